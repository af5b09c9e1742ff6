import { expect, test } from 'vitest'
import { chanceOf, pick } from '#src/lib/chance.ts'
import { SHARKS } from '../../../rules/sharks/a-situation.ts'
import { readCorpus } from '../../../../tools/voices/corpus.ts'
import { Talk } from '../a-talk.ts'

const MESSAGES = readCorpus().filter(({ set, lang }) => set === 'tuning' && lang === 'en')

test('repeats a noun of the message in at most one of twenty replies', () => {
  let repeated = 0
  let replies = 0
  for (const shark of SHARKS) {
    for (let talks = 0; talks < 40; talks += 1) {
      const chance = chanceOf(`last resort ${shark} ${talks}`)
      const talk = new Talk(shark, `last resort ${talks}`)
      for (let turn = 0; turn < 20; turn += 1) talk.say(pick(chance, MESSAGES).text)
      replies += talk.spoken.length
      repeated += talk.spoken.filter((text, index) => repeatsNoun(talk, text, index)).length
    }
  }
  expect(replies).toBe(3_200)
  expect(repeated / replies).toBeLessThanOrEqual(0.05)
})

function repeatsNoun(talk: Talk, text: string, index: number): boolean {
  const { act, slots } = talk.decisions[index] ?? {}
  const noun = slots?.['noun']
  return act === 'did_not_follow' && noun !== undefined && text.toLowerCase().includes(noun)
}
