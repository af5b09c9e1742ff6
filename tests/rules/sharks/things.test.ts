import { expect, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import { thingOf } from '#src/rules/sharks/things/thing-of.ts'
import { aSituation } from './a-situation.ts'
import { THING_MESSAGES } from './topic-messages.ts'

const met = { ...aSituation().relation, turns: 4 }

test.each([
  ['I make a lasagna that would make you weep', 'dish', 'Lasagna'],
  ['my husband burned the lasagna', 'dish', 'Lasagna'],
  ['my husband laughed', 'relative', 'Husband'],
  ['i saw cyndi lauper yesterday', 'musician', 'Cyndi Lauper'],
  ['I carry car parts in a truck', 'vehicle', 'Truck'],
])('finds in %j a word of %s', (text, kind, spoken) => {
  expect(thingOf(text)).toMatchObject({ kind, spoken })
})

test.each(['', 'qwertz', 'I carry car parts'])('finds nothing in %j', (text) => {
  expect(thingOf(text)).toBeNull()
})

test.each(Object.entries(THING_MESSAGES))(
  'answers what is said and asked about %s',
  (kind, texts) => {
    const [said, asked] = texts.map((text) => decide(aSituation({ text, relation: met })).decision)
    expect(said?.tags).toContain(`thing_${kind}`)
    expect(said?.tags).not.toContain('asks_thing')
    expect(asked?.tags).toEqual(expect.arrayContaining([`thing_${kind}`, 'asks_thing']))
    expect(asked?.slots.Thing).toBeDefined()
  },
)

test.each([
  'where is the lasagna',
  'bring me a lasagna',
  'you are a lasagna',
  'he said that nobody upstairs would touch his sister over one lasagna',
  'I walked. It rained. I ate a lasagna.',
])('does not take %j for talk about a thing', (text) => {
  const { tags } = decide(aSituation({ text, relation: met })).decision
  expect(tags.filter((tag) => tag.startsWith('thing_'))).toEqual([])
})
