import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import { RunReplay } from '#src/rules/runs/replay-run.ts'
import { SeasonPrices } from '#src/rules/runs/season-prices.ts'
import { marketChance } from '#src/rules/season-chance.ts'
import { chanceFor, SEASON, sha256, TRADER } from '#tests/support/sheets.ts'
import { GOLDEN_PLAYS } from './golden-plays.ts'
import type { GoldenRun } from './golden-run.ts'

type Stored = Pick<GoldenRun, 'before' | 'records'> & { readonly after: object }

const NAMES = Object.keys(GOLDEN_PLAYS)
const read = (name: string): Stored =>
  JSON.parse(readFileSync(new URL(`golden-v1-${name}.json`, import.meta.url), 'utf8'))
const eventsOf = ({ records }: Stored) => records.map(({ body }): PlayerEvent => JSON.parse(body))

/** Instants are stored as text. */
function toDate(_: string, value: unknown): unknown {
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
  return isInstant ? new Date(value) : value
}

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
  turn_opened: true,
  pot_paid: true,
  relation_moved: true,
  sale_shared: true,
  sale_watched: true,
  stash_upgraded: true,
  streak_counted: true,
  traded: true,
  travelled: true,
  word_sent: true,
  words_forgotten: true,
}

test.each(NAMES)('the stored run is what the deciders play: %s', async (name) => {
  const played = `${JSON.stringify(GOLDEN_PLAYS[name]?.(), null, 2)}\n`
  await expect(played).toMatchFileSnapshot(`golden-v1-${name}.json`)
})

test('the golden runs have events of every kind', () => {
  const kinds = NAMES.map(read)
    .flatMap(eventsOf)
    .map(({ kind }) => kind)
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(KINDS).sort())
})

test.each(NAMES)('replays a run from its seed: %s', (name) => {
  const chance = chanceFor('1985')
  const revealed = { prices: new SeasonPrices(marketChance(chance), SEASON), chance }
  const replay = new RunReplay({ id: SEASON, seedHash: sha256('1985'), revealed }, TRADER, sha256)
  for (const record of read(name).records) expect(replay.take(record)).toBeNull()
})

test.each(NAMES)('the stored events produce the stored sheet: %s', (name) => {
  const stored = read(name)
  const before: Sheet = JSON.parse(JSON.stringify(stored.before), toDate)
  const after: unknown = JSON.parse(JSON.stringify(fold(before, eventsOf(stored))))
  expect(after).toEqual(stored.after)
})
