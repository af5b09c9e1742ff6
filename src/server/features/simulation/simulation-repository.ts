import { and, eq, gte, lt, ne } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { simulations } from '../../platform/db/life-schema.ts'

export type SimulationRow = typeof simulations.$inferSelect

/** Adds a simulation. Resolves with false if the player has a running one. */
export async function addSimulation(db: Database, run: SimulationRow): Promise<boolean> {
  const rows = await db
    .insert(simulations)
    .values(run)
    .onConflictDoNothing()
    .returning({ id: simulations.id })
  return rows.length === 1
}

export async function simulationOf(
  db: Database,
  playerId: string,
  id: string,
): Promise<SimulationRow | undefined> {
  const rows = await db
    .select()
    .from(simulations)
    .where(and(eq(simulations.id, id), eq(simulations.playerId, playerId)))
  return rows[0]
}

export async function runningSimulationOf(
  db: Database,
  playerId: string,
): Promise<SimulationRow | undefined> {
  const rows = await db
    .select()
    .from(simulations)
    .where(and(eq(simulations.playerId, playerId), eq(simulations.state, 'running')))
  return rows[0]
}

/** Changes a running simulation. Resolves with false if it has ended. */
export async function updateSimulation(
  db: Database,
  id: string,
  changes: Partial<Pick<SimulationRow, 'state' | 'worths' | 'reward' | 'playedAt'>>,
): Promise<boolean> {
  const rows = await db
    .update(simulations)
    .set(changes)
    .where(and(eq(simulations.id, id), eq(simulations.state, 'running')))
    .returning({ id: simulations.id })
  return rows.length === 1
}

/**
 * Takes over a running simulation that no server has continued since `idleSince`. Only one of several concurrent
 * servers gets true.
 */
export async function claimSimulation(
  db: Database,
  id: string,
  { idleSince, now }: { idleSince: Date; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(simulations)
    .set({ playedAt: now })
    .where(
      and(
        eq(simulations.id, id),
        eq(simulations.state, 'running'),
        lt(simulations.playedAt, idleSince),
      ),
    )
    .returning({ id: simulations.id })
  return rows.length === 1
}

/** Resolves with the number of simulations that a player has started since a time. */
export async function countSimulations(
  db: Database,
  playerId: string,
  since: Date,
): Promise<number> {
  return db.$count(
    simulations,
    and(eq(simulations.playerId, playerId), gte(simulations.startedAt, since)),
  )
}

export async function deleteEndedSimulations(db: Database, startedBefore: Date): Promise<void> {
  await db
    .delete(simulations)
    .where(and(lt(simulations.startedAt, startedBefore), ne(simulations.state, 'running')))
}
