import type { Decision } from '#src/rules/sharks/decision.ts'
import { loanSlots } from '#src/rules/sharks/describe.ts'
import type { LoanTerms } from '#src/rules/sharks/lending.ts'
import { formatCents } from '#src/rules/money.ts'
import { triggerFor } from '#src/rules/sharks/triggers.ts'

type Slots = Decision['slots']

/**
 * Returns the line that states what the chips under a reply will sign, always in the same form, or null when there is
 * nothing to state, or the offer was stated shortly before. `granted` replaces the decided terms of a loan. The line raises the subject that the chips need.
 */
export function termsLine(decision: Decision, granted: LoanTerms | null, now: Date): string | null {
  const trigger = triggerFor(decision)
  const { offer, favour, slots } = decision
  if (favour) return favourLine(favour.sooner)
  if (decision.tags.includes('offer_rests') && granted === null) return null
  const terms = granted ?? offer?.terms
  if (terms?.kind === 'loan') {
    const ending = trigger === 'loan_offer' ? 'Deal?' : 'Take the loan or leave it.'
    return `${loanLine({ ...slots, ...loanSlots(terms, now) }, terms)} ${ending}`
  }
  if (trigger === 'extortion_deadline')
    return `Time's up: you owe ${slots['owed']}.${payment(offer)}`
  if (trigger === 'debt') return `You owe ${slots['owed']}.${payment(offer)}`
  return null
}

function payment(offer: Decision['offer']): string {
  if (offer?.terms.kind === 'repay')
    return ` The button pays ${formatCents(offer.terms.amountCents)}.`
  return offer?.terms.kind === 'mercy' ? ' The button asks for more time.' : ''
}

function loanLine(slots: Slots, { security }: LoanTerms): string {
  const { amount, rate, days, total, dueDay, share, pledge } = slots
  const terms = `${amount} at ${rate} a day for ${days}: ${total} by ${dueDay}.`
  if (security?.kind === 'profit') return `${terms} Until then ${share} of each profit is mine.`
  if (security) return `${terms} Until then I keep ${pledge}.`
  return terms
}

function favourLine(soonerUsdc: number | null): string {
  return soonerUsdc === null
    ? 'The favor is a move.'
    : `The favor is ${soonerUsdc.toFixed(2)} USDC today.`
}
