import { SHARK_POLICIES } from '../config.ts'
import type { Decision, Mood, OfferTerms } from './decision.ts'
import { clampPrincipal, type LoanTerms } from './lending.ts'

/** What a voice would lend, as it puts it. Its figures can be anything: a model wrote them. */
export interface Proposal {
  readonly principalCents: number
  readonly dailyRate: number
  readonly days: number
}

/**
 * What becomes of a voice's proposal: terms between the shark's own table and what the engine has decided, so a voice
 * may drive a harder bargain and never a softer one. Null where the engine has offered no loan: then there is nothing to propose.
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
    // What secures the decided sum secures a smaller one.
    ...(security && { security }),
  }
}

/** The mood that a voice may put on: warmth is earned, anger needs a reason. */
export function clampMood({ tags, mood }: Decision, wish: Mood): Mood {
  if (tags.includes('trust_low')) return wish === 'cold' || wish === 'angry' ? wish : mood
  if (wish === 'warm') return tags.includes('trust_high') || mood === 'warm' ? wish : mood
  if (wish === 'angry') return tags.includes('late') || mood === 'angry' ? wish : mood
  return wish
}
