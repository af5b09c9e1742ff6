import { RULES } from './config.ts'
import { RulesError } from './errors.ts'

/** The game's calendar: UTC days, ticks, and months as seasons. Every function takes the instant as an argument. */

const DAY_MS = RULES.clock.dayMs
const DAY_FORMAT = /^\d{4}-\d\d-\d\d$/
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Returns the UTC day of an instant as 'YYYY-MM-DD'. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** Returns the whole UTC days since 1970-01-01. */
export function dayNumber(instant: Date): number {
  return Math.floor(instant.getTime() / DAY_MS)
}

/** Returns the first instant of a day written as 'YYYY-MM-DD'. Throws {@link RulesError} for any other text. */
export function startOfDay(day: string): Date {
  const start = new Date(`${day}T00:00:00.000Z`)
  if (!DAY_FORMAT.test(day) || start.getUTCDate() !== Number(day.slice(8))) {
    throw new RulesError('bad_day', `A day is written YYYY-MM-DD, not '${day}'.`)
  }
  return start
}

/** Returns the whole days from one day to another; negative when `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(startOfDay(to)) - dayNumber(startOfDay(from))
}

export function addDays(day: string, days: number): string {
  return dayOf(new Date(startOfDay(day).getTime() + days * DAY_MS))
}

export function weekdayOf(instant: Date): Weekday {
  return WEEKDAYS[instant.getUTCDay()] ?? 'Sunday'
}

/** Returns the days from an instant to the next such weekday, 1 to 7: never today. */
export function daysUntilWeekday(instant: Date, weekday: Weekday): number {
  return (WEEKDAYS.indexOf(weekday) - instant.getUTCDay() + 7) % 7 || 7
}

/** Returns the season of an instant: its UTC month as 'YYYY-MM'. */
export function seasonOf(instant: Date): string {
  return instant.toISOString().slice(0, 7)
}

export function seasonStart(season: string): Date {
  return startOfDay(`${season}-01`)
}

/** Returns the first instant of the next season. */
export function seasonEnd(season: string): Date {
  const start = seasonStart(season)
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1))
}

/** Returns when a tick begins. Ticks are counted from the start of their season: 0, 1, 2 … */
export function tickStart(season: string, tick: number): Date {
  return new Date(seasonStart(season).getTime() + tick * RULES.clock.tickMs)
}

/** Returns the last tick of a season. */
export function lastTickOf(season: string): number {
  const length = seasonEnd(season).getTime() - seasonStart(season).getTime()
  return length / RULES.clock.tickMs - 1
}

/** Returns the tick of a season at an instant: the first one before the season, the last one after it. */
export function tickIn(season: string, instant: Date): number {
  const since = instant.getTime() - seasonStart(season).getTime()
  return Math.max(0, Math.min(lastTickOf(season), Math.floor(since / RULES.clock.tickMs)))
}

/** Returns the instant of a tick that is nearest to another: that one itself if it is in the tick. */
export function nearestInTick(season: string, tick: number, instant: Date): Date {
  const [first, next] = [tickStart(season, tick), tickStart(season, tick + 1)]
  if (instant < first) return first
  return instant < next ? instant : new Date(next.getTime() - 1)
}

/** Returns a season's tick counted from 1970, so that ticks of different seasons can be compared. */
export function tickNumber(season: string, tick: number): number {
  return seasonStart(season).getTime() / RULES.clock.tickMs + tick
}
