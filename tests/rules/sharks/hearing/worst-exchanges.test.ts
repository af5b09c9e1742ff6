import { expect, test } from 'vitest'
import type { OfferTerms, Relation } from '#src/rules/sharks/decision.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import { hear, type Heard, type Hearing } from '#src/rules/sharks/hear.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import { aLoan, aSituation, NOON } from '../a-situation.ts'

const LOAN: OfferTerms = { kind: 'loan', principalCents: 100_000, dailyRate: 0.1, days: 3 }
const REPAY: OfferTerms = { kind: 'repay', loanId: 'loan-1', amountCents: 50_000 }
const NOTHING: Hearing = { openTerms: null, owes: false, now: NOON }
const OFFERED: Hearing = { openTerms: LOAN, owes: false, now: NOON }
const OWING: Hearing = { openTerms: REPAY, owes: true, now: NOON }

/** Messages that were answered worst, and what a good answer must have understood. */
const EXCHANGES: readonly (readonly [string, Hearing, Partial<Heard>])[] = [
  ['Tell me a joke.', NOTHING, { intent: 'joke' }],
  ['1,5k at 4%', OFFERED, { intent: 'counter', cents: 150_000, rate: 0.04 }],
  ['Fine. I do not accept.', OFFERED, { intent: 'decline' }],
  ['I do not accept', OFFERED, { intent: 'decline' }],
  ['I won 500', OWING, { intent: 'unknown', talk: 'small_talk' }],
  ['I paid Tommy back 300', OWING, { intent: 'gossip', subject: 'tommy' }],
  ['the Mets suck', NOTHING, { intent: 'unknown', talk: 'small_talk' }],
  ['five grand? no, 3k', NOTHING, { intent: 'ask_loan', cents: 300_000 }],
  ['8 and we have a deal', OFFERED, { intent: 'counter', rate: 0.08 }],
  ['put 200 toward what I owe', OWING, { intent: 'pay', cents: 20_000 }],
  ["what if I can't pay?", OWING, { intent: 'ask_rules' }],
  ['what do you remember?', NOTHING, { intent: 'ask_memory' }],
  ['are you a machine', OFFERED, { intent: 'ask_identity' }],
  ['2.000', OFFERED, { intent: 'counter', cents: 200_000 }],
  ['a grand and a half', OFFERED, { intent: 'counter', cents: 150_000 }],
  ['1.5K', NOTHING, { intent: 'ask_loan', cents: 150_000 }],
  ['tell me about Carmela', NOTHING, { intent: 'gossip', subject: 'carmela' }],
  ['later', OFFERED, { intent: 'postpone' }],
  ['one more thing', OFFERED, { intent: 'unknown', rate: null }],
  ['what does the street say', NOTHING, { intent: 'ask_tip' }],
  ['can you do five days instead of three', OFFERED, { intent: 'counter', days: 5, rate: null }],
  ['lemme hold 5k', NOTHING, { intent: 'ask_loan', cents: 500_000 }],
  ['could I borrow maybe 700', NOTHING, { intent: 'ask_loan', cents: 70_000 }],
  ['1000 at twelve percent? sure', OFFERED, { intent: 'counter', rate: 0.12 }],
  ['you aint getting nothing from me', OWING, { intent: 'decline' }],
  ["you won't see a dime", OWING, { intent: 'decline' }],
  ['i owe you an apology', NOTHING, { intent: 'apology' }],
  ['i owe you a big apology', OWING, { intent: 'apology' }],
  ['give me till friday', OWING, { intent: 'beg', days: 3 }],
  ['give me till friday', OFFERED, { intent: 'counter' }],
  ['think you could push my date back a day', OWING, { intent: 'beg' }],
  ['think you could push my date back a day', NOTHING, { intent: 'ask_favour' }],
  ["I'll take it, thank you", OFFERED, { intent: 'accept' }],
  ["I won't take it, thank you", OFFERED, { intent: 'decline' }],
  ['I take it back', NOTHING, { intent: 'apology' }],
  ['take it easy', OFFERED, { intent: 'farewell' }],
  ['how does heat work', NOTHING, { intent: 'ask_rules' }],
  ['I could use some protection', NOTHING, { intent: 'ask_favour' }],
  ['spare me a little advance til payday?', NOTHING, { intent: 'ask_favour' }],
  ['have we met before', NOTHING, { intent: 'ask_memory' }],
  ["you're a clown, just kidding", NOTHING, { intent: 'joke' }],
]

test.each(EXCHANGES)('understands %j', (text, hearing, expected) => {
  expect(hear(text, hearing)).toMatchObject(expected)
})

