import { expect, test } from 'vitest'
import type { Act, Shark } from '#src/rules/sharks/decision.ts'
import type { Tag } from '#src/rules/sharks/tags.ts'
import { triggerOf } from '#src/rules/sharks/triggers.ts'
import type { Bank, Topic } from '#src/server/voices/grammar/bank.ts'
import { BANKS } from '#src/server/voices/grammar/banks/banks.ts'
import { type CompiledBank, compileBank } from '#src/server/voices/grammar/compile-bank.ts'
import { SHARKS } from '../../../rules/sharks/a-situation.ts'
import { drawDecision } from '../../../rules/sharks/draw-decision.ts'
import { topicDecisions } from './topic-decisions.ts'

const FREQUENT: readonly Act[] = [
  'greet',
  'greet_back',
  'offer_loan',
  'hold_offer',
  'remind_debt',
  'demand_payment',
  'refuse_loan',
  'talk_work',
  'talk_street',
  'did_not_follow',
  'answer_insult',
  'answer_threat',
  'answer_thanks',
  'farewell',
  'bark',
  'offer_favour',
  'refuse_favour',
  'answer_reaction',
  'answer_topic',
  'recall',
]
const RARE: readonly Act[] = [
  'counter_offer',
  'seal_deal',
  'let_go',
  'take_payment',
  'short_of_cash',
  'grant_mercy',
  'refuse_mercy',
  'answer_terms',
]
const TAILS: readonly Topic[] = [
  'tail:loan_offer',
  'tail:loan_terms',
  'tail:debt',
  'tail:extortion_deadline',
]
/** Acts without an offer or a debt: a trigger in their lines would announce chips that do not exist. */
const OFFERLESS: readonly Act[] = [
  'answer_reaction',
  'seal_deal',
  'let_go',
  'take_payment',
  'grant_mercy',
  'bark',
  'refuse_favour',
  'answer_topic',
  'recall',
]

const COMPILED = new Map(SHARKS.map((shark) => [shark, compileBank(shark, BANKS[shark])]))

function bankOf(shark: Shark): CompiledBank {
  return COMPILED.get(shark) ?? expect.fail(`${shark} has no bank`)
}

function linesOf(shark: Shark, topic: Topic): readonly string[] {
  return (bankOf(shark).get(topic) ?? []).map(({ text }) => text)
}

test.each(SHARKS)('%s has lines for every act', (shark) => {
  for (const act of FREQUENT) expect(linesOf(shark, act).length, act).toBeGreaterThanOrEqual(12)
  for (const act of RARE) expect(linesOf(shark, act).length, act).toBeGreaterThanOrEqual(4)
  for (const tail of TAILS) expect(linesOf(shark, tail).length, tail).toBeGreaterThanOrEqual(6)
  expect(linesOf(shark, 'again').length).toBeGreaterThan(12)
})

/** The minimum number of lines of each shark. */
const AMOUNTS: readonly { what: string; least: number; acts: readonly Act[] }[] = [
  { what: 'openings', least: 40, acts: ['greet', 'greet_back'] },
  { what: 'refusals', least: 25, acts: ['refuse_loan', 'refuse_mercy'] },
  { what: 'acceptances', least: 25, acts: ['seal_deal', 'take_payment'] },
  { what: 'threats or jokes', least: 25, acts: ['answer_threat', 'answer_insult'] },
  { what: 'barks', least: 60, acts: ['bark'] },
]

test.each(SHARKS)('%s has the number of lines that the game requires', (shark) => {
  for (const { what, least, acts } of AMOUNTS) {
    const lines = acts.flatMap((act) => linesOf(shark, act))
    expect(lines.length, what).toBeGreaterThanOrEqual(least)
  }
})

test.each(SHARKS)('every group of lines of %s fits some decision', (shark) => {
  const compiled = bankOf(shark)
  const groups = new Map<string, { topic: Topic; wants: readonly Tag[]; refuses: readonly Tag[] }>()
  for (const [topic, lines] of compiled) {
    for (const { wants, refuses } of lines) {
      groups.set(JSON.stringify([topic, wants, refuses]), { topic, wants, refuses })
    }
  }
  const decisions = [...topicDecisions(shark)]
  for (let index = 0; index < 30_000 && groups.size > 0; index += 1) {
    const { act, tags } = decisions[index] ?? drawDecision(shark, `reach ${index}`)
    for (const [key, { topic, wants, refuses }] of groups) {
      const isTopic = topic === act || !isAct(topic)
      const fits =
        wants.every((tag) => tags.includes(tag)) && !refuses.some((tag) => tags.includes(tag))
      if (isTopic && fits) groups.delete(key)
    }
  }
  expect([...groups.keys()]).toEqual([])
})

