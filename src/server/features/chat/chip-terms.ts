import {
  type OptionTerms as SentTerms,
  type QuickReply,
  storyChoiceDetailsSchema,
} from '#src/protocol/chat.ts'
import { RULES } from '#src/rules/config.ts'
import { type OptionTerms, optionTerms } from '#src/rules/offers/option-terms.ts'
import type { OfferOption, OfferTerms, Security } from '#src/rules/sharks/decision.ts'
import type { LoanRow } from '../../read/player/loan-repository.ts'
import { openTermsOf } from './offer-repository.ts'
import type { ServerContext } from '../../server-context.ts'
import { toDollars } from '../../read/player/figures.ts'

/** The player to whom chips are shown. */
interface OwnerOfChips {
  readonly playerId: string
  readonly readLoans: () => Promise<readonly LoanRow[]>
}

/** Resolves with the chips, each with the terms that taking it signs: those of the stored offer, at this moment. */
export async function withTerms(
  { clock, store }: Pick<ServerContext, 'clock' | 'store'>,
  chips: readonly QuickReply[],
  { playerId, readLoans }: OwnerOfChips,
): Promise<QuickReply[]> {
  const choice = chips.map(choiceOf).find((found) => found !== null)
  const offer = choice && { id: choice.offer, playerId, now: clock.now() }
  const terms = offer && (await openTermsOf(store.db, offer))
  if (!choice || !terms) return [...chips]
  const loans = terms.kind === 'loan' ? [] : await readLoans()
  return chips.map((chip) => {
    const own = choiceOf(chip)
    if (own?.offer !== choice.offer || typeof chip.payload === 'string') return chip
    const signed = termsOf(terms, own.value)
    if (!signed) return chip
    const { action, details } = chip.payload
    return { ...chip, payload: { action, details: { ...details, terms: toSent(signed) } } }
  })

  function termsOf(offered: OfferTerms, value: OfferOption['value']): OptionTerms | null {
    return optionTerms({ terms: offered, value }, loans, clock.now())
  }
}

/** Returns the offer and the option that a chip takes; null for other chips. */
function choiceOf({ payload }: QuickReply) {
  if (typeof payload === 'string' || payload.action !== 'story_choice') return null
  const { choice_id: offer, value } = storyChoiceDetailsSchema.parse(payload.details)
  return { offer, value: value as OfferOption['value'] }
}

function toSent(terms: OptionTerms): SentTerms {
  switch (terms.kind) {
    case 'loan': {
      const { days, owedCents, principalCents, security } = terms
      const sums = { principal: toDollars(principalCents), owed: toDollars(owedCents) }
      return {
        kind: 'loan',
        ...sums,
        days,
        ...(security && { security: toSentSecurity(security) }),
      }
    }
    case 'payment':
      return {
        kind: 'payment',
        amount: toDollars(terms.amountCents),
        owed: toDollars(terms.owedCents),
      }
    case 'extension':
      return { kind: 'extension', due_at: terms.dueAt.toISOString() }
    case 'truce':
      return terms
  }
}

function toSentSecurity(security: Security) {
  if (security.kind === 'profit')
    return { kind: 'profit' as const, percent: RULES.sale.profitSharePercent }
  const goods = security.pledge.map(({ quantity, symbol }) => ({ symbol, quantity }))
  return { kind: 'goods' as const, goods }
}
