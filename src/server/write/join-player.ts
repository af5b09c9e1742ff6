import { RULES } from '#src/rules/config.ts'
import { cashAccount, openingGrant } from '#src/rules/ledger.ts'
import type { Transaction } from '../db/database.ts'
import type { Player } from '../db/repositories/players.ts'
import { NO_WRITES, storeWrites } from '../db/repositories/sheets.ts'
import { bookedRows } from './to-writes.ts'

/**
 * Stores a new player with the opening grant and a place on the boards, in the transaction of the sign-in. `entryId` is a
 * UUID. Resolves with false, and stores nothing, if the street name or one that looks like it is taken.
 */
export async function joinPlayer(
  tx: Transaction,
  player: Player,
  entryId: string,
): Promise<boolean> {
  const { id: playerId, createdAt: now } = player
  const { cashCents } = RULES.start
  const entries = [{ id: entryId, ...openingGrant(playerId) }]
  const account = {
    ...{ player_id: playerId, name: cashAccount(playerId), balance_cents: cashCents },
  }
  const joined = { player_id: playerId, ...playerRow(player), grant_cents: cashCents }
  const [isStored = false] = await storeWrites(tx, [
    {
      ...NO_WRITES,
      ...bookedRows({ playerId, entries, now }),
      joined: [joined],
      accounts: [account],
    },
  ])
  return isStored
}

/** Returns the row of the table `players`. */
function playerRow(player: Player) {
  return {
    id: player.id,
    street_name: player.streetName,
    name_key: player.nameKey,
    borough: player.borough,
    reputation: player.reputation,
    xp: player.xp,
    moves: player.moves,
    moves_day: player.movesDay,
    moves_made: player.movesMade,
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
