import { lastTickOf, seasonEnd, seasonStart } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { dividePot } from '#src/rules/pot.ts'
import { potPayoutEntry } from '#src/rules/street-entries.ts'
import type { Transaction } from '../../db/database.ts'
import { houseBalance } from '../../db/repositories/house-books.ts'
import { lockPlayers } from '../../db/repositories/players.ts'
import { addPaidPot, eligiblePlayers, type PotEligibility } from '../../db/repositories/pot.ts'
import { addRecaps } from '../../db/repositories/recaps.ts'
import { lockSeason, revealSeed } from '../../db/repositories/seasons.ts'
import { book } from '../ledger/book.ts'
import { isDemoPot } from '../pot/judgement.ts'
import { valueStandings } from '../leaderboard/value-standings.ts'
import { recordTick } from '../market/record-tick.ts'
import type { SeasonWalk } from '../market/season-walk.ts'
import type { ServerContext } from '../server-context.ts'
import { publishRoots } from './publish-roots.ts'
import { settleParticipants } from './settle-participants.ts'

/**
 * Ends a season whose month is over: values goods at its last tick, stores what has fallen due for the participants of
 * the pot, pays it out, stores the recaps, and publishes the seed and the last root. Several nodes may call it at once; one of them takes effect.
 */
export async function endSeason(server: ServerContext, walk: SeasonWalk): Promise<void> {
  const { store } = server
  const { season } = walk
  const tick = lastTickOf(season.id)
  await walk.to(tick + 1)
  await recordTick(server, walk, tick)
  await valueStandings(server, { walk, tick })
  const participants = await eligiblePlayers(store.db, eligibilityIn(server, season.id))
  await settleParticipants(server, walk, participants)
  await store.transact(async (tx) => {
    const before = await lockSeason(tx, season.id)
    if (!before || before.revealed) return
    // No write is stored in a season whose seed is published, so its runs are complete from here on.
    await revealSeed(tx, season.id)
    await payPot(server, tx, season.id)
  })
  await publishRoots(server, season, tick)
}

/** Splits the month's pot, stores the recaps with the players' shares, and pays them. */
async function payPot(server: ServerContext, tx: Transaction, month: string): Promise<void> {
  // Contributions of the new month belong to its own pot.
  const totalCents = await houseBalance(tx, 'pot', { upToMonth: month })
  const { eligible, shares } = await lockWinners(tx, totalCents, eligibilityIn(server, month))
  await addRecaps(tx, month, new Map(shares.map(({ playerId, cents }) => [playerId, cents])))
  const paidAt = new Date(seasonEnd(month).getTime() - 1)
  // Booked in the old month, so that the payout is no gain of the new one.
  if (shares.length > 0) await book(server, tx, potPayoutEntry(month, shares), paidAt)
  await addPaidPot(tx, {
    month,
    totalCents,
    distributedCents: shares.reduce((sum, { cents }) => sum + cents, 0),
    winners: shares.length,
    eligible: eligible.length,
    paidAt,
  })
}

function eligibilityIn({ config }: ServerContext, month: string): PotEligibility {
  const provenAt = isDemoPot(config)
    ? null
    : { seasonStart: seasonStart(month), at: seasonEnd(month) }
  return { month, fromDays: RULES.pot.fromDays, provenAt }
}

interface Winners {
  readonly eligible: readonly string[]
  readonly shares: readonly { readonly playerId: string; readonly cents: number }[]
}

/**
 * Divides a pot and locks the players who have a share: their balances change, so writes that were decided on the old
 * version must be decided again. A player who was merged, deleted or closed while the lock was awaited has no share:
 * then the pot is divided again.
 */
async function lockWinners(
  tx: Transaction,
  totalCents: number,
  eligibility: PotEligibility,
): Promise<Winners> {
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
