import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import { SUMMARY_WORDS, summarise } from '#src/rules/sharks/summary.ts'
import { aSituation, drawSituation, NOON } from './a-situation.ts'

const relation = newRelation('vinnie', NOON)
const said = (text: string) => decide(aSituation({ text })).decision

test('a summary contains the decisions and the relation', () => {
  const summary = summarise(relation, [said('lend me 500'), said('you clown')], '1985-06-19')
  expect(summary).toMatchInlineSnapshot(`
    "1985-06-19: asked for money and was offered $500; was insulting.
    Now: neither trusted nor distrusted, cold."
  `)
})

test('a later summary adds a day and contains the relation once', () => {
  const first = summarise(relation, [said('you clown')], '1985-06-19')
  const second = summarise({ ...relation, summary: first }, [said('thanks')], '1985-06-20')
  expect(second.split('\n').map((line) => line.split(':')[0])).toEqual([
    '1985-06-19',
    '1985-06-20',
    'Now',
  ])
})

test('a summary has at most 200 words and keeps the newest day', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 40 }), (seeds) => {
      let summary: string | undefined
      for (const [day, seed] of seeds.entries()) {
        const decisions = [0, 1, 2, 3, 4].map(
          (turn) => decide(drawSituation('vinnie', `${seed}|${turn}`)).decision,
        )
        summary = summarise({ ...relation, ...(summary && { summary }) }, decisions, `day ${day}`)
        expect(summary.split(/\s+/).length).toBeLessThanOrEqual(SUMMARY_WORDS)
        expect(summary).toContain(`day ${day}:`)
      }
    }),
    { numRuns: 20 },
  )
})
