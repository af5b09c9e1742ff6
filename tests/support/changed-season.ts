import type { RunRecord } from '#src/rules/runs/run.ts'
import type { SeasonSource } from '#src/rules/runs/verify-season.ts'
import { playRuns, type RunStep, sha256, sourceOf } from './sheets.ts'

/** Runs of two players. ada's second sale is watched by the police. */
export const RUNS: { readonly ada: RunStep[]; readonly bob: RunStep[] } = {
  ada: [
    { tick: 1, units: 20 },
    { tick: 1, units: -5 },
    { tick: 90, units: -15 },
  ],
  bob: [{ tick: 4, units: 7 }],
}

export async function recordsOf(source: SeasonSource, trader: string): Promise<RunRecord[]> {
  const records: RunRecord[] = []
  for await (const record of source.events(trader)) records.push(record)
  return records
}

/** Returns the season with some of ada's records changed or removed, and with matching hashes. */
export async function changedSeason(
  change: (body: string, seq: number) => string | null,
  steps = RUNS.ada,
) {
  const { season, source } = playRuns({ ...RUNS, ada: steps })
  const bodies = (await recordsOf(source, 'ada'))
    .map(({ body, seq }) => change(body, seq))
    .filter((body) => body !== null)
  let hash = sha256(`${season.seed_hash}\nada`)
  const ada = bodies.map((body, index) => {
    hash = sha256(`${hash}\n${body}`)
    return { seq: index + 1, body, hash }
  })
  const runs = new Map([
    ['ada', ada],
    ['bob', await recordsOf(source, 'bob')],
  ])
  return { season, source: sourceOf(runs, season.seed_hash) }
}
