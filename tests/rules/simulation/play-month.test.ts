import { describe, expect, test } from 'vitest'
import { entriesOf } from '#src/rules/player/entries.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { RunReplay } from '#src/rules/runs/replay-run.ts'
import { emptyRun, extendRun } from '#src/rules/runs/run.ts'
import { SeasonPrices } from '#src/rules/runs/season-prices.ts'
import { marketChance } from '#src/rules/season-chance.ts'
import {
  MONTH_DAYS,
  playIn,
  playMonth,
  START_WORTH_CENTS,
} from '#src/rules/simulation/play-month.ts'
import { AGENTS, POLICIES } from '#src/rules/simulation/policies/policies.ts'
import { SeededCity, simulatedChance } from '#src/rules/simulation/seeded-city.ts'
import { RULES } from '#src/rules/config.ts'
import { sha256 } from '#tests/support/sheets.ts'

const CITY = new SeededCity('month')
const ALL = [...Object.values(POLICIES), ...Object.values(AGENTS)]

describe.each(ALL)('$name', (policy) => {
  const played = once(() => [...playIn(CITY, policy)])

  test('plays thirty days without running into refusals', () => {
    const days = played()
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: MONTH_DAYS }, (_, index) => index + 1),
    )
    const { game, netWorthCents, reward } = days.at(-1) ?? expect.fail('no day was played')
    expect(reward).toBeCloseTo((netWorthCents - START_WORTH_CENTS) / RULES.start.cashCents)
    const refused = [...game.refused.values()].reduce((sum, times) => sum + times, 0)
    expect(refused / game.commands, JSON.stringify([...game.refused])).toBeLessThan(0.05)
  })

  test('books every day in entries that sum to zero', () => {
    for (const { events: ofDay } of played()) {
      const postings = ofDay
        .flatMap((event) => entriesOf('bot', event))
        .flatMap((entry) => entry.postings)
      expect(postings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
      expect(postings.every(({ amountCents }) => Number.isSafeInteger(amountCents))).toBe(true)
    }
  })

  test('plays a season that VERIFY replays without a difference', () => {
    expect(verify(played().flatMap((day) => day.events))).toBeNull()
  })
})

test('ends the same seed the same way twice, and another seed another way', () => {
  const endOf = (seed: string) => [...playMonth(seed, AGENTS.carmela)].at(-1)?.netWorthCents
  expect(endOf('again')).toBe(endOf('again'))
  expect(endOf('again')).not.toBe(endOf('another'))
})

test('plays in a city that others have played in as in a new one', () => {
  const worthsOf = (city: SeededCity) =>
    [...playIn(city, POLICIES.casual)].map(({ netWorthCents }) => netWorthCents)
  expect(worthsOf(CITY)).toEqual(worthsOf(new SeededCity('month')))
})

test('a changed record of a season is found by VERIFY', () => {
  const events = [...playIn(CITY, POLICIES.casual)].flatMap((day) => day.events)
  const changed = events.map((event) =>
    event.kind === 'traded' ? { ...event, gross_cents: event.gross_cents + 1 } : event,
  )
  expect(verify(changed)).not.toBeNull()
})

/** Returns a function that computes its value at the first call. */
function once<value>(compute: () => value): () => value {
  let known: { readonly value: value } | undefined
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}

/** Replays a bot's season from its seed. Returns the first difference, or null. */
function verify(events: readonly PlayerEvent[]): string | null {
  const [season = '1985-06', trader, seedHash] = [events[0]?.season, 'bot', sha256('month')]
  const chance = simulatedChance('month', season)
  const revealed = { prices: new SeasonPrices(marketChance(chance), season), chance }
  const replay = new RunReplay({ id: season, seedHash, revealed }, trader, sha256)
  for (const record of extendRun(emptyRun({ seedHash, trader }, sha256), events, sha256)) {
    const difference = replay.take(record)
    if (difference !== null) return `${record.body}: ${difference}`
  }
  return null
}
