import { lastTickOf, seasonEnd } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { splitPot } from '#src/rules/pot.ts'
import { potPayoutEntry } from '#src/rules/street-entries.ts'
import type { Transaction } from '../../db/database.ts'
import { balancesOf, lockHouseAccounts } from '../../db/repositories/ledger.ts'
import { addPaidPot, eligiblePlayers, fedAfter } from '../../db/repositories/pot.ts'
import { addRecaps } from '../../db/repositories/recaps.ts'
import { revealSeed } from '../../db/repositories/seasons.ts'
import { closeHead, lockHead } from '../../db/repositories/tape.ts'
import { book } from '../ledger/book.ts'
import { valueStandings } from '../leaderboard/value-standings.ts'
import { advanceTape } from '../market/advance-tape.ts'
import { readOpenings } from '../market/openings.ts'
import type { SeasonWalk } from '../market/season-walk.ts'
import type { Means } from '../means.ts'
import { openStreet } from '../seasons.ts'

/**
 * Ends a season whose month is over: the tape gets its last tick and closes, the pot is paid out, everybody's recap is
 * written and the seed is published. Once, whoever comes first; the others wait for it.
 */
export async function endSeason(means: Means, walk: SeasonWalk): Promise<void> {
  const { store } = means
  const { season } = walk
  const tick = lastTickOf(season.id)
  await openStreet(store.db, season, means.clock.now())
  await walk.to(tick + 1)
  await advanceTape(means, walk, tick)
  const { bids } = await readOpenings(store.db, season.id, tick)
  await valueStandings(means, { season, tick, bids })
  await store.transact(async (tx) => {
    // As a trade does: its money first, then the tape.
    await lockHouseAccounts(tx)
    const head = await lockHead(tx, season.id)
    if (!head || head.closed) return
    // Before any money moves: who still holds a trade of the month sees the tape closed, and trades in the next.
    await closeHead(tx, season.id)
    await payPot(means, tx, season.id)
    await revealSeed(tx, season.id)
  })
}

/** Splits the month's pot, writes everybody's recap with what they get of it, and pays. */
async function payPot(means: Means, tx: Transaction, month: string): Promise<void> {
  const balances = await balancesOf(tx, ['pot'])
  // What the new month has fed in already is not this month's to give.
  const totalCents = (balances.get('pot') ?? 0) - (await fedAfter(tx, month))
  const eligible = await eligiblePlayers(tx, { month, fromDays: RULES.pot.fromDays })
  const { sharesCents } = splitPot(totalCents, eligible.length)
  const shares = sharesCents.flatMap((cents, rank) => {
    const playerId = eligible[rank]
    return playerId && cents > 0 ? [{ playerId, cents }] : []
  })
  await addRecaps(tx, month, new Map(shares.map(({ playerId, cents }) => [playerId, cents])))
  const paidAt = new Date(seasonEnd(month).getTime() - 1)
  // Booked as the month's last: it is no gain of the next.
  if (shares.length > 0) await book(means, tx, potPayoutEntry(month, shares), paidAt)
  await addPaidPot(tx, {
    month,
    totalCents,
    distributedCents: shares.reduce((sum, { cents }) => sum + cents, 0),
    winners: shares.length,
    eligible: eligible.length,
    paidAt,
  })
}
