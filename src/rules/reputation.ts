/** Reputation stays in 0..1, in whole hundredths of a percent. */
export function moveReputation(reputation: number, by: number): number {
  return Math.max(0, Math.min(1, Number((reputation + by).toFixed(4))))
}
