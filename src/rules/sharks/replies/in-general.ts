import { barkAt } from '../bark.ts'
import type { Heard } from '../hear.ts'
import { standingOffer } from '../offers.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'

/** Answers everything that is about neither an offer, a debt nor a loan. What lies on the table stays there. */
export function replyInGeneral(situation: Situation, heard: Heard, isNewDay: boolean): Reply {
  const offer = standingOffer(situation)
  switch (heard.intent) {
    case 'greeting':
      return greet(situation, isNewDay)
    case 'ask_work':
      return { act: 'talk_work', offer }
    case 'ask_tip':
      return { act: 'talk_street', offer }
    case 'thanks':
      return { act: 'answer_thanks', offer }
    case 'farewell':
      return { act: 'farewell', offer }
    case 'pay':
      return { act: 'did_not_follow', offer, tags: ['nothing_owed'] }
    default:
      return didNotFollow(situation, heard)
  }
}

/** Who has news of the player begins with it. */
function greet(situation: Situation, isNewDay: boolean): Reply {
  if (!isNewDay) return { act: 'greet_back', offer: standingOffer(situation) }
  const news = situation.relation.turns > 0 ? barkAt(situation, isNewDay) : null
  return news ?? { act: 'greet', offer: standingOffer(situation) }
}

/** Shows that somebody listened: picks up a noun, where there is one. A first hello in odd words is still a hello. */
function didNotFollow(situation: Situation, { noun }: Heard): Reply {
  const offer = standingOffer(situation)
  if (situation.relation.turns === 0) return { act: 'greet', offer }
  if (noun === null) return { act: 'did_not_follow', offer }
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1)
  return { act: 'did_not_follow', offer, tags: ['noun'], slots: { noun, Noun } }
}
