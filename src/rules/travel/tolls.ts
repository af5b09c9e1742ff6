import { BOROUGHS, type BoroughName } from '../market/goods.ts'

/**
 * Tolls in dollars between two boroughs, in the order of BOROUGHS: $20 to $120, by the bridges, tunnels and the ferry
 * between them.
 */
const TOLLS: readonly (readonly number[])[] = [
  [0, 20, 30, 30, 60, 50],
  [20, 0, 20, 60, 40, 80],
  [30, 20, 0, 30, 80, 90],
  [30, 60, 30, 0, 120, 70],
  [60, 40, 80, 120, 0, 40],
  [50, 80, 90, 70, 40, 0],
]

/** Returns the toll between two boroughs in cents: the same in both directions, 0 within a borough. */
export function tollCents(from: BoroughName, to: BoroughName): number {
  return (TOLLS[placeOf(from)]?.[placeOf(to)] ?? 0) * 100
}

function placeOf(borough: BoroughName): number {
  return BOROUGHS.findIndex(({ name }) => name === borough)
}
