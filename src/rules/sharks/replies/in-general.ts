import { dayOf } from '../../calendar.ts'
import { barkAt } from '../bark.ts'
import { isQuestion } from '../questions.ts'
import type { Heard } from '../hear.ts'
import { standingOffer } from '../offers.ts'
import { rememberUnclear } from '../relation.ts'
import { quoteUnasked } from '../recollections/quote.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Tag } from '../tags.ts'
import { isShortHello } from './short-hello.ts'
import { replyToTalk } from './to-talk.ts'
import { replyToForm, replyToQuestion, replyToTopic } from './to-topic.ts'

/** Replies to everything that is not about an offer, a debt or a loan. The open offer is kept. */
export function replyInGeneral(situation: Situation, heard: Heard, isNewDay: boolean): Reply {
  const offer = standingOffer(situation)
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

/**
 * Replies to a message that was not understood or is about another subject, with a noun of it if there is one. A question
 * gets an answer to its form, or the answer that the shark does not know. In the first turn any other short message is
 * taken for a greeting.
 */
function didNotFollow(situation: Situation, { noun, talk }: Heard): Reply {
  const offer = standingOffer(situation)
  const asks = isQuestion(situation.text)
  const answer = asks && talk !== 'off_topic' ? replyToForm(situation) : null
  if (answer) return answer
  const isShort = isShortHello(situation.text)
  if (situation.relation.turns === 0 && talk !== 'off_topic' && !asks && isShort) {
    return {
      act: 'greet',
      offer,
      relation: { ...situation.relation, greetedOn: dayOf(situation.now) },
    }
  }
  const isTalk = talk === 'small_talk' || talk === 'off_topic'
  const relation = isTalk ? situation.relation : rememberUnclear(situation.relation, situation.now)
  const tags: Tag[] = [isTalk ? talk : 'unsure']
  if (asks && talk !== 'off_topic')
    return { act: 'did_not_follow', offer, tags: [...tags, 'is_question'], relation }
  if (noun === null || talk === 'off_topic') return { act: 'did_not_follow', offer, tags, relation }
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1)
  const slots = { noun, Noun }
  return { act: 'did_not_follow', offer, tags: [...tags, 'noun'], slots, relation }
}
