import { RULES } from './config.ts'
import { RulesError } from './errors.ts'

/** The house's calendar: UTC days, 20-minute ticks, months as seasons. The instant always comes in. */

const DAY_MS = RULES.clock.dayMs
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

/** The UTC day of an instant: 'YYYY-MM-DD'. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** Whole UTC days since 1970-01-01. */
export function dayNumber(instant: Date): number {
  return Math.floor(instant.getTime() / DAY_MS)
}

/** The first instant of a day written 'YYYY-MM-DD'. Throws {@link RulesError} on anything else. */
export function startOfDay(day: string): Date {
  const start = new Date(`${day}T00:00:00.000Z`)
  if (Number.isNaN(start.getTime()) || dayOf(start) !== day) {
    throw new RulesError('bad_day', `A day is written YYYY-MM-DD, not '${day}'.`)
  }
  return start
}

/** Whole days from one day to another; negative when `to` lies before `from`. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(startOfDay(to)) - dayNumber(startOfDay(from))
}

export function addDays(day: string, days: number): string {
  return dayOf(new Date(startOfDay(day).getTime() + days * DAY_MS))
}

export function weekdayOf(instant: Date): Weekday {
  return WEEKDAYS[instant.getUTCDay()] ?? 'Sunday'
}

/** Days from an instant to the next such weekday: 1..7, never today. */
export function daysUntilWeekday(instant: Date, weekday: Weekday): number {
  return (WEEKDAYS.indexOf(weekday) - instant.getUTCDay() + 7) % 7 || 7
}

/** A season is a UTC month: 'YYYY-MM'. */
export function seasonOf(instant: Date): string {
  return instant.toISOString().slice(0, 7)
}

export function seasonStart(season: string): Date {
  return startOfDay(`${season}-01`)
}

/** The first instant that belongs to the next season. */
export function seasonEnd(season: string): Date {
  const start = seasonStart(season)
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1))
}

/** When a tick begins; they are counted from their season's start: 0, 1, 2 … */
export function tickStart(season: string, tick: number): Date {
  return new Date(seasonStart(season).getTime() + tick * RULES.clock.tickMs)
}

/** The last tick of a season. */
export function lastTickOf(season: string): number {
  const length = seasonEnd(season).getTime() - seasonStart(season).getTime()
  return length / RULES.clock.tickMs - 1
}

/** The tick of a season at an instant: its first before it began, its last when it is over. */
export function tickIn(season: string, instant: Date): number {
  const since = instant.getTime() - seasonStart(season).getTime()
  return Math.max(0, Math.min(lastTickOf(season), Math.floor(since / RULES.clock.tickMs)))
}

/** A season's tick counted from 1970, so that ticks of two seasons compare. */
export function tickNumber(season: string, tick: number): number {
  return seasonStart(season).getTime() / RULES.clock.tickMs + tick
}
