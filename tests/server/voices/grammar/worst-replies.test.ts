import { expect, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Decision, OfferTerms, Shark } from '#src/rules/sharks/decision.ts'
import type { Situation } from '#src/rules/sharks/situation.ts'
import { SHARK_POLICIES } from '#src/rules/config.ts'
import { wordDecision } from '#src/server/voices/grammar/word-decision.ts'
import { aLoan, aSituation, SHARKS } from '../../../rules/sharks/a-situation.ts'

type At = 'offer' | 'debt' | 'nothing'

/** What a good answer to a message must do. */
interface Required {
  readonly act?: readonly Decision['act'][]
  readonly says?: RegExp
  readonly saysNot?: RegExp
  /** The sharks that the message is said to; all when absent. */
  readonly sharks?: readonly Shark[]
}

/** Messages that were answered worst, with what a good answer must do. */
const EXCHANGES: readonly (readonly [string, At, string, Required])[] = [
  ['Tell me a joke.', 'nothing', 'tells one', { act: ['answer_joke'], saysNot: /bum|\$/ }],
  [
    '1,5k at 4%',
    'offer',
    'counts 1,500 dollars',
    { act: ['counter_offer', 'hold_offer'], saysNot: /\$15,000/ },
  ],
  [
    'Fine. I do not accept.',
    'offer',
    'takes the no',
    { act: ['hold_offer'], saysNot: /hand to it|shake/i },
  ],
  [
    'can you do five days instead of three',
    'offer',
    'speaks of days',
    { act: ['counter_offer', 'hold_offer'], says: /\b\d+ days\b|day|Monday|Tuesday|Sunday/ },
  ],
  ['lemme hold 5k', 'nothing', 'speaks of $5,000', { act: ['offer_loan'], says: /\$5,000/ }],
  [
    "I'll take it, thank you",
    'offer',
    'asks for the handshake',
    { act: ['hold_offer'], saysNot: /[Tt]hank/ },
  ],
  [
    '1000 at ninety percent? sure',
    'offer',
    'takes the higher rate with a grin',
    { act: ['counter_offer', 'hold_offer'], says: /90%/ },
  ],
  [
    'you aint getting nothing from me',
    'debt',
    'hears the no',
    { act: ['remind_debt'], saysNot: /[Yy]our word|[Pp]romise|hold you to/ },
  ],
  ['i owe you an apology', 'nothing', 'answers the apology', { act: ['answer_apology'] }],
  [
    'give me till friday',
    'debt',
    'answers the request for time',
    { act: ['demand_payment', 'refuse_mercy'] },
  ],
  [
    'think you could push my date back a day',
    'debt',
    'answers the request for time',
    { act: ['demand_payment'] },
  ],
  [
    'how does heat work',
    'nothing',
    'explains heat',
    {
      act: ['answer_rules', 'answer_topic'],
      says: /[Hh]eat|hotter|watching|cops|[Pp]olice|learn your face|law/,
    },
  ],
  [
    'how do I get a better reputation',
    'nothing',
    'explains the name',
    { act: ['answer_rules'], says: /name|time|[Rr]eputation|[Rr]espect|pay|Pay|tenths/ },
  ],
  [
    'good evening',
    'nothing',
    'greets back',
    { act: ['greet', 'bark'], saysNot: /repeat|twice|said hello|Once is/ },
  ],
  ['how are you doing today', 'nothing', 'says how it is', { act: ['answer_topic'] }],
  [
    'I sold all my boards',
    'nothing',
    'knows that they are gone',
    { act: ['answer_trade'], says: /[Ss]old|got rid|cash|part with|money|Empty/ },
  ],
  [
    'could you protect me a little',
    'nothing',
    'hears a favour',
    { act: ['offer_favour', 'refuse_favour'] },
  ],
  ['have we met before', 'nothing', 'says what is remembered', { act: ['answer_memory'] }],
  ['i had the best pizza in brooklyn', 'nothing', 'speaks of pizza', { act: ['answer_topic'] }],
  [
    "don't hurt me please",
    'debt',
    'does not speak of time',
    { act: ['demand_payment'], saysNot: /[Mm]ore time|days\?/ },
  ],
  [
    'where should I sell my smokes',
    'nothing',
    'speaks of smokes',
    { act: ['talk_street'], says: /[Ss]mokes/ },
  ],
  ['looking to borrow 15K', 'nothing', 'names the sum', { act: ['offer_loan'], says: /\$15,000/ }],
  [
    'paying 450 now',
    'debt',
    'takes up the payment',
    { act: ['demand_payment', 'remind_debt', 'short_of_cash'] },
  ],
  [
    'can you do three days',
    'offer',
    'says that this is the offer',
    { act: ['hold_offer'], says: /already|offered|what I said|stand/ },
  ],
  [
    "couldn't make it yesterday, my kid was sick",
    'nothing',
    'answers the excuse',
    { act: ['answer_excuse'] },
  ],
  [
    'is there an errand i can run for you',
    'nothing',
    'says where work is',
    { act: ['talk_work'], says: /board/ },
  ],
  ['not bad, not bad', 'offer', 'hears no refusal', { act: ['did_not_follow', 'answer_topic'] }],
  ['my sister is getting married', 'nothing', 'speaks of the sister', { says: /sister/ }],
  ['knock knock', 'nothing', 'asks who is there', { act: ['answer_joke'], says: /[Ww]ho|knocks/ }],
]

const CASES = EXCHANGES.flatMap(([said, at, does, required]) =>
  SHARKS.map((shark) => ({ said, at, does, required, shark })),
)

test.each(CASES)('$shark, told "$said" ($at), $does', ({ said, at, required, shark }) => {
  expect.hasAssertions()
  for (let index = 0; index < 12; index += 1) {
    const { decision } = decide(situationAt(at, shark, said, `worst ${index}`))
    const { text } = wordDecision(decision)
    if (required.act) expect(required.act, text).toContain(decision.act)
    if (required.says) expect(text).toMatch(required.says)
    if (required.saysNot) expect(text).not.toMatch(required.saysNot)
  }
})

test('a shark takes a rate above the offered one, up to its own', () => {
  for (const shark of SHARKS) {
    const { dailyRate, floorRate } = SHARK_POLICIES[shark]
    const situation = situationAt('offer', shark, 'make it 90%', 'overbid')
    const standing = { ...loanOf(shark), dailyRate: floorRate }
    const { decision, relation } = decide({ ...situation, openOffer: { terms: standing } })
    expect(decision.offer?.terms).toMatchObject({ dailyRate })
    expect(relation.patience).toBe(situation.relation.patience)
  }
})

function situationAt(at: At, shark: Shark, text: string, seed: string): Situation {
  const situation = aSituation({ shark, text, seed })
  const cashCents = shark === 'tommy' ? 50_000 : 300_000
  return {
    ...situation,
    relation: { ...situation.relation, turns: 4 },
    player: { ...situation.player, cashCents, netWorthCents: 4_000_000, reputation: 0.9 },
    openOffer: at === 'offer' ? { terms: loanOf(shark) } : null,
    openLoan: at === 'debt' ? aLoan({ shark }) : null,
    favours: { cash_advance: null, extension: null, tip: null, protection: null },
  }
}

function loanOf(shark: Shark): Extract<OfferTerms, { readonly kind: 'loan' }> {
  const { dailyRate, minCents } = SHARK_POLICIES[shark]
  const principalCents = Math.max(100_000, minCents)
  const loan = { kind: 'loan', principalCents, dailyRate, days: 3 } as const
  return shark === 'carmela' ? { ...loan, security: { kind: 'profit' } } : loan
}
