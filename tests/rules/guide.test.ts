import { describe, expect, test } from 'vitest'
import { cashAccount } from '#src/rules/ledger.ts'
import { entriesOf } from '#src/rules/player/entries.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { RunReplay } from '#src/rules/runs/replay-run.ts'
import { emptyRun, extendRun } from '#src/rules/runs/run.ts'
import { SeasonPrices } from '#src/rules/runs/season-prices.ts'
import { marketChance } from '#src/rules/season-chance.ts'
import {
  aSheet,
  aWorld,
  chanceFor,
  execute,
  PLAYER,
  SEASON,
  sha256,
  TRADER,
} from '#tests/support/sheets.ts'

const toQueens = { kind: 'travel', id: 'stop', to: 'queens' } as const
const goodsFor = (costCents: number) => [{ symbol: 'TAPES', quantity: 6, costCents }] as const

const kindsOf = (events: readonly PlayerEvent[]) => events.map(({ kind }) => kind)

describe('the reward of the first trip with goods', () => {
  test('is paid on arrival, by a double entry', () => {
    const { after, events } = execute(aSheet({ holdings: goodsFor(50_001) }), toQueens, aWorld(1))
    const reward = events.at(-1)
    expect(reward).toMatchObject({ kind: 'guide_paid', cents: 10_000 })
    expect(after.isGuidePaid).toBe(true)
    // The toll is $30.
    expect(after.balances[cashAccount(PLAYER)]).toBe(200_000 - 3_000 + 10_000)
    expect(reward && entriesOf(PLAYER, reward)).toEqual([
      {
        kind: 'guide_reward',
        cause: PLAYER,
        postings: [
          { account: 'house', amountCents: -10_000 },
          { account: cashAccount(PLAYER), amountCents: 10_000 },
        ],
      },
    ])
  })

  test('is not paid for goods that cost $500 or less', () => {
    const { after, events } = execute(aSheet({ holdings: goodsFor(50_000) }), toQueens, aWorld(1))
    expect(kindsOf(events)).not.toContain('guide_paid')
    expect(after.isGuidePaid).toBe(false)
  })

  test('is paid once', () => {
    const first = execute(aSheet({ holdings: goodsFor(60_000) }), toQueens, aWorld(1))
    const home = { ...toQueens, to: 'manhattan' } as const
    expect(kindsOf(execute(first.after, home, aWorld(2)).events)).not.toContain('guide_paid')
  })

  test('is paid before the police stop the player, who do not see it', () => {
    const sheet = aSheet({
      holdings: goodsFor(60_000),
      heat: { queens: { heat: 7, soldCents: 0 } },
    })
    const poor = aSheet({ heat: sheet.heat })
    const world = { ...aWorld(1), chance: () => () => 0 }
    const { after, events } = execute(sheet, toQueens, world)
    expect(kindsOf(events).slice(-3)).toEqual(['travelled', 'guide_paid', 'encounter_opened'])
    expect(after.encounter).toEqual(execute(poor, toQueens, world).after.encounter)
  })
})

describe('the replay of a run', () => {
  const chance = chanceFor('1985')
  const { events } = execute(aSheet({ holdings: goodsFor(60_000) }), toQueens, aWorld(1))

  function replay(run: readonly object[]): readonly (string | null)[] {
    const revealed = { prices: new SeasonPrices(marketChance(chance), SEASON), chance }
    const seedHash = sha256('1985')
    const checked = new RunReplay({ id: SEASON, seedHash, revealed }, TRADER, sha256)
    const records = extendRun(
      emptyRun({ seedHash, trader: TRADER }, sha256),
      run as readonly PlayerEvent[],
      sha256,
    )
    return records.map((record) => checked.take(record)).filter((sentence) => sentence !== null)
  }

  test('accepts the reward after the trip', () => {
    expect(replay(events)).toEqual([])
  })

  test.each([
    [
      'of another sum',
      events.map((event) => (event.kind === 'guide_paid' ? { ...event, cents: 20_000 } : event)),
      'The reward of the first trip is 10000 cents, not 20000.',
    ],
    [
      'without a trip',
      events.filter(({ kind }) => kind !== 'travelled'),
      'The reward of the first trip follows no trip.',
    ],
    [
      'that is paid twice',
      [
        ...events,
        ...execute(
          {
            ...execute(aSheet({ holdings: goodsFor(60_000) }), toQueens, aWorld(1)).after,
            isGuidePaid: false,
          },
          { ...toQueens, to: 'manhattan' },
          aWorld(2),
        ).events,
      ],
      'The reward of the first trip is paid twice.',
    ],
  ])('rejects a reward %s', (_, run, sentence) => {
    expect(replay(run)).toEqual([sentence])
  })
})
