import { RULES } from '../../config.ts'
import { formatCents, formatRate } from '../../money.ts'
import { formatDays } from '../describe.ts'
import { type Haggled, haggle } from '../haggle.ts'
import type { Heard, Wishes } from '../hear.ts'
import { type LoanTerms, loanLimit } from '../lending.ts'
import { loanOffer, standingLoan } from '../offers.ts'
import { shiftTrust, withMood } from '../relation.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import { isOther, type Unnamed } from '../hearing/wishes.ts'
import type { Slot, Tag } from '../tags.ts'

/** Replies to a message about the offered loan. Returns null when no loan is offered, and for any other message. */
export function replyToOffer(situation: Situation, heard: Heard): Reply | null {
  const standing = standingLoan(situation)
  if (!standing) return null
  const offer = loanOffer(standing)
  switch (heard.intent) {
    case 'accept':
      return { act: 'hold_offer', offer, tags: ['said_yes'] }
    case 'decline':
      return { act: 'hold_offer', offer, tags: ['said_no'] }
    case 'ask_loan':
      return { act: 'hold_offer', offer }
    case 'ask_terms':
      return { act: 'answer_terms', offer }
    case 'counter':
      return replyToCounter(situation, standing, heard)
    default:
      return null
  }
}

/**
 * Replies to a counter-offer to the terms `standing`. It costs patience, and without patience, trust; not if it only
 * offers a higher rate, or wishes for what is offered.
 */
export function replyToCounter(situation: Situation, standing: LoanTerms, wishes: Wishes): Reply {
  const limit = loanLimit(situation)
  const limitCents = limit.canLend ? limit.limitCents : standing.principalCents
  const haggled = haggle(situation, standing, limitCents, wishes)
  const { terms, outcome, isAtLimit } = haggled
  const tags: Tag[] = [outcome]
  if (isAtLimit && !isUnnamed(wishes, 'more')) tags.push('at_limit')
  const wished = describeWishes(standing, wishes, haggled)
  const reply = (relation: Reply['relation'], more: readonly Tag[]): Reply => ({
    act: outcome === 'held' ? 'hold_offer' : 'counter_offer',
    offer: loanOffer(terms),
    tags: [...tags, ...more, ...wished.tags],
    slots: wished.slots,
    ...(relation && { relation }),
  })
  if (isOnlyOverbid(standing, wishes) || isOffered(standing, wishes))
    return reply(situation.relation, [])
  const wasSpent = situation.relation.patience <= 0
  const patience = Math.max(0, situation.relation.patience - 1)
  const relation = wasSpent
    ? withMood(shiftTrust(situation.relation, RULES.trust.patienceOut), 'angry')
    : { ...situation.relation, patience }
  return reply(relation, patience === 0 ? ['patience_out'] : [])
}

/** Returns what a counter-offer wishes for, for the voice. Of a wish that is met in part only the unmet figures count. */
function describeWishes(standing: LoanTerms, wishes: Wishes, { outcome, terms }: Haggled): Wished {
  const { cents, rate, days } = wishes
  const isMissed = (wish: number, met: number): boolean =>
    outcome !== 'halfway' || isOther(wish, met)
  const tags: Tag[] = []
  const slots: Partial<Record<Slot, string>> = {}
  const sum = SUMS.find(([unnamed]) => isUnnamed(wishes, unnamed))
  if (sum) tags.push(sum[1])
  else if (cents !== null) {
    tags.push('asked')
    slots.asked = formatCents(cents)
  }
  if (isUnnamed(wishes, 'longer')) tags.push('wish_longer')
  else if (days !== null && isOther(days, standing.days) && isMissed(days, terms.days)) {
    tags.push('wish_days')
    slots.askedDays = formatDays(days)
  }
  if (isOffered(standing, { cents, rate, days })) tags.push('already')
  if (rate !== null && rate < standing.dailyRate && isMissed(rate, terms.dailyRate)) {
    tags.push('wish_rate')
    slots.askedRate = formatRate(rate)
  }
  if (rate !== null && rate > standing.dailyRate) {
    tags.push('overbid')
    slots.askedRate = formatRate(rate)
  }
  return { tags, slots }
}

/** Wishes for another sum without a figure, with their tags. */
const SUMS = [
  ['more', 'wish_more'],
  ['less', 'wish_less'],
] as const satisfies readonly (readonly [Unnamed, Tag])[]

function isUnnamed({ unnamed = [] }: Wishes, wish: Unnamed): boolean {
  return unnamed.includes(wish)
}

interface Wished {
  readonly tags: readonly Tag[]
  readonly slots: Readonly<Partial<Record<Slot, string>>>
}

/** Whether a counter-offer names figures, and all of them are offered already. */
function isOffered(standing: LoanTerms, { cents, rate, days }: Wishes): boolean {
  const isNamed = cents !== null || rate !== null || days !== null
  const differs =
    isOther(cents, standing.principalCents) ||
    isOther(rate, standing.dailyRate) ||
    isOther(days, standing.days)
  return isNamed && !differs
}

/** Whether a counter-offer offers a higher rate and wishes for nothing else. */
function isOnlyOverbid(standing: LoanTerms, { cents, rate, days }: Wishes): boolean {
  return (
    rate !== null &&
    rate > standing.dailyRate &&
    !isOther(cents, standing.principalCents) &&
    !isOther(days, standing.days)
  )
}
