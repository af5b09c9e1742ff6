/** Returns a reputation changed by `by`, within 0..1 and rounded to four decimals. */
export function moveReputation(reputation: number, by: number): number {
  return Math.max(0, Math.min(1, Number((reputation + by).toFixed(4))))
}
