import { SHARK_POLICIES } from '#src/rules/config.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Decision, Relation, Shark } from '#src/rules/sharks/decision.ts'
import type { ExchangePlace } from '#src/rules/sharks/exchanges/exchange-table.ts'
import { EXCHANGES } from '#src/rules/sharks/exchanges/exchanges.ts'
import type { Situation } from '#src/rules/sharks/situation.ts'
import { THING_KINDS } from '#src/rules/sharks/things/thing-of.ts'
import type { TalkTopic } from '#src/rules/sharks/topics.ts'
import { aLoan, aSituation } from '../../../rules/sharks/a-situation.ts'
import {
  MATTER_MESSAGES,
  REMARK_MESSAGES,
  SAYING_MESSAGES,
  THING_MESSAGES,
  TOPIC_MESSAGES,
} from '../../../rules/sharks/topic-messages.ts'
import { reactionDecisions } from './reaction-decisions.ts'

/** One of each thing that a debtor says about the debt. */
const DEBTOR_WORDS = [
  'is that your guy outside?',
  'sell my debt to somebody',
  'my brother pays it for me',
  'I never borrowed that',
  'let it go this once',
  'drop the late fee',
  'how much is the late fee',
  'I might be short',
  'take it from my sales then',
  'I know I am late',
  'come and get me',
  'lend me another $500',
]
/** One of each form of a message that asks nothing. */
const STATEMENTS = [
  'merry christmas',
  'there was a tailor who never spoke',
  "let's take a walk",
  'tell me your secret',
  'you talk like a lawyer',
  'some guy is folding a napkin',
  'I wanna be a pilot',
  'I think the lamp is green',
  'I am upside down',
  'my grandson whistles',
  'my umbrella is missing',
  'I painted the fence',
  'if I was a fence',
  'no bananas',
  'yes, bananas for the pigeons',
  'the lamp is loud',
  'banana',
  'purple lamps beside every window',
  'lamps, lamps, lamps and more lamps',
]

/** One of each thing that is said to an open offer. */
const AT_AN_OFFER = [
  'make it 1%',
  'make it 2.5%',
  'make it 4.5%',
  'make it 9.5%',
  '900 grand',
  'only 100',
  'how much would I pay back in all?',
  'I need more than that',
  'a bit less please',
  'give me more days',
]
/** One of each thing that is said about money where nothing is open between the two. */
const ABOUT_NOTHING = [
  'lower the rate',
  'am I late?',
  'never borrowed from anyone in my life',
  'vinnie would give me better rates',
  'tommy would give me better rates',
  'carmela would give me better rates',
  'the big boss would give me better rates',
]
/** Messages whose lines no other message of this file reaches. */
const FURTHER = [
  'if you paint the fence it rains',
  'any neighbors nearby',
  'I like soup with bagels',
  'I baked you cookies',
  'does your conscience bother you',
  'your aunt, is she a real person',
  'is your aunt a real person',
  "it's purple",
  'what is vig',
  'the biggest loan, who did you ever give it to',
  'Tommy is scarier than you',
  'Vinnie is scarier than you',
  'happiness is a warm plate',
  'Tommy told me you are weak',
  'Vinnie told me you cry at night',
  'Vinnie would beat you any day',
  'Tommy is way better than you at cards',
  'explain the heat rule to me',
  'how fast does heat go away',
  'does my heat follow me to other boroughs',
  'its a deal',
  'I need more than that',
  'have a heart',
  'watch my back out there, would you',
  'what should i do now',
  'do you take goods instead of cash',
  'tell me about yourself',
  "tommy's nicer than you",
  'you and carmela, whats the story',
  'i had to pay my rent first',
  'there was an accident',
  'nice place',
  'nice suit you got there',
  'what are you doing tonight',
  'i got a new dog',
  'i hate mondays',
  'happy birthday',
  'give me a recipe for lasagna',
  'is it possible to pay early',
  'my buyer didnt show up',
  'hell yeah',
  'how long have you been doing this',
  'what do you like',
  'my daughter graduated',
  'did you sleep well',
  'merry xmas',
  'what time is it',
  'what do you make of that Bernie fella who shot those four boys?',
  'i want to be an astronaut',
  'My folks moved out to Ozone Park for a yard the size of a stamp',
  'What would you have for your last meal?',
  '*leans back and puts both feet on the desk*',
  "Carmela's sauce is out of a jar, everybody says it",
  'every wall got graffiti',
  'what was the smallest amount a guy ever begged you for',
  'how do i know you wont change the number tomorrow',
  'which shark should i go to first',
]
/** Questions about the sharks themselves. */
const QUESTIONS = [
  'have you ever been in love',
  'do you sleep well',
  'are you a machine',
  'how do I make money here',
  'does it help to pay early?',
  'suggestions?',
  'would you rather paint it or leave it?',
  'which fence has a cousin',
  'what year is it',
  'what day comes after paint',
  'who drinks paint',
  'who eats paint for breakfast in Jersey these days',
  'where do pigeons sit',
  'when do pigeons sit',
  'how do pigeons sit',
  'what do they paint',
  'is it raining frogs',
  "what's the best bench in your yard",
  'are you upset',
  'how long does a pigeon sit',
  'when does the paint dry',
  'what is in the drawer',
  ...['Vinnie', 'Tommy', 'Carmela', 'the Boss'].map((name) => `I heard ${name} cheats`),
  'is it true that Vinnie hit a man',
  'is it true that Tommy hit a man',
  'Tommy said you are going soft',
  'Vinnie said you are going soft',
  'is Vinnie nicer than you',
  'is Tommy nicer than you',
  'onions or peppers?',
  'ever ridden an elephant?',
  'have you ever worn a monocle',
  'you ever swallow a button?',
  'ever seen a zeppelin?',
  'what is your favorite color',
  'should I paint my door',
  'what do you think about pineapples',
  'what would you do with a zeppelin',
  'can you whistle',
  'can I park my bike outside',
  'why do the stairs in here squeak like that',
  'who painted that fence',
  'where is your umbrella',
  'what day do they collect the trash',
  'how many stairs are in your yard',
  'how did the chair get there',
  'do you like onions',
  'what is your zodiac sign',
  'is the lamp green',
]

