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

/** The source by which each kind of entry feeds the pot. */
export const POT_SOURCE_OF: Readonly<Partial<Record<Entry['kind'], PotSource>>> = {
  game_session: 'game_sessions',
  trade: 'trading_fees',
  loan_repayment: 'loan_interest',
  paid_interaction: 'character_interactions',
}

/** Returns what an entry adds to the pot, in cents. */
export function potPartOf({ kind, postings }: Entry): number {
  if (!POT_SOURCE_OF[kind]) return 0
  return Math.max(0, postings.find(({ account }) => account === 'pot')?.amountCents ?? 0)
}

/** How a pot is divided at a month's end. Money in cents. */
export interface PotPayout {
  /** The share of each winner, by rank; empty when no player takes part. */
  readonly sharesCents: readonly number[]
  /** What the next pot starts with. */
  readonly carriedCents: number
}

/** Divides a pot among the best of `players` participants. Cents that cannot be divided are carried over. */
export function dividePot(potCents: number, players: number): PotPayout {
  const paidOut = Math.floor(partOf(potCents, RULES.pot.paidOutPart))
  const weights = winnersWeights(players)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const sharesCents = weights.map((weight) => Math.floor((paidOut * weight) / whole))
  const paid = sharesCents.reduce((sum, share) => sum + share, 0)
  return { sharesCents, carriedCents: potCents - paid }
}

/**
 * Returns the proportions of the winners' shares, by rank. In a small field they are fixed. In a larger one they are
 * 1 ÷ (rank + ½), whose first values have nearly the same proportions.
 */
function winnersWeights(players: number): number[] {
  const { smallField, winnersPart } = RULES.pot
  if (players <= smallField.players) return smallField.parts.slice(0, players)
  const winners = Math.ceil(players * winnersPart)
  return Array.from({ length: winners }, (_, index) => 1 / (index + 1.5))
}

/** Returns what the game adds to the pot for a trade, in whole cents. */
export function potPartOfTrade(grossCents: number): number {
  return Math.floor(partOf(grossCents, RULES.pot.tradePart))
}