test.each([
  ['no', 'decline'],
  ['nein', 'decline'],
  ['hayır', 'decline'],
  ['いいえ', 'decline'],
  ['oui', 'accept'],
  ['да', 'accept'],
  ['evet', 'accept'],
  ['はい', 'accept'],
  ['👍', 'accept'],
  ['👎', 'decline'],
  ['merhaba', 'greeting'],
  ['こんにちは', 'greeting'],
  ['teşekkürler', 'thanks'],
  ['ありがとう', 'thanks'],
  ['arrivederci', 'farewell'],
  ['さようなら', 'farewell'],
] as const)('understands %j as %s', (text, intent) => {
  expect(hear(text, OFFERED).intent).toBe(intent)
})

test.each([
  ['not 1000, 2500', { cents: 250_000 }],
  ['2k? nah make it 4k', { cents: 400_000 }],
  ['500, or better 700', { cents: 70_000 }],
  ['10% is robbery, give me 5', { rate: 0.05 }],
  ['seis por ciento y cinco días', { rate: 0.06, days: 5 }],
  ['eine Woche', { days: 7 }],
  ['пять дней', { days: 5 }],
  ['$1.234,50', { cents: 123_450 }],
  ['1 500', { cents: 150_000 }],
] as const)('reads the figures that %j wishes for', (text, wishes) => {
  expect(hear(text, OFFERED)).toMatchObject(wishes)
})

test.each([
  ['I lent vinny 50 bucks', 'vinnie'],
  ['is the big boss here', 'bigboss'],
  ['do you like Carmella', 'carmela'],
  ['my boss is mean', null],
  ['I rode a camel', null],
  ['thanks, Tommy', null],
  ['hello boss', null],
] as const)('knows which shark %j speaks of', (text, subject) => {
  expect(hear(text, NOTHING).subject).toBe(subject)
})

const MET: Relation = { ...newRelation('tommy', NOON), turns: 3 }

test.each([
  ['let me think about it', 'answer_postpone'],
  ['I just bought 20 tapes', 'answer_trade'],
  ['what happens if I pay late', 'answer_rules'],
  ['what do you remember about me?', 'answer_memory'],
  ['are you a machine', 'answer_identity'],
  ['I heard Vinnie is broke', 'answer_gossip'],
  ['sorry about yesterday', 'answer_apology'],
  ['you have my word', 'answer_promise'],
  ['you have good taste', 'answer_compliment'],
  ['tell me a joke', 'answer_joke'],
  ['write me a python script', 'did_not_follow'],
  ['asdf', 'did_not_follow'],
] as const)('answers %j by %s and changes nothing', (text, act) => {
  const situation = aSituation({
    shark: 'tommy',
    relation: MET,
    player: { ...aSituation().player, cashCents: 50_000, netWorthCents: 50_000 },
    openOffer: { terms: { kind: 'loan', principalCents: 50_000, dailyRate: 0.03, days: 7 } },
    text,
  })
  const { decision, relation } = decide(situation)
  expect(decision.act).toBe(act)
  expect(decision.offer?.terms).toEqual(situation.openOffer?.terms)
  const after = { ...MET, turns: 4, pitchedAt: 3, last: { act } }
  expect({ ...relation, unclear: undefined }).toEqual(after)
})

test('asks a question when it is unsure', () => {
  const { decision } = decide(aSituation({ relation: MET, shark: 'tommy', text: 'qwop flib' }))
  expect(decision.tags).toContain('unsure')
})

test('counts the messages of a day that it did not understand', () => {
  const say = (text: string, relation: Relation, now = NOON) =>
    decide(aSituation({ relation, shark: 'tommy', text, now })).relation
  const twice = say('blorp', say('???', MET))
  expect(twice.unclear).toEqual({ day: '1985-06-19', count: 2 })
  expect(say('how about that', twice).unclear).toEqual(twice.unclear)
  const tomorrow = new Date(NOON.getTime() + 86_400_000)
  expect(say('blorp', twice, tomorrow).unclear).toEqual({ day: '1985-06-20', count: 1 })
})

test('answers the excuse of a debtor, and offers the payment once it is late', () => {
  const debtor = (daysAgo: number) =>
    decide(
      aSituation({
        relation: MET,
        shark: 'tommy',
        openLoan: aLoan({ shark: 'tommy', daysAgo }),
        text: 'I got robbed',
      }),
    ).decision
  expect(debtor(0).act).toBe('answer_excuse')
  expect(debtor(0).offer).toBeNull()
  expect(debtor(9)).toMatchObject({ act: 'answer_excuse', offer: { terms: { kind: 'repay' } } })
})
