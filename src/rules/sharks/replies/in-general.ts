import { barkAt } from '../bark.ts'
import type { Heard } from '../hear.ts'
import { standingOffer } from '../offers.ts'
import { rememberUnclear } from '../relation.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import type { Tag } from '../tags.ts'
import { replyToTalk } from './to-talk.ts'

/** Answers everything that is about neither an offer, a debt nor a loan. What is on the table stays there. */
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
      return replyToTalk(situation, heard) ?? didNotFollow(situation, heard)
  }
}

/** A shark with news of the player begins with it. */
function greet(situation: Situation, isNewDay: boolean): Reply {
  if (!isNewDay) return { act: 'greet_back', offer: standingOffer(situation) }
  const news = situation.relation.turns > 0 ? barkAt(situation, isNewDay) : null
  return news ?? { act: 'greet', offer: standingOffer(situation) }
}

/** Picks up a noun of the player's, where there is one. A first hello in odd words is still a hello. */
function didNotFollow(situation: Situation, { noun, talk }: Heard): Reply {
  const offer = standingOffer(situation)
  if (situation.relation.turns === 0) return { act: 'greet', offer }
  const isTalk = talk === 'small_talk' || talk === 'off_topic'
  const relation = isTalk ? situation.relation : rememberUnclear(situation.relation, situation.now)
  const tags: Tag[] = [isTalk ? talk : 'unsure']
  if (noun === null || talk === 'off_topic') return { act: 'did_not_follow', offer, tags, relation }
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1)
  const slots = { noun, Noun }
  return { act: 'did_not_follow', offer, tags: [...tags, 'noun'], slots, relation }
}
