import { RULES } from './config.ts'
import type { Entry } from './ledger.ts'
import { partOf } from './money.ts'

/** The sources of the pot, as `contribution_breakdown` names them. */
export const POT_SOURCES = [
  'game_sessions',
  'trading_fees',
  'loan_interest',
  'character_interactions',
] as const
export type PotSource = (typeof POT_SOURCES)[number]

/** The source that an entry's kind feeds the pot by. */
export const POT_SOURCE_OF: Readonly<Partial<Record<Entry['kind'], PotSource>>> = {
  game_session: 'game_sessions',
  trade: 'trading_fees',
  loan_repayment: 'loan_interest',
  paid_interaction: 'character_interactions',
}

/** What an entry feeds the pot, in cents; 0 where it does not. */
export function potPartOf({ kind, postings }: Entry): number {
  if (!POT_SOURCE_OF[kind]) return 0
  return Math.max(0, postings.find(({ account }) => account === 'pot')?.amountCents ?? 0)
}

/** What a month's end makes of the pot. Money in cents. */
export interface PotPayout {
  /** What each winner gets, the first first; empty when nobody takes part. */
  readonly sharesCents: readonly number[]
  /** What seeds the next pot. */
  readonly carriedCents: number
}

/** Splits a pot among the best of so many who take part: nine tenths to the winners, the rest and odd cents stay. */
export function splitPot(potCents: number, players: number): PotPayout {
  const paidOut = Math.floor(partOf(potCents, RULES.pot.paidOutPart))
  const weights = winnersWeights(players)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const sharesCents = weights.map((weight) => Math.floor((paidOut * weight) / whole))
  const paid = sharesCents.reduce((sum, share) => sum + share, 0)
  return { sharesCents, carriedCents: potCents - paid }
}

/**
 * What the winners' shares stand to each other as: 5, 3, 2 in a small field (fewer than three share in the same
 * proportion); beyond it the best tenth on the curve 1 ÷ (rank + ½), which begins as 5, 3, 2 does.
 */
function winnersWeights(players: number): number[] {
  const { smallField, winnersPart } = RULES.pot
  if (players <= smallField.players) return smallField.parts.slice(0, players)
  const winners = Math.ceil(players * winnersPart)
  return Array.from({ length: winners }, (_, index) => 1 / (index + 1.5))
}

/** What of a trade's worth goes into the pot, in whole cents. */
export function potPartOfTrade(grossCents: number): number {
  return Math.floor(partOf(grossCents, RULES.pot.tradePart))
}
