import { SHARK_POLICIES } from '../config.ts'
import type { Decision, Mood, OfferTerms } from './decision.ts'
import { clampPrincipal, type LoanTerms } from './lending.ts'

/** The loan that a voice proposes. Its figures can have any value, because a language model writes them. */
export interface Proposal {
  readonly principalCents: number
  readonly dailyRate: number
  readonly days: number
}

/**
 * Returns a voice's proposal, limited so that no figure is better for the player than in the decision. The rate is at
 * most the shark's own, or the decided one if that is higher. Returns null when the decision offers no loan.
 */
export function clampProposal(decision: Decision, proposal: Proposal): LoanTerms | null {
  const decided: OfferTerms | undefined = decision.offer?.terms
  if (decided?.kind !== 'loan') return null
  const { shark } = decision
  const policy = SHARK_POLICIES[shark]
  const { principalCents, dailyRate, days, security } = decided
  const isSound = Object.values(proposal).every((figure) => Number.isFinite(figure) && figure > 0)
  if (!isSound) return decided
  const hardestRate = Math.max(policy.dailyRate, dailyRate)
  return {
    kind: 'loan',
    principalCents: clampPrincipal({ shark }, principalCents, proposal.principalCents),
    dailyRate: Math.min(hardestRate, Math.max(dailyRate, proposal.dailyRate)),
    days: Math.min(days, Math.max(1, Math.floor(proposal.days))),
    // The security of the decided sum is enough for a smaller one.
    ...(security && { security }),
  }
}

/** Returns the mood that a voice wishes, or the decided one when trust or lateness do not allow the wish. */
export function clampMood({ tags, mood }: Decision, wish: Mood): Mood {
  if (tags.includes('trust_low')) return wish === 'cold' || wish === 'angry' ? wish : mood
  if (wish === 'warm') return tags.includes('trust_high') || mood === 'warm' ? wish : mood
  if (wish === 'angry') return tags.includes('late') || mood === 'angry' ? wish : mood
  return wish
}