test.each(SHARKS)("%s stays in the game's world and never mentions the program", (shark) => {
  const lines = [...bankOf(shark).values()].flat()
  expect(lines.filter(({ text }) => BANNED.test(text)).map(({ text }) => text)).toEqual([])
  expect(lines.filter(({ text }) => text.length > 300)).toEqual([])
})

/** Phrases that reveal a program, that host stores reject, or that insult groups of people. */
const BANNED =
  /\b(?:AI|assistant|language model|prompt|token|user|server|database|chatbot|bot|cocaine|heroin|meth|weed|opium|nigg\w*|fag\w*|kike|spic|chink|gook|wop|dago|retard\w*|whore|slut|cunt|fuck\w*|shit\w*)\b/i

test.each(SHARKS)("%s has lines for every act without the player's own words", (shark) => {
  const compiled = bankOf(shark)
  for (const act of [...FREQUENT, ...RARE]) {
    const plain = (compiled.get(act) ?? []).filter(({ slots }) => !namesPlayersWords(slots))
    expect(plain.length, act).toBeGreaterThanOrEqual(2)
  }
  for (const tail of TAILS) {
    expect(compiled.get(tail)?.some(({ slots }) => !namesPlayersWords(slots))).toBe(true)
  }
})

test.each(SHARKS)('the tails of %s have the trigger that they are for', (shark) => {
  for (const tail of TAILS) {
    for (const text of linesOf(shark, tail)) {
      expect(triggerOf(text.replace(/\{\w+\}/g, '$1')), text).toBe(tail.slice('tail:'.length))
    }
  }
})

test.each(SHARKS)('lines of %s without an offer have no trigger', (shark) => {
  for (const act of OFFERLESS) {
    for (const text of linesOf(shark, act)) {
      expect(triggerOf(text.replace(/\{\w+\}/g, '$1')), text).toBeNull()
    }
  }
})

test('vinnie explains a loan, a trade and a debt in his first four lines', () => {
  const lessons = BANKS.vinnie
    .filter(({ topic, when }) => topic === 'offer_loan' && when?.includes('first_meeting'))
    .flatMap(({ lines }) => lines)
  expect(lessons.length).toBeGreaterThanOrEqual(4)
  for (const lesson of lessons) {
    const text = typeof lesson === 'string' ? lesson : lesson.text
    expect(text.split('\n').length).toBe(4)
    expect(text).toMatch(/\{amount\}/)
    expect(text).toMatch(/sell/)
    expect(text).toMatch(/owe/)
    expect(text).toMatch(/deal/i)
  }
})

test.each(SHARKS)('a greeting of %s for a known player names something concrete', (shark) => {
  const hellos = bankOf(shark).get('greet') ?? []
  const vague = hellos.filter(
    ({ wants, slots }) => !wants.includes('first_meeting') && slots.length === 0,
  )
  expect(vague.map(({ text }) => text)).toEqual([])
})

test('no two sharks share a line', () => {
  const owners = new Map<string, Shark>()
  for (const shark of SHARKS) {
    const lines = [...bankOf(shark).values()].flat()
    for (const { text } of lines) {
      if (text.split(' ').length < 4) continue
      expect(owners.get(text) ?? shark, text).toBe(shark)
      owners.set(text, shark)
    }
  }
})

test('the Boss rarely uses more than eight words', () => {
  const lines = [...bankOf('bigboss').values()].flat()
  const long = lines.filter(({ text }) => text.split(/\s+/).length > 8)
  expect(long).toEqual([])
})

test('rejects a line with a slot that its conditions do not fill', () => {
  const bank: Bank = [{ topic: 'greet', when: ['clear'], lines: ['You are {daysLate} late.'] }]
  expect(() => compileBank('vinnie', bank)).toThrowErrorMatchingInlineSnapshot(
    `[BankError: The line 'You are {daysLate} late.' of vinnie names {daysLate}, which 'greet' with [clear] does not fill.]`,
  )
})

test('rejects a bank with the same line twice', () => {
  const bank: Bank = [{ topic: 'greet', lines: ['What.', 'What.'] }]
  expect(() => compileBank('vinnie', bank)).toThrowErrorMatchingInlineSnapshot(
    `[BankError: The line 'What.' of vinnie is there twice.]`,
  )
})

function isAct(topic: Topic): topic is Act {
  return !topic.startsWith('tail:') && topic !== 'again' && topic !== 'clause'
}

function namesPlayersWords(slots: readonly string[]): boolean {
  return slots.some((slot) => slot === 'name' || slot === 'noun' || slot === 'Noun')
}
