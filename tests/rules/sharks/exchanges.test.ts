import { expect, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import { exchangeOf } from '#src/rules/sharks/exchanges/exchange-of.ts'
import type { ExchangePlace } from '#src/rules/sharks/exchanges/exchange-table.ts'
import { EXCHANGES } from '#src/rules/sharks/exchanges/exchanges.ts'
import { TOPICS_REMEMBERED } from '#src/rules/sharks/relation.ts'
import type { Situation } from '#src/rules/sharks/situation.ts'
import { aLoan, aSituation } from './a-situation.ts'

const met = { ...aSituation().relation, turns: 4 }
const openOffer = decide(aSituation({ text: 'need a loan' })).decision.offer
const STANDINGS: Readonly<Record<ExchangePlace, Partial<Situation>>> = {
  any: {},
  offer: { openOffer },
  debt: { openLoan: aLoan() },
  late: { openLoan: aLoan({ daysAgo: 14 }) },
}
const tagsOf = (text: string, standing: Partial<Situation> = {}): readonly string[] =>
  decide(aSituation({ ...standing, text, relation: met })).decision.tags
const raisedBy = (text: string, standing: Partial<Situation> = {}): readonly string[] =>
  EXCHANGES.map(({ topic }) => topic).filter((topic) =>
    tagsOf(text, standing).includes(`topic_${topic}`),
  )

test('recognises most examples as their own exchange', () => {
  const found = EXCHANGES.flatMap(({ at, topic, examples }) =>
    examples.map((text) => {
      const situation = aSituation({ ...STANDINGS[at], text })
      return exchangeOf(situation)?.topic === topic
    }),
  )
  expect(found.filter((isOwn) => isOwn).length / found.length).toBeGreaterThan(0.85)
})

test.each([
  ['write me a poem about brooklyn', 'poem'],
  ['yo what music you listen to', 'your_music'],
  ['hablas español?', 'speak_language'],
  ['Is there a way to save my game?', 'save_game'],
  ['got any coke', 'drugs_guns'],
  ['can you cook something for me', 'can_you_cook'],
])('answers %j as %s', (text, topic) => {
  expect(tagsOf(text)).toContain(`topic_${topic}`)
})

test.each([
  ['need 2000 dollars', {}],
  ['deal', STANDINGS.offer],
  ['no way, too expensive', STANDINGS.offer],
  ['make it 5%', STANDINGS.offer],
  ['here is 200 toward what I owe', STANDINGS.debt],
  ['please give me more time', STANDINGS.debt],
])('leaves the business of %j to its own replies', (text, standing) => {
  expect(raisedBy(text, standing)).toEqual([])
})

test('begins an exchange about a late debt only when the debt is late', () => {
  const late = EXCHANGES.filter(({ at }) => at === 'late')
  expect(late.length).toBeGreaterThan(0)
  for (const { topic, examples } of late) {
    const [text = ''] = examples
    expect(exchangeOf(aSituation({ text }))?.topic, text).not.toBe(topic)
  }
})

test('remembers an exchange for the next time, of the subjects that were raised the latest', () => {
  const { relation } = decide(aSituation({ text: 'yo what music you listen to', relation: met }))
  expect(relation.topics?.[0]).toBe('your_music')
  const topics = EXCHANGES.slice(0, TOPICS_REMEMBERED).map(({ topic }) => topic)
  const full = { ...met, topics }
  const next = decide(aSituation({ text: 'it is raining again', relation: full })).relation
  expect(next.topics).toEqual(['weather', ...topics.slice(0, -1)])
})