/** What must be between a shark and a player for an exchange. */
function standingFor(at: ExchangePlace, shark: Shark): Partial<Situation> {
  if (at === 'debt') return { openLoan: aLoan({ shark }) }
  if (at === 'late') return { openLoan: aLoan({ shark, daysAgo: 14 }) }
  if (at !== 'offer') return {}
  const player = { ...aSituation().player, reputation: 0.9, netWorthCents: 4_000_000 }
  const cashCents = shark === 'tommy' ? 50_000 : 2_000_000
  const rich = { player: { ...player, cashCents } }
  const { offer } = decide(aSituation({ shark, text: 'need a loan', ...rich })).decision
  return { ...rich, openOffer: offer && { terms: offer.terms } }
}

/** Yields what a shark decides about each exchange, for the first time and again: by the first example that begins it. */
function* exchangeDecisions(shark: Shark, met: Relation): Iterable<Decision> {
  for (const { topic, at, examples } of EXCHANGES) {
    const standing = { ...standingFor(at, shark), shark }
    const text = examples.find((each) => {
      const { decision } = decide(aSituation({ ...standing, text: each, relation: met }))
      return decision.tags.includes(`topic_${topic}`)
    })
    if (text === undefined) continue
    for (const topics of [[], [topic]])
      yield decide(aSituation({ ...standing, text, relation: { ...met, topics } })).decision
  }
}

/** Yields what a shark decides about each kind of thing, told of and asked about. */
function* thingDecisions(shark: Shark, met: Relation): Iterable<Decision> {
  for (const tag of THING_KINDS) {
    for (const text of THING_MESSAGES[tag])
      yield decide(aSituation({ shark, text, relation: met })).decision
  }
}

/** Yields what a shark decides about each subject, for the first time and again. */
export function* topicDecisions(shark: Shark): Iterable<Decision> {
  const met: Relation = { ...aSituation({ shark }).relation, turns: 4, last: { act: 'greet' } }
  const openLoan = aLoan({ shark })
  for (const [topic, text] of Object.entries({
    ...TOPIC_MESSAGES,
    ...SAYING_MESSAGES,
    ...REMARK_MESSAGES,
    ...MATTER_MESSAGES,
    reckoning: 'what does 10% a day come to after a week',
  })) {
    for (const topics of [[], [topic as TalkTopic]]) {
      const situation = aSituation({ shark, text, relation: { ...met, topics } })
      yield decide(situation).decision
      yield decide({ ...situation, openLoan }).decision
    }
  }
  for (const text of ['I got robbed, so I cannot pay', 'the cops took my stash, so I cannot pay']) {
    yield decide(aSituation({ shark, text, relation: met, openLoan })).decision
  }
  for (const text of FURTHER) {
    const { decision, relation } = decide(aSituation({ shark, text, relation: met }))
    yield decision
    const topics = relation.topics ?? []
    yield decide(aSituation({ shark, text, relation: { ...met, topics } })).decision
  }
  yield* exchangeDecisions(shark, met)
  yield* thingDecisions(shark, met)
  yield* reactionDecisions(shark, met)
  const streetTalk = [{ symbol: 'TAPES', cheapBorough: 'bronx', dearBorough: 'queens' }] as const
  yield decide(aSituation({ shark, text: 'need work', relation: met, streetTalk })).decision
  const rich = { ...aSituation().player, reputation: 0.9, netWorthCents: 4_000_000 }
  const player = { ...rich, cashCents: shark === 'tommy' ? 50_000 : 2_000_000 }
  const { terms } = decide(aSituation({ shark, text: 'need a loan', player })).decision.offer ?? {}
  const { floorRate, minCents } = SHARK_POLICIES[shark]
  for (const changes of [
    {},
    { dailyRate: floorRate },
    { principalCents: minCents },
    { days: 1 },
    { days: 12 },
  ]) {
    for (const text of AT_AN_OFFER) {
      if (terms?.kind !== 'loan') continue
      const openOffer = { terms: { ...terms, ...changes } }
      yield decide(aSituation({ shark, text, relation: met, player, openOffer })).decision
    }
  }
  for (const text of DEBTOR_WORDS) {
    const late = aLoan({ shark, daysAgo: 14 })
    yield decide(aSituation({ shark, text, relation: met, openLoan: late })).decision
    yield decide(aSituation({ shark, text, relation: met, openLoan })).decision
  }
  for (const text of [...QUESTIONS, ...STATEMENTS, ...ABOUT_NOTHING]) {
    yield decide(aSituation({ shark, text, relation: met })).decision
    const last = { act: 'answer_topic', topic: 'mets' } as const
    yield decide(aSituation({ shark, text, relation: { ...met, last } })).decision
  }
}
