import { dayOf } from './calendar.ts'
import type { Entry } from './ledger.ts'
import { type NightsPassed, passNights } from './nights/passed.ts'
import type { EventBase } from './player/event.ts'
import { newMonth, type Sheet } from './player/sheet.ts'
import { stampOf, type World } from './player/world.ts'
import { gameSessionEntry } from './street-entries.ts'

/** The first action of a player on a UTC day. */
export interface DayBegun extends EventBase {
  readonly kind: 'day_begun'
  readonly day: string
  /** Set when the day adds nothing to the pot, because the player is not proven. */
  readonly outsidePot?: true
}

/** Returns the event of a new day; when the player has acted today, only that of the nights before it, if they are open. */
export function beginDay(sheet: Sheet, world: World): readonly (DayBegun | NightsPassed)[] {
  const { isOutsidePot, playDay } = sheet
  const day = dayOf(world.now)
  if (playDay === day) return passNights(sheet, world)
  const begun = { kind: 'day_begun', ...stampOf(world), day } as const
  return [isOutsidePot ? { ...begun, outsidePot: true } : begun]
}

export function evolveDay(sheet: Sheet, { day }: DayBegun): Sheet {
  const month = day.slice(0, 7)
  const figures = sheet.month.month === month ? sheet.month : newMonth(month)
  return {
    ...sheet,
    playDay: day,
    nightDay: day,
    dayProfits: {},
    interactions: { ...sheet.interactions, usedToday: 0 },
    tripsToday: 0,
    month: { ...figures, days: figures.days + 1 },
  }
}

/** Returns the entry by which the game pays into the pot on each day that a proven player plays. */
export function dayEntries(playerId: string, { day, outsidePot }: DayBegun): readonly Entry[] {
  return outsidePot ? [] : [gameSessionEntry(playerId, day)]
}
