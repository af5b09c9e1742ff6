import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import type { SheetLoan } from '#src/rules/player/sheet.ts'
import { RunReplay } from '#src/rules/runs/replay-run.ts'
import type { RunRecord } from '#src/rules/runs/run.ts'
import { SeasonPrices } from '#src/rules/runs/season-prices.ts'
import { marketChance } from '#src/rules/season-chance.ts'
import { aSheet, chanceFor, PLAYER, SEASON, sha256, TRADER } from '#tests/support/sheets.ts'

/** A run of version 1 with events of every kind, and the sheet after them. Neither may ever change. */
const GOLDEN: { readonly records: readonly RunRecord[]; readonly after: object } = JSON.parse(
  readFileSync(new URL('golden-v1.json', import.meta.url), 'utf8'),
)
const EVENTS = GOLDEN.records.map(({ body }): PlayerEvent => JSON.parse(body))

/** Every kind of event. A new kind needs its own golden run. */
const KINDS: Readonly<Record<PlayerEvent['kind'], true>> = {
  advance_lent: true,
  collector_paid: true,
  day_begun: true,
  encounter_opened: true,
  encounter_settled: true,
  favour_granted: true,
  ground_cooled: true,
  job_done: true,
  loan_extended: true,
  loan_worked_off: true,
  mission_done: true,
  move_spent: true,
  moves_returned: true,
  sale_shared: true,
  stash_upgraded: true,
  streak_counted: true,
  traded: true,
  travelled: true,
}

const LOAN: SheetLoan = {
  ...{ id: 'owned', shark: 'vinnie', principalCents: 100_000, dailyRate: 0.1 },
  takenAt: new Date('2026-08-10T00:00:00Z'),
  dueAt: new Date('2026-08-30T00:00:00Z'),
  ...{ repaidCents: 0, kind: 'loan', security: null, status: 'owned', lateDaySeen: 0 },
}

/** The player before the run: with heat in two boroughs, loans of two sharks, and the trust of two. */
const BEFORE = aSheet({
  balances: {
    [cashAccount(PLAYER)]: 5_000_000,
    [debtAccount(PLAYER, 'vinnie')]: -300_000,
    [debtAccount(PLAYER, 'bigboss')]: -180_000,
  },
  loans: [
    LOAN,
    {
      ...LOAN,
      ...{ id: 'boss', shark: 'bigboss', status: 'late' },
      takenAt: new Date('2026-08-25T00:00:00Z'),
    },
  ],
  heat: { manhattan: { heat: 7, soldCents: 0 }, brooklyn: { heat: 7, soldCents: 0 } },
  trust: { tommy: 60, vinnie: 90 },
})

test('the golden run of version 1 has events of every kind', () => {
  expect([...new Set(EVENTS.map(({ kind }) => kind))].sort()).toEqual(Object.keys(KINDS).sort())
})

test('replays a run of version 1 from its seed', () => {
  const chance = chanceFor('1985')
  const revealed = { prices: new SeasonPrices(marketChance(chance), SEASON), chance }
  const replay = new RunReplay({ id: SEASON, seedHash: sha256('1985'), revealed }, TRADER, sha256)
  for (const record of GOLDEN.records) expect(replay.take(record)).toBeNull()
})

test('the events of version 1 produce the same sheet as before', () => {
  const after: unknown = JSON.parse(JSON.stringify(fold(BEFORE, EVENTS)))
  expect(after).toMatchObject(GOLDEN.after)
})
