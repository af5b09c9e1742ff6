import { describe, expect, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Act, Decision, Shark } from '#src/rules/sharks/decision.ts'
import type { Situation } from '#src/rules/sharks/situation.ts'
import type { Tag } from '#src/rules/sharks/tags.ts'
import { totalOf } from '#src/rules/loans.ts'
import { formatCents } from '#src/rules/money.ts'
import { wordDecision } from '#src/server/voices/grammar/word-decision.ts'
import { aLoan, aSituation, SHARKS } from '../../../rules/sharks/a-situation.ts'

type At = 'nothing' | 'debt' | 'late'

/** A kind of message that was answered worst, in several wordings, with the act or the subject of a good answer. */
interface Kind {
  readonly kind: string
  readonly said: readonly string[]
  readonly at?: readonly At[]
  readonly acts?: readonly Act[]
  readonly tags?: readonly Tag[]
  readonly saysNot?: RegExp
}

const KINDS: readonly Kind[] = [
  {
    kind: 'a question about the conscience is no apology',
    said: ['you ever feel bad about it', 'do you ever feel guilty', 'got a conscience?'],
    tags: ['topic_conscience', 'topic_feel_guilty'],
  },
  {
    kind: 'a question about prison is no compliment',
    said: ['you ever done time?', 'were you ever locked up', 'you ever been in jail'],
    tags: ['topic_own_prison', 'topic_been_to_jail'],
  },
  {
    kind: 'a question about another life is no joke',
    said: ['what would you do if you werent a shark', 'what would you be instead of this'],
    tags: ['topic_own_other_life'],
  },
  {
    kind: 'the buyer of bad goods is no seller',
    said: [
      'some guy in the bronx sold me parts that were just bricks in a box',
      'a kid sold me empty cartons',
      'the diamonds were fakes',
    ],
    tags: ['topic_swindled'],
  },
  {
    kind: 'an escape from the police is no joke',
    said: ['i walked right past a cop with two diamonds', 'cops chased me and i still got away'],
    tags: ['topic_near_miss'],
  },
  {
    kind: 'a choice is made',
    said: ['mets or yankees, choose carefully', 'pepperoni or sausage?', 'trumpets or violins'],
    tags: ['form_choice'],
  },
  {
    kind: 'a security is no lateness',
    said: ['what if i put up my car', 'would you take my watch as security'],
    tags: ['topic_collateral'],
    saysNot: /late/i,
  },
  {
    kind: 'an arrest is no lateness',
    said: ['what happens if i get arrested with a full load', 'what if i get busted tomorrow'],
    tags: ['topic_jailed_if'],
  },
  {
    kind: 'a plea for money is a request for a loan',
    said: [
      "i'm a bit short this week, can you help me out",
      'kinda short till friday, could you spot me',
      "i'm broke, help me out",
      "i'm low on cash, lend me something",
    ],
    at: ['nothing'],
    acts: ['offer_loan', 'refuse_loan'],
  },
  {
    kind: 'a robbery is a loss',
    said: [
      'got mugged on the way here',
      'some kid stole my wallet',
      'i was robbed last night',
      'my cash got stolen',
    ],
    tags: ['topic_robbed'],
  },
  {
    kind: 'goods that the police took are a loss',
    said: [
      'they took 20 cartons off me at the tunnel',
      "cops took my stash so i'm dry",
      'police grabbed half my load',
      'customs seized my crates',
    ],
    tags: ['topic_seized'],
  },
  {
    kind: "a question about the shark's family",
    said: ['got kids?', 'do you have a family', 'are you married', 'any brothers or sisters?'],
    tags: ['topic_own_family'],
  },
  {
    kind: 'a story about the family is no insult',
    said: [
      'my old man borrowed from you back in the seventies',
      'my uncle used to work for you',
      'you knew my father',
    ],
    tags: ['topic_father_borrowed'],
  },
  {
    kind: 'a question about the biggest loan',
    said: [
      "what's the biggest loan u ever gave",
      'who was your worst customer',
      'how much have you ever lent',
    ],
    tags: ['topic_biggest_loan'],
  },
  {
    kind: 'a question whether they know each other',
    said: ['have i been here before?', 'do you remember me', 'do i look familiar'],
    acts: ['answer_memory', 'recall', 'answer_topic'],
  },
  {
    kind: 'a divorce is never congratulated',
    said: ["i'm getting divorced", 'my wife left me', 'my girlfriend dumped me'],
    tags: ['topic_divorce'],
    saysNot: /[Cc]ongrat|wedding/,
  },
  {
    kind: 'rain is no animal',
    said: ["it's raining cats and dogs out there", 'man its pouring'],
    tags: ['topic_weather'],
    saysNot: /\bcats?\b.*dog|Commissioner/,
  },
  {
    kind: 'a gift is thanked for',
    said: ['here, i made you lasagna', 'brought you cigars', 'i baked you a cake'],
    tags: ['topic_gift'],
  },
  {
    kind: 'a question about smoking',
    said: ['mind if i smoke', 'can i light up', 'ok if i have a smoke'],
    tags: ['topic_may_smoke'],
  },
  {
    kind: 'a question about what is funny',
    said: ["what's so funny", 'why are you smiling', 'whats with the grin'],
    tags: ['topic_whats_funny'],
  },
  {
    kind: 'heat asks for protection',
    said: [
      'can you make some heat go away for me',
      'the cops know my face by now. what do i do',
      'the police are after me',
    ],
    at: ['nothing', 'debt'],
    acts: ['offer_favour', 'refuse_favour'],
  },
  {
    kind: 'a question why a reputation matters',
    said: ['why does my reputation matter to you', 'what is a good name good for'],
    tags: ['topic_why_reputation'],
  },
  {
    kind: 'a question about a place to eat',
    said: [
      'where do you get a decent sandwich around here',
      'know a good restaurant',
      'where can i eat',
    ],
    tags: ['topic_eatery'],
  },
  {
    kind: 'a question about films',
    said: ['you seen any good movies lately', 'what is your favorite movie'],
    tags: ['topic_movies', 'topic_favorite_movie', 'topic_seen_movie'],
  },
  {
    kind: 'a late train is no request for time',
    said: ['took me an hour to get here, the train was stuck again', 'stuck in traffic for ages'],
    tags: ['topic_long_way'],
  },
]

