import { RULES } from '../../config.ts'
import type { Favour } from '../../favours/favours.ts'
import { isLate } from '../../loans.ts'
import { plainText } from '../amounts/plain-text.ts'
import type { Heard } from '../hear.ts'
import { favourNamed } from '../lexicons/ask-favour.ts'
import { standingOffer } from '../offers.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import { replyAboutTopic } from './to-topic.ts'

/**
 * Replies to a request for a favour, with a chip for it or the reason why there is none. Returns null for any other
 * message, and for a late debtor.
 */
export function replyAboutFavour(situation: Situation, { intent }: Heard): Reply | null {
  const { favours, openLoan } = situation
  if (intent !== 'ask_favour' || !favours) return null
  if (openLoan && isLate(openLoan)) return null
  if (ASKS_WORD.test(plainText(situation.text))) return replyAboutTopic(situation, 'meet_boss')
  const favour = favourNamed(situation.text) ?? likeliestFavour(situation)
  const refusal = favours[favour]
  if (refusal === null) {
    return { act: 'offer_favour', favour: { favour, sooner: null }, tags: [`favour_${favour}`] }
  }
  if (refusal !== 'for_sale') {
    const offer = standingOffer(situation)
    return { act: 'refuse_favour', offer, tags: [`no_favour_${refusal}`] }
  }
  const sooner = RULES.favours.soonerUsdc
  return {
    act: 'offer_favour',
    favour: { favour, sooner },
    tags: [`favour_${favour}`, 'favour_sooner'],
    slots: { favourPrice: `${sooner.toFixed(2)} USDC` },
  }
}

/** 'Put in a good word for me with the boss': no favour can do that. */
const ASKS_WORD =
  /\b(?:good word|word for me|introduce me|vouch|introduction)\b.*\bboss\b|\bboss\b.*\b(?:good word|word for me|introduce me|vouch|introduction)\b/

/** Returns the favour that a player who names none most likely needs. */
function likeliestFavour({ favours, openLoan, player }: Situation): Favour {
  if (openLoan) return 'extension'
  if (favours?.protection === null) return 'protection'
  return player.cashCents < RULES.favours.advanceCents ? 'cash_advance' : 'tip'
}
