import * as z from 'zod/mini'
import { RULES } from '#src/rules/config.ts'
import type { Database } from '../../db/database.ts'
import { ticksOf } from '../../db/repositories/tape.ts'

const lineSchema = z.object({
  tick: z.number(),
  prices: z.array(z.number()),
  bids: z.array(z.number()),
})

/** How the last ticks opened, oldest first. Prices in cents, in the order of CELLS. */
export interface Openings {
  readonly openings: readonly (readonly number[])[]
  /** The city's average bids at the last of them, in cents and in the order of GOODS. */
  readonly bids: readonly number[]
}

/** Reads from the tape how the `ticks` up to `tick` opened: by default 73, so that there are 24 hours between them. */
export async function readOpenings(
  db: Database,
  seasonId: string,
  tick: number,
  ticks: number = RULES.market.windowTicks + 1,
): Promise<Openings> {
  const rows = await ticksOf(db, seasonId, { from: tick - ticks + 1, to: tick })
  const lines = rows.map(({ body }) => lineSchema.parse(JSON.parse(body)))
  return { openings: lines.map(({ prices }) => prices), bids: lines.at(-1)?.bids ?? [] }
}
