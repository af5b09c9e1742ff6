/** Returns an instant to the minute: '2026-11-21T18:30:15.000Z' → '2026-11-21 18:30'. */
export function minuteOf(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ')
}

/** {@link minuteOf} with its time zone: '2026-11-21 18:30 UTC'. */
export function spellInstant(instant: string): string {
  return `${minuteOf(instant)} UTC`
}
