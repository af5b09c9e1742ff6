import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import { RunReplay } from '#src/rules/runs/replay-run.ts'
import type { RunRecord } from '#src/rules/runs/run.ts'
import { SeasonPrices } from '#src/rules/runs/season-prices.ts'
import { marketChance } from '#src/rules/season-chance.ts'
import { chanceFor, SEASON, sha256, TRADER } from '#tests/support/sheets.ts'
import { BEFORE, BEFORE_MERGE, playGolden, playTalk } from './golden-play.ts'

interface GoldenRun {
  readonly records: readonly RunRecord[]
  readonly after: object
}

/** Stored runs that together have events of every kind, and the sheets after them. */
const GOLDEN = [
  'golden-v1.json',
  'golden-v1-account.json',
  'golden-v1-fronts.json',
  'golden-v1-guide.json',
  'golden-v1-sales.json',
  'golden-v1-talk.json',
].map((file): GoldenRun => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')))
const eventsOf = ({ records }: GoldenRun) =>
  records.map(({ body }): PlayerEvent => JSON.parse(body))

/** Every kind of event. A new kind needs its own golden run. */
const KINDS: Readonly<Record<PlayerEvent['kind'], true>> = {
  advance_lent: true,
  day_begun: true,
  errand_done: true,
  errand_given: true,
  errand_missed: true,
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
  loan_cleared: true,
  loan_day_late: true,
  loan_extended: true,
  loan_repaid: true,
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
  pot_paid: true,
  relation_moved: true,
  sale_shared: true,
  sale_watched: true,
  stash_upgraded: true,
  streak_counted: true,
  traded: true,
  travelled: true,
  turn_opened: true,
  word_sent: true,
}

test('the stored run is what the deciders play', async () => {
  const played = `${JSON.stringify(playGolden(), null, 2)}\n`
  await expect(played).toMatchFileSnapshot('golden-v1.json')
})

test('the stored turns are what the deciders play', async () => {
  const played = `${JSON.stringify(playTalk(), null, 2)}\n`
  await expect(played).toMatchFileSnapshot('golden-v1-talk.json')
})

test('the golden runs have events of every kind', () => {
  expect([...new Set(GOLDEN.flatMap(eventsOf).map(({ kind }) => kind))].sort()).toEqual(
    Object.keys(KINDS).sort(),
  )
})

test.each(GOLDEN)('replays a run from its seed: %#', ({ records }) => {
  const chance = chanceFor('1985')
  const revealed = { prices: new SeasonPrices(marketChance(chance), SEASON), chance }
  const replay = new RunReplay({ id: SEASON, seedHash: sha256('1985'), revealed }, TRADER, sha256)
  for (const record of records) expect(replay.take(record)).toBeNull()
})

test.each([
  [GOLDEN[0], BEFORE],
  [GOLDEN[1], BEFORE_MERGE],
])('the stored events produce the stored sheet: %#', (run, before) => {
  if (!run) return expect.fail('a run is missing')
  const after: unknown = JSON.parse(JSON.stringify(fold(before, eventsOf(run))))
  expect(after).toMatchObject(run.after)
})
