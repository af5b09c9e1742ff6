import { and, eq } from 'drizzle-orm'
import type { Impact } from '#src/rules/market/impact.ts'
import type { Database, Transaction } from '../database.ts'
import { marketCells } from '../street-schema.ts'

/** Adds the cells of a season's market, untouched by trades, unless they are there. */
export async function addCells(
  db: Database,
  seasonId: string,
  cells: number,
  impact: Impact,
): Promise<void> {
  const rows = Array.from({ length: cells }, (_, cell) => ({ seasonId, cell, ...impact }))
  await db.insert(marketCells).values(rows).onConflictDoNothing()
}

/** What trades have done to each cell, in the order of the rules' CELLS. */
export async function impactsOf(db: Database, seasonId: string): Promise<Impact[]> {
  return db
    .select({ tick: marketCells.tick, opening: marketCells.opening, net: marketCells.net })
    .from(marketCells)
    .where(eq(marketCells.seasonId, seasonId))
    .orderBy(marketCells.cell)
}

/** A cell, locked: trades in it are done one after the other. */
export async function lockCell(
  tx: Transaction,
  seasonId: string,
  cell: number,
): Promise<Impact | undefined> {
  const rows = await tx
    .select({ tick: marketCells.tick, opening: marketCells.opening, net: marketCells.net })
    .from(marketCells)
    .where(and(eq(marketCells.seasonId, seasonId), eq(marketCells.cell, cell)))
    .for('update')
  return rows[0]
}

export async function saveCell(
  tx: Transaction,
  seasonId: string,
  cell: number,
  { tick, opening, net }: Impact,
): Promise<void> {
  await tx
    .update(marketCells)
    .set({ tick, opening, net })
    .where(and(eq(marketCells.seasonId, seasonId), eq(marketCells.cell, cell)))
}
