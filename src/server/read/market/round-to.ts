/** Rounds to a number of decimals. */
export function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
