import { type Hearing, type Heard, hear } from './hear.ts'
import { SHARK_POLICIES, RULES } from '../config.ts'
import { plainText } from './amounts/plain-text.ts'
import type { Relation } from './decision.ts'
import { standingLoan, standingOffer } from './offers.ts'
import { angered, appeased, cooledDown, ofToday, shiftTrust, withMood } from './relation.ts'
import { finishTurn, type Reply } from './reply.ts'
import { replyAboutDebt } from './replies/about-debt.ts'
import { replyAboutFavour } from './replies/about-favour.ts'
import { replyAboutLoan } from './replies/about-loan.ts'
import { replyInGeneral } from './replies/in-general.ts'
import { replyToGrave } from './replies/to-grave.ts'
import { replyToExchange } from './replies/to-exchange.ts'
import { replyToOffer } from './replies/to-offer.ts'
import { heardOfMoney, replyToMoneyWord } from './replies/to-money-word.ts'
import { replyToPhrase, replyToReaction } from './replies/to-reaction.ts'
import { replyToTerm } from './replies/to-talk.ts'
import { replyToAction, replyToSaying } from './replies/to-topic.ts'
import { reactionByPhrase } from './reactions/by-phrase.ts'
import { exchangeOf } from './exchanges/exchange-of.ts'
import { borneOut } from './evidence.ts'
import { replyToDebtor } from './replies/to-debtor.ts'
import { sayingOf } from './sayings.ts'
import type { TalkTopic } from './topics.ts'
import { noteWords } from './recollections/note.ts'
import type { Situation, Turn } from './situation.ts'

/**
 * Decides a shark's reply to one message of the player. A message never moves money or dates: it can lead to an offer,
 * whose chips do (see `settle`). A decision with an offer replaces the open one; a decision without an offer ends it.
 */
export function decide(situation: Situation): Turn {
  const { shark, now } = situation
  const hearing: Hearing = {
    openTerms: openTerms(situation),
    owes: situation.openLoan !== null,
    now,
  }
  const heard = heardOf(situation, hearing)
  const today = ofToday(situation.relation, shark, now)
  const relation = afterManners(cooledDown(today, shark), situation, heard)
  const isNewDay = today !== situation.relation || situation.relation.turns === 0
  const turn = finishTurn(
    situation,
    heard.intent,
    replyTo({ ...situation, relation }, heard, isNewDay),
  )
  const noted = noteWords(situation, heard, turn.decision.act)
  return noted.length === 0 ? turn : { ...turn, noted }
}

/**
 * Returns the first reply that applies: to what is grave, a phrase about money, a set phrase that takes up the last reply, the
 * words of a debtor, another reaction, manners, a saying, an exchange, a favour, the open offer, the debt, an action, a new loan,
 * or the rest.
 */
function replyTo(situation: Situation, heard: Heard, isNewDay: boolean): Reply {
  const reply =
    replyToTerm(situation) ??
    replyToGrave(situation) ??
    replyToMoneyWord(situation, heard) ??
    replyToPhrase(situation, heard) ??
    replyToExchange(situation, heard, 'certain') ??
    replyToDebtor(situation, heard) ??
    replyToReaction(situation, heard) ??
    replyToManners(situation, heard) ??
    replyToSaying(situation, heard) ??
    replyToExchange(situation, heard, 'likely') ??
    replyAboutFavour(situation, heard) ??
    replyToOffer(situation, heard) ??
    replyAboutDebt(situation, heard) ??
    replyToAction(situation) ??
    replyAboutLoan(situation, heard) ??
    replyInGeneral(situation, heard, isNewDay)
  return { relation: situation.relation, ...reply }
}

/** Subjects whose words sound like an insult or a threat. */
const NEVER_RUDE: readonly TalkTopic[] = [
  'violence',
  'gift',
  'rate_shock',
  'father_borrowed',
  'robbed',
  'seized',
  'together',
  'divorce',
  'bad_news',
  'own_age',
  'own_family',
  'enjoys_fear',
  'whats_funny',
  'spare_me',
  'swindled',
  'near_miss',
  'griping',
  'home_trouble',
  'armed',
  'conscience',
  'own_prison',
  'missed_chance',
]

/** What the message was understood as, without what nothing in it speaks for. */
function heardOf(situation: Situation, hearing: Hearing): Heard {
  const { text } = situation
  const isOpen = hearing.openTerms !== null || hearing.owes
  const heard = borneOut(forgiven(hear(text, hearing), text), text, isOpen)
  const meant = withoutCourtesy(heardOfMoney(situation, heard), text)
  return { ...meant, exchange: exchangeOf(situation) }
}

/** A reaction is no insult and no threat: "bullshit" doubts what was said. Nor is a question: "ever killed a man?". */
function forgiven(heard: Heard, text: string): Heard {
  if (heard.intent !== 'insult' && heard.intent !== 'threat') return heard
  const saying = sayingOf(text)
  const isMeant = reactionByPhrase(text) === null && !(saying && NEVER_RUDE.includes(saying))
  return isMeant ? heard : { ...heard, intent: 'unknown', talk: 'small_talk' }
}

/** 'Forgive me if I read this twice' is polite and asks no pardon. */
const COURTESY = /\b(?:forgive|excuse|pardon) me (?:if|but|for asking|for saying)\b/

function withoutCourtesy(heard: Heard, text: string): Heard {
  const isCourtesy = heard.intent === 'apology' && COURTESY.test(plainText(text))
  return isCourtesy ? { ...heard, intent: 'unknown', talk: 'small_talk' } : heard
}

function openTerms(situation: Situation): Hearing['openTerms'] {
  const terms = situation.openOffer?.terms ?? null
  return terms?.kind === 'loan' ? standingLoan(situation) : terms
}

/** Returns the relation after an insult, a threat, an apology or thanks. They change trust and mood before any reply. */
function afterManners(relation: Relation, { shark }: Situation, { intent }: Heard): Relation {
  const { insultTrust, threatTrust } = SHARK_POLICIES[shark]
  if (intent === 'insult') return angered(shiftTrust(relation, insultTrust))
  if (intent === 'threat') return angered(shiftTrust(relation, threatTrust))
  if (intent === 'apology') return appeased(relation, shark)
  if (intent !== 'thanks') return relation
  const thanked = shiftTrust(relation, RULES.trust.thanks)
  return thanked.mood === 'angry' ? thanked : withMood(thanked, 'warm')
}

function replyToManners(situation: Situation, { intent }: Heard): Reply | null {
  if (intent === 'insult') return { act: 'answer_insult', offer: standingOffer(situation) }
  if (intent === 'threat') return { act: 'answer_threat', offer: standingOffer(situation) }
  return null
}
