import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { runCall, runsCall } from '#src/protocol/calls/season.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import type { Verdict } from '#src/rules/runs/verify-season.ts'
import { verifySeason } from '#src/server/verify-season.ts'
import { call, type TestApp, type TestPlayer } from './app.ts'
import { sourceOf } from './sheets.ts'

/** Reads the run of the only player who has one, and verifies it with the season's seed. */
export async function verifyRun(
  app: TestApp,
  { headers }: TestPlayer,
): Promise<{ readonly events: readonly PlayerEvent[]; readonly verdict: Verdict }> {
  const { runs } = await call(app, runsCall)
  const { trader } = runs[0] ?? expect.fail('there is no run')
  const { records } = await call(app, runCall, { params: { trader }, headers })
  const { rows } = await app.server.store.db.execute<{
    id: string
    seed: string
    seed_hash: string
  }>(sql`select id, seed, seed_hash from seasons`)
  const season = rows[0] ?? expect.fail('there is no season')
  const source = sourceOf(new Map([[trader, records]]), season.seed_hash)
  return {
    events: records.map(({ body }): PlayerEvent => JSON.parse(body)),
    verdict: await verifySeason(season, source),
  }
}
