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
import {
  aSheet,
  chanceFor,
  PLAYER,
  SEASON,
  sha256,
  TRADER,
  trusting,
} from '#tests/support/sheets.ts'

interface GoldenRun {
  readonly records: readonly RunRecord[]
  readonly after: object
}

/** Runs of version 1 that together have events of every kind, and the sheets after them. They may never change. */
const GOLDEN = [
  'golden-v1.json',
  'golden-v1-account.json',
  'golden-v1-fronts.json',
  'golden-v1-guide.json',
].map((file): GoldenRun => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')))
const eventsOf = ({ records }: GoldenRun) =>
  records.map(({ body }): PlayerEvent => JSON.parse(body))

/** Every kind of event. A new kind needs its own golden run. */
const KINDS: Readonly<Record<PlayerEvent['kind'], true>> = {
  advance_lent: true,
  collector_paid: true,
  collector_sent: true,
  day_begun: true,
  encounter_opened: true,
  encounter_settled: true,
  favour_granted: true,
  front_bought: true,
  front_paid: true,
  front_sold: true,
  front_tended: true,
  ground_cooled: true,
  guide_paid: true,
  interest_accrued: true,
  job_done: true,
  kicked_up: true,
  loan_day_late: true,
  loan_extended: true,
  loan_repaid: true,
  loan_status_changed: true,
  loan_taken: true,
  loan_worked_off: true,
  messages_bought: true,
  messages_received: true,
  mission_done: true,
  missions_drawn: true,
  move_spent: true,
  moves_returned: true,
  name_chosen: true,
  nights_passed: true,
  payment_voided: true,
  player_merged: true,
  option_taken: true,
  pledge_sold: true,
  relation_moved: true,
  sale_shared: true,
  stash_upgraded: true,
  streak_counted: true,
  traded: true,
  travelled: true,
  word_sent: true,
}

const LOAN: SheetLoan = {
  ...{ id: 'owned', shark: 'vinnie', principalCents: 100_000, dailyRate: 0.1 },
  takenAt: new Date('2026-08-10T00:00:00Z'),
  dueAt: new Date('2026-08-30T00:00:00Z'),
  ...{ accruedCents: 200_000, repaidCents: 0, kind: 'loan', security: null },
  ...{ status: 'owned', lateDaySeen: 3 },
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
      ...{ id: 'boss', shark: 'bigboss', accruedCents: 80_000, status: 'late' },
      takenAt: new Date('2026-08-25T00:00:00Z'),
    },
  ],
  heat: { manhattan: { heat: 7, soldCents: 0 }, brooklyn: { heat: 7, soldCents: 0 } },
  relations: trusting({ tommy: 60, vinnie: 90 }),
})

test('the golden runs of version 1 have events of every kind', () => {
  expect([...new Set(GOLDEN.flatMap(eventsOf).map(({ kind }) => kind))].sort()).toEqual(
    Object.keys(KINDS).sort(),
  )
})

test.each(GOLDEN)('replays a run of version 1 from its seed: %#', ({ records }) => {
  const chance = chanceFor('1985')
  const revealed = { prices: new SeasonPrices(marketChance(chance), SEASON), chance }
  const replay = new RunReplay({ id: SEASON, seedHash: sha256('1985'), revealed }, TRADER, sha256)
  for (const record of records) expect(replay.take(record)).toBeNull()
})

test.each(GOLDEN)('the events of version 1 produce the same sheet as before: %#', (run) => {
  const after: unknown = JSON.parse(JSON.stringify(fold(BEFORE, eventsOf(run))))
  expect(after).toMatchObject(run.after)
})
