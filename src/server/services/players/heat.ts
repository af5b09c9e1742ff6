import type { BoroughName } from '#src/rules/market/goods.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { heatOf, setHeat } from '../../db/repositories/heat.ts'

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

export async function heatIn(
  db: Database,
  playerId: string,
  borough: BoroughName,
): Promise<number> {
  const rows = await heatOf(db, playerId)
  return rows.find((row) => row.borough === borough)?.heat ?? 0
}

/** Sets the heat of one borough. Keeps what was sold there towards the next level. The player's row must be locked. */
export async function setHeatIn(
  tx: Transaction,
  playerId: string,
  borough: BoroughName,
  heat: number,
): Promise<void> {
  const rows = await heatOf(tx, playerId)
  const soldCents = rows.find((row) => row.borough === borough)?.soldCents ?? 0
  await setHeat(tx, { playerId, borough, heat, soldCents })
}
