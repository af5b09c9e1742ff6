import type { Refusal } from '../decider.ts'
import { decideSettled } from '../loans/settlement.ts'
import type { PlayerEvent } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import type { OfferOption } from '../sharks/decision.ts'
import { settle } from '../sharks/settle.ts'
import { settlingSituation } from '../sharks/settling-situation.ts'
import type { OptionTaken } from './option-taken.ts'

/** Takes an option of an open offer. */
export interface TakeOption {
  readonly kind: 'take_option'
  readonly offer: string
  readonly value: OfferOption['value']
  /** The conversation that the offer must belong to; null for any. */
  readonly conversation: string | null
}

/** Decides what taking an option of an offer does: on loans, cash, goods and the relation to the shark. */
export function decideOption(
  sheet: Sheet,
  { offer: id, value, conversation }: TakeOption,
  world: World,
): readonly PlayerEvent[] | Refusal<'not_found' | 'offer_closed'> {
  const { offer } = sheet
  const isElsewhere = conversation !== null && offer?.conversation !== conversation
  if (offer?.id !== id || isElsewhere) {
    return { refused: 'not_found', sentence: 'There is no such offer.' }
  }
  if (!offer.isOpen || offer.expiresAt.getTime() <= world.now.getTime()) {
    return { refused: 'offer_closed', sentence: 'This offer is closed.' }
  }
  const { shark, lastLoanAt, terms } = offer
  const loanId = terms.kind === 'loan' ? null : terms.loanId
  const situation = settlingSituation(sheet, { shark, loanId, lastLoanAt, seed: id }, world)
  const settled = settle(situation, terms, value)
  const { kind: outcome } = settled.settlement
  const taken: OptionTaken = {
    kind: 'option_taken',
    ...stampOf(world),
    ...{ offer: id, shark, value, outcome },
  }
  return [taken, ...decideSettled(sheet, { ...settled, shark, id }, world)]
}