const CASES = KINDS.flatMap(({ kind, said, at = ['nothing', 'debt', 'late'], ...required }) =>
  SHARKS.flatMap((shark) => said.map((text) => ({ kind, text, at, required, shark }))),
)

test.each(CASES)('$kind: $shark, told "$text"', ({ text, at, required, shark }) => {
  for (const where of at) {
    for (let index = 0; index < 4; index += 1) {
      const { decision, reply } = answer(shark, text, where, `kinds ${index}`)
      if (required.acts) expect(required.acts, reply).toContain(decision.act)
      if (required.tags)
        expect(
          required.tags.some((tag) => decision.tags.includes(tag)),
          reply,
        ).toBe(true)
      if (required.saysNot) expect(reply).not.toMatch(required.saysNot)
      expect(reply).not.toBe('...')
    }
  }
})

describe.each(SHARKS)('%s', (shark) => {
  test('reckons what a rate comes to', () => {
    const total = (principalCents: number, dailyRate: number, days: number) =>
      formatCents(totalOf({ principalCents, dailyRate, days }))
    for (const [text, sum] of [
      ['what does 10% a day come to after a week', total(10_000, 0.1, 7)],
      ['how much is 5% a day in 3 days on $500', total(50_000, 0.05, 3)],
      ['what would i owe on 2k at 8% after 5 days', total(200_000, 0.08, 5)],
    ] as const) {
      expect(answer(shark, text, 'nothing', 'reckon').reply).toContain(sum)
    }
  })

  test('tells a late debtor who fears a visit what comes next and when', () => {
    for (const text of ["don't send anybody, please", 'so are you gonna kill me']) {
      const { decision, reply } = answer(shark, text, 'late', 'visit')
      expect(reply).toContain(decision.slots['nextAt'])
      expect(reply).toContain(decision.slots['nextStep'])
    }
  })

  test('says that it does not know what it has not understood', () => {
    const { decision } = answer(shark, 'suggestions?', 'nothing', 'q')
    expect(decision.tags).toContain('is_question')
  })

  test('takes a rate that is called crazy for a complaint', () => {
    const { decision } = answer(shark, "youre joking, that's a crazy rate", 'debt', 'rate')
    expect(decision.tags).toContain('topic_rate_shock')
  })
})

function answer(
  shark: Shark,
  text: string,
  at: At,
  seed: string,
): { readonly decision: Decision; readonly reply: string } {
  const { decision } = decide(situationAt(at, shark, text, seed))
  return { decision, reply: wordDecision(decision).text }
}

function situationAt(at: At, shark: Shark, text: string, seed: string): Situation {
  const situation = aSituation({ shark, text, seed })
  return {
    ...situation,
    relation: { ...situation.relation, turns: 4, last: { act: 'greet' } },
    player: { ...situation.player, cashCents: shark === 'tommy' ? 50_000 : 300_000 },
    openLoan: at === 'nothing' ? null : aLoan({ shark, daysAgo: at === 'late' ? 16 : 0 }),
    favours: { cash_advance: null, extension: null, tip: null, protection: null },
  }
}
