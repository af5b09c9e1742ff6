import { lastTickOf, seasonEnd, seasonStart } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { houseBalance } from '../pot/house-books-repository.ts'
import { addPaidPot, eligiblePlayers, type PotEligibility } from '../../write/pot-repository.ts'
import { addRecaps } from './recap-repository.ts'
import { lockSeason, revealSeed } from '../../platform/db/repositories/seasons.ts'
import { lockWinners, type Payout, storePayout } from '../../write/pay-pot.ts'
import { isDemoPot } from '../../write/judgement.ts'
import { valueStandings } from '../leaderboard/value-standings.ts'
import { recordTick } from '../market/record-tick.ts'
import type { SeasonWalk } from '../market/season-walk.ts'
import type { ServerContext } from '../../server-context.ts'
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
    await payPot(server, tx, { season, tick, bids: walk.bidsAt(tick) })
    // No write is stored in a season whose seed is published, so its runs are complete from here on.
    await revealSeed(tx, season.id)
  })
  await publishRoots(server, season, tick)
}

/** Splits the month's pot, stores the recaps with the players' shares, and pays them. */
async function payPot(
  server: ServerContext,
  tx: Transaction,
  { season, tick, bids }: Pick<Payout, 'bids' | 'season' | 'tick'>,
): Promise<void> {
  const { id: month } = season
  // Contributions of the new month belong to its own pot.
  const totalCents = await houseBalance(tx, 'pot', { upToMonth: month })
  const { eligible, shares } = await lockWinners(tx, totalCents, eligibilityIn(server, month))
  await addRecaps(tx, month, new Map(shares.map(({ playerId, cents }) => [playerId, cents])))
  // Paid in the old month, so that the payout is no gain of the new one.
  const paidAt = new Date(seasonEnd(month).getTime() - 1)
  const newId = () => server.ids.uuid()
  await storePayout(tx, shares, { season, tick, bids, at: paidAt, newId })
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
