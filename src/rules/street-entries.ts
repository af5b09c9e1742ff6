import { RULES } from './config.ts'
import { cashAccount, checkBalanced, type Entry, type Posting, transfer } from './ledger.ts'
import type { StashUpgrade } from './stash.ts'
import type { Fill } from './trade/fill.ts'

/** Entries of trades, stash upgrades, and the pot. */

/** A trade. The trader pays the fee; the game's account pays what goes to the pot. */
export function tradeEntry(
  { playerId, tradeId }: { playerId: string; tradeId: string },
  {
    cashCents,
    feeCents,
    potCents,
  }: Pick<Fill, 'cashCents' | 'feeCents'> & { readonly potCents: number },
): Entry {
  return checkBalanced({
    kind: 'trade',
    cause: tradeId,
    postings: withoutZeros([
      { account: cashAccount(playerId), amountCents: cashCents },
      { account: 'fees', amountCents: feeCents },
      { account: 'house', amountCents: -cashCents - feeCents - potCents },
      { account: 'pot', amountCents: potCents },
    ]),
  })
}

export function stashUpgradeEntry(playerId: string, { capacity, costCents }: StashUpgrade): Entry {
  return checkBalanced({
    kind: 'stash_upgrade',
    cause: `${playerId}|${capacity}`,
    postings: [
      { account: cashAccount(playerId), amountCents: -costCents },
      { account: 'house', amountCents: costCents },
    ],
  })
}

/** What the game adds to the pot for a player's first action on a day ('YYYY-MM-DD'). */
export function gameSessionEntry(playerId: string, day: string): Entry {
  return potContribution('game_session', `${playerId}|${day}`, RULES.pot.sessionCents)
}

/** What the game adds to the pot for one paid message of a player. */
export function paidInteractionEntry(playerId: string, turnId: string): Entry {
  return potContribution(
    'paid_interaction',
    `${playerId}|${turnId}`,
    RULES.pot.paidInteractionCents,
  )
}

/** A player's share of the pot of a season. */
export function potPayoutEntry({
  season,
  playerId,
  cents,
}: {
  readonly season: string
  readonly playerId: string
  readonly cents: number
}): Entry {
  return transfer('pot_payout', `${season}|${playerId}`, {
    from: 'pot',
    to: cashAccount(playerId),
    amountCents: cents,
  })
}

function potContribution(kind: Entry['kind'], cause: string, amountCents: number): Entry {
  return checkBalanced({
    kind,
    cause,
    postings: [
      { account: 'house', amountCents: -amountCents },
      { account: 'pot', amountCents },
    ],
  })
}

function withoutZeros(postings: readonly Posting[]): Posting[] {
  return postings.filter(({ amountCents }) => amountCents !== 0)
}
