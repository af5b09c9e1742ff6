import { RULES } from './config.ts'
import { cashAccount, checkBalanced, type Entry, type Posting } from './ledger.ts'
import { potPartOfTrade } from './pot.ts'
import type { StashUpgrade } from './stash.ts'
import type { Fill } from './trade/fill.ts'

/** The books' entries of the street: trades, the stash, and what feeds and empties the pot. */

/** A trade: the fee is the trader's, the pot's part the house's. `tradeId` names it once. */
export function tradeEntry(
  { playerId, tradeId }: { playerId: string; tradeId: string },
  { cashCents, feeCents, grossCents }: Pick<Fill, 'cashCents' | 'feeCents' | 'grossCents'>,
): Entry {
  const potCents = potPartOfTrade(grossCents)
  return checkBalanced({
    kind: 'trade',
    cause: tradeId,
    postings: withoutNaughts([
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

/** The house's ante for the first action of a player's day ('YYYY-MM-DD'). */
export function gameSessionEntry(playerId: string, day: string): Entry {
  return anteEntry('game_session', `${playerId}|${day}`, RULES.pot.sessionCents)
}

/** The house's ante for one paid interaction of a player; the turn names it once. */
export function paidInteractionEntry(playerId: string, turnId: string): Entry {
  return anteEntry('paid_interaction', `${playerId}|${turnId}`, RULES.pot.paidInteractionCents)
}

/** A month's pot, paid out to its winners in one entry: once for each season. */
export function potPayoutEntry(
  season: string,
  shares: readonly { readonly playerId: string; readonly cents: number }[],
): Entry {
  const paid = shares.reduce((sum, { cents }) => sum + cents, 0)
  return checkBalanced({
    kind: 'pot_payout',
    cause: season,
    postings: withoutNaughts([
      { account: 'pot', amountCents: -paid },
      ...shares.map(({ playerId, cents }) => ({
        account: cashAccount(playerId),
        amountCents: cents,
      })),
    ]),
  })
}

function anteEntry(kind: Entry['kind'], cause: string, amountCents: number): Entry {
  return checkBalanced({
    kind,
    cause,
    postings: [
      { account: 'house', amountCents: -amountCents },
      { account: 'pot', amountCents },
    ],
  })
}

function withoutNaughts(postings: readonly Posting[]): Posting[] {
  return postings.filter(({ amountCents }) => amountCents !== 0)
}
