/** Returns an instant to the minute: '2026-11-21T18:30:15.000Z' → '2026-11-21 18:30'. */
export function minuteOf(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ')
}

/** {@link minuteOf} with its time zone: '2026-11-21 18:30 UTC'. */
export function spellInstant(instant: string): string {
  return `${minuteOf(instant)} UTC`
}

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })

/** Day and hour, UTC: '2026-11-24T14:00:00.000Z' → '24 Tue 14:00'. */
export function spellHour(instant: string): string {
  return `${DAY.format(new Date(instant))} ${instant.slice(11, 16)}`
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })

/** Day and hour as a sentence has them, UTC: '2026-11-24T14:00:00.000Z' → 'Tue 24, 14:00'. */
export function spellDue(instant: string): string {
  return `${WEEKDAY.format(new Date(instant))} ${Number(instant.slice(8, 10))}, ${instant.slice(11, 16)}`
}

/** Returns the hour of an instant where the player is, by the browser's clock: '07:00'. */
export function localHour(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  )
}

/** Returns the next midnight, UTC, at which moves come and the night passes. */
export function nextNight(now: string): string {
  return new Date((Math.floor(Date.parse(now) / DAY_MS) + 1) * DAY_MS).toISOString()
}

/** Returns the instant that is a number of days after another one. */
export function daysLater(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString()
}

const DAY_MS = 86_400_000
/** The least unit of {@link timeUntil}: how often a countdown must be drawn again. */
export const MINUTE_MS = 60_000

/** Returns the time from one instant to a later one, in its two largest units: '6 d 23 h', '5 h 12 min', '0 min'. */
export function timeUntil(later: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(later) - Date.parse(now)) / MINUTE_MS))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  if (days > 0) return `${days} d ${hours} h`
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}
