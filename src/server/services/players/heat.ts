import type { BoroughName } from '#src/rules/market/goods.ts'
import type { Database } from '../../db/database.ts'
import { heatOf } from '../../db/repositories/heat.ts'

/** Resolves with a player's heat in every borough. */
export async function readHeat(
  db: Database,
  playerId: string,
): Promise<Record<BoroughName, number>> {
  const rows = await heatOf(db, playerId)
  return byBorough((name) => rows.find(({ borough }) => borough === name)?.heat ?? 0)
}

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
