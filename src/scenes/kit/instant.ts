/** '2026-11-11T12:00:00.000Z' → '2026-11-11 12:00 UTC'. */
export function spellInstant(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`
}
