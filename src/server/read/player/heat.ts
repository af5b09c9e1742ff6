import type { BoroughName } from '#src/rules/market/goods.ts'

/** Returns the heat of every borough. */
export function byBorough(levelOf: (borough: BoroughName) => number): Record<BoroughName, number> {
  return {
    manhattan: levelOf('manhattan'),
    brooklyn: levelOf('brooklyn'),
    queens: levelOf('queens'),
    bronx: levelOf('bronx'),
    staten_island: levelOf('staten_island'),
    jersey: levelOf('jersey'),
  }
}
