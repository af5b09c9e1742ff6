import { capitalize } from '#src/lib/capitalize.ts'
import { dayOf } from '../../calendar.ts'
import { barkAt } from '../bark.ts'
import { askedNounOf, asksSomewhere, isQuestion } from '../questions.ts'
import type { Heard } from '../hear.ts'
import { standingOffer } from '../offers.ts'
import { rememberUnclear } from '../relation.ts'
import { quoteUnasked } from '../recollections/quote.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Tag } from '../tags.ts'
import { isShortHello } from './short-hello.ts'
import { replyToExchange } from './to-exchange.ts'
import { replyToMoneyTalk } from './to-money-word.ts'
import { replyToThing } from './to-thing.ts'
import { replyToTalk } from './to-talk.ts'
import { replyToForm, replyToQuestion, replyToStatement, replyToTopic } from './to-topic.ts'
import { plainText } from '../amounts/plain-text.ts'
import { statementOf } from '../statements.ts'

/** 'Help': the player does not know what to do. */
const ASKS_FOR_HELP =
  /^(?:please |pls )?(?:help|help me|i need help|what do i do(?: here)?|how do i start)[!?. ]*$/

/** Replies to everything that is not about an offer, a debt or a loan. The open offer is kept. */
export function replyInGeneral(situation: Situation, heard: Heard, isNewDay: boolean): Reply {
  const offer = standingOffer(situation)
  if (ASKS_FOR_HELP.test(plainText(situation.text)))
    return { act: 'talk_work', offer, tags: ['asks_how'] }
  switch (heard.intent) {
    case 'greeting':
      return greet(situation, isNewDay)
    case 'ask_work':
      return { act: 'talk_work', offer }
    case 'ask_tip':
      return { act: 'talk_street', offer }
    case 'pay':
      return { act: 'did_not_follow', offer, tags: ['nothing_owed'] }
    default:
      return (
        replyToQuestion(situation, heard) ??
        replyToTalk(situation, heard) ??
        replyToTopic(situation) ??
        replyToExchange(situation, heard, 'possible') ??
        replyToMoneyTalk(situation, heard) ??
        replyToThing(situation, heard) ??
        didNotFollow(situation, heard)
      )
  }
}

/**
 * Replies to a greeting: to the first one of a UTC day with what the player has said on an earlier day or, on a new day,
 * with news of the player; by a greeting if there is neither.
 */
function greet(situation: Situation, isNewDay: boolean): Reply {
  const offer = standingOffer(situation)
  const today = dayOf(situation.now)
  if (situation.relation.greetedOn === today) return { act: 'greet_back', offer }
  const relation = { ...situation.relation, greetedOn: today }
  const greeted = { ...situation, relation }
  const quoted = relation.turns > 0 ? quoteUnasked(greeted, offer) : null
  if (quoted) return { ...quoted, relation }
  const news = isNewDay && relation.turns > 0 ? barkAt(greeted, isNewDay) : null
  return news ?? { act: 'greet', offer, relation }
}

/** The likelihood below which a question is not about something outside the game. */
const SURE_OF_OFF_TOPIC = 0.6

/**
 * Replies to a message that was not understood or is about another subject: by the form of a question or of a statement,
 * which says what kind of thing is asked or done. In the first turn any other short message is taken for a greeting.
 */
function didNotFollow(situation: Situation, heard: Heard): Reply {
  const { noun, talk, likelihood } = heard
  const offer = standingOffer(situation)
  const asks = isQuestion(situation.text) || asksSomewhere(situation.text)
  const isOutside = talk === 'off_topic' && (!asks || likelihood >= SURE_OF_OFF_TOPIC)
  const isAnswered = asks && (!isOutside || askedNounOf(situation.text) !== null)
  const answer = isAnswered ? replyToForm(situation) : null
  if (answer) return answer
  const statement = asks || isOutside ? null : statementOf(situation.text)
  if (statement !== null && statement !== 'noise') return replyToStatement(situation, statement)
  const isShort = isShortHello(situation.text)
  if (situation.relation.turns === 0 && !isOutside && !asks && isShort) {
    return {
      act: 'greet',
      offer,
      relation: { ...situation.relation, greetedOn: dayOf(situation.now) },
    }
  }
  if (statement === 'noise') return { ...unclear(situation, ['unsure', 'says_noise']), offer }
  if (isOutside) return { act: 'did_not_follow', offer, tags: ['off_topic'] }
  if (asks) return { ...unclear(situation, ['unsure', 'is_question']), offer }
  const isTalk = talk === 'small_talk'
  const tags: Tag[] = [isTalk ? 'small_talk' : 'unsure']
  const reply: Reply = isTalk ? { act: 'did_not_follow', offer, tags } : unclear(situation, tags)
  if (noun === null) return { ...reply, offer }
  const Noun = capitalize(noun)
  return { ...reply, offer, tags: [...tags, 'noun'], slots: { noun, Noun } }
}

/** A reply to a message that was not understood, which costs no message. */
function unclear({ relation, now }: Situation, tags: readonly Tag[]): Reply {
  return { act: 'did_not_follow', tags, relation: rememberUnclear(relation, now) }
}
