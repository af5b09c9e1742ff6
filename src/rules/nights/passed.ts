import { dayOf } from '../calendar.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'

/** The nights up to a day have passed without income or a share. */
export interface NightsPassed extends EventBase {
  readonly kind: 'nights_passed'
  readonly day: string
}

/** Returns the event that ends the quiet nights before a day at play; no event when there are none. */
export function passNights({ nightDay }: Sheet, world: World): readonly NightsPassed[] {
  const day = dayOf(world.now)
  if (nightDay !== null && nightDay >= day) return []
  return [{ kind: 'nights_passed', ...stampOf(world), day }]
}

export function evolveNights(sheet: Sheet, { day }: NightsPassed): Sheet {
  return { ...sheet, nightDay: day }
}
