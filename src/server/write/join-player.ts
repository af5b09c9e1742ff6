import { tickIn } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { cashAccount, debtAccount, openingGrant } from '#src/rules/ledger.ts'
import { loanEntries } from '#src/rules/loans/entries.ts'
import type { LoanTaken } from '#src/rules/loans/event.ts'
import { toLoan } from '#src/rules/loans/evolve.ts'
import { openingDebtOf } from '#src/rules/loans/opening.ts'
import { emptyRun, extendRun } from '#src/rules/runs/run.ts'
import type { Transaction } from '../platform/db/database.ts'
import type { Player } from '../platform/db/repositories/players.ts'
import type { Season } from '../platform/db/repositories/seasons.ts'
import { NO_WRITES, storeWrites, type Writes } from './sheet-repository.ts'
import { sha256 } from '../platform/hashing.ts'
import { traderName } from './sheet-rows.ts'
import { bookedRows, loanRow } from './to-writes.ts'

/** The UUIDs of what a new player begins with. */
export interface OpeningIds {
  readonly loan: string
  /** Of the entries of the cash and of the debt. */
  readonly grant: string
  readonly debt: string
}

export interface Joining {
  readonly player: Player
  readonly season: Season
  readonly ids: OpeningIds
}

/**
 * Stores a new player with the opening cash, the opening debt as the first record of the run, and a place on the boards, in
 * the transaction of the sign-in. Resolves with false, and stores nothing, if the street name or one that looks like it is
 * taken, or the root of the tick was published.
 */
export async function joinPlayer(
  tx: Transaction,
  { player, season, ids }: Joining,
): Promise<boolean> {
  const { id: playerId, createdAt: now } = player
  const tick = tickIn(season.id, now)
  const debt = openingDebtOf(ids.loan, { now, season: season.id, tick })
  const entries = [
    { id: ids.grant, ...openingGrant(playerId) },
    ...loanEntries(playerId, debt).map((entry) => ({ id: ids.debt, ...entry })),
  ]
  const worth_cents = RULES.start.cashCents - debt.principal_cents
  const joined = {
    player_id: playerId,
    ...playerRow(player),
    season_id: season.id,
    tick,
    worth_cents,
  }
  const [isStored = false] = await storeWrites(tx, [
    {
      ...NO_WRITES,
      ...bookedRows({ playerId, entries, now }),
      ...runRows({ playerId, season, tick }, debt),
      joined: [joined],
      accounts: accountRows(playerId, debt),
      new_loans: [loanRow(playerId, toLoan(debt))],
    },
  ])
  return isStored
}

function accountRows(player_id: string, debt: LoanTaken): Writes['accounts'] {
  const { cashCents } = RULES.start
  return [
    { player_id, name: cashAccount(player_id), balance_cents: cashCents },
    { player_id, name: debtAccount(player_id, debt.shark), balance_cents: -debt.principal_cents },
  ]
}

/** Returns the rows of a run that begins with the opening debt. */
function runRows(
  {
    playerId: player_id,
    season,
    tick,
  }: { readonly playerId: string; readonly season: Season; readonly tick: number },
  debt: LoanTaken,
): Pick<Writes, 'events' | 'runs'> {
  const trader = traderName(season.id, player_id)
  const { seedHash, id: season_id } = season
  const hashed = (text: string): string => sha256(text)
  const records = extendRun(emptyRun({ seedHash, trader }, hashed), [debt], hashed)
  return {
    events: records.map(({ seq, body, hash }) => ({ player_id, season_id, seq, tick, body, hash })),
    runs: records.map(({ seq: length, hash }) => ({
      ...{ player_id, season_id, trader, length, hash, tick },
    })),
  }
}

/** Returns the row of the table `players`. */
function playerRow(player: Player) {
  return {
    id: player.id,
    street_name: player.streetName,
    name_key: player.nameKey,
    borough: player.borough,
    reputation: player.reputation,
    reputation_day: player.reputationDay,
    reputation_gained: player.reputationGained,
    closed_until: player.closedUntil,
    xp: player.xp,
    moves: player.moves,
    moves_day: player.movesDay,
    moves_made: player.movesMade,
    sold_in: player.soldIn,
    sold_goods: player.soldGoods,
    is_trip_open: player.isTripOpen,
    trips_today: player.tripsToday,
    guide_paid: player.guidePaid,
    streak: player.streak,
    last_active_day: player.lastActiveDay,
    bought_interactions: player.boughtInteractions,
    earned_cents: player.earnedCents,
    stash_capacity: player.stashCapacity,
    beta_features: player.betaFeatures,
    created_at: player.createdAt,
    version: player.version,
    play_day: player.playDay,
    fronts: player.fronts,
    night_day: player.nightDay,
    kicked_up_cents: player.kickedUpCents,
    merged_into: player.mergedInto,
  }
}
