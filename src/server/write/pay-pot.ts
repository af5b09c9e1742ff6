import { fold } from '#src/rules/player/evolve.ts'
import { goodsWorth } from '#src/rules/player/worth.ts'
import { dividePot } from '#src/rules/pot.ts'
import { payShare } from '#src/rules/pot-payout.ts'
import type { Transaction } from '../platform/db/database.ts'
import { lockPlayers } from '../platform/db/repositories/players.ts'
import { eligiblePlayers, type PotEligibility } from './pot-repository.ts'
import type { Season } from '../platform/db/repositories/seasons.ts'
import { loadLocked, storeAll } from './locked-players.ts'
import { toWrites } from './to-writes.ts'

/** Who takes part in a pot, and the shares of the winners, by rank. */
export interface DividedPot {
  readonly eligible: readonly string[]
  readonly shares: readonly { readonly playerId: string; readonly cents: number }[]
}

/**
 * Divides a pot and locks the players who have a share: writes that were decided on an older version are decided again.
 * A player who was merged, deleted or closed while the lock was awaited has no share: then the pot is divided again.
 */
export async function lockWinners(
  tx: Transaction,
  totalCents: number,
  eligibility: PotEligibility,
): Promise<DividedPot> {
  for (;;) {
    const eligible = await eligiblePlayers(tx, eligibility)
    const { sharesCents } = dividePot(totalCents, eligible.length)
    const shares = sharesCents.flatMap((cents, rank) => {
      const playerId = eligible[rank]
      return playerId && cents > 0 ? [{ playerId, cents }] : []
    })
    const ids = shares.map(({ playerId }) => playerId)
    const locked = await lockPlayers(tx, ids)
    // A locked player cannot be merged away, so each round locks a player more than the one before.
    if (ids.every((id) => locked.has(id))) return { eligible, shares }
  }
}

/** The end of a season. */
export interface Payout {
  readonly season: Season
  /** The last tick of the season, and the city's bids in it. */
  readonly tick: number
  readonly bids: readonly number[]
  /** The last instant of the season. */
  readonly at: Date
  readonly newId: () => string
}

/** Stores the shares of locked winners as events of their runs. The season must not be revealed yet. */
export async function storePayout(
  tx: Transaction,
  shares: DividedPot['shares'],
  { season, tick, bids, at: now, newId }: Payout,
): Promise<void> {
  const ids = shares.map(({ playerId }) => playerId)
  const winners = await loadLocked(tx, ids, { season, now })
  const writes = winners.map((loaded, place) => {
    const share = { rank: place + 1, cents: shares[place]?.cents ?? 0 }
    const events = payShare(share, { now, season: season.id, tick })
    const after = fold(loaded.sheet, events)
    return toWrites({
      ...{ loaded, events, after, now, tick, newId, goodsCents: goodsWorth(after, bids) },
      ...{ answer: null, payment: null, name: null, rows: {} },
    })
  })
  await storeAll(tx, writes)
}
