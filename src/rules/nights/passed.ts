import { dayOf } from '../calendar.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import { type Moment, stampOf, type World } from '../player/world.ts'

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

/** Returns the event that ends the quiet nights before an instant. A night that begins at the instant is still to come. */
export function passNightsBefore(moment: Moment): readonly NightsPassed[] {
  const day = dayOf(new Date(moment.now.getTime() - 1))
  return [{ kind: 'nights_passed', ...stampOf(moment), day }]
}

export function evolveNights(sheet: Sheet, { day }: NightsPassed): Sheet {
  return { ...sheet, nightDay: day }
}
