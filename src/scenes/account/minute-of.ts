/** '2026-11-21 18:30' */
export function minuteOf(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ')
}
