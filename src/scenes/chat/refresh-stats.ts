import { getStats } from '#src/api/get-stats.ts'
import { PLAYER_STATS_MS } from '#src/protocol/timing.ts'
import { type ConversationServices } from './conversation-services.ts'

/** Returns a function that reads the player's figures, at most every 10 s. Failures are only logged. */
export function createStatsRefresh({
  api,
  stores,
  timers,
  log,
}: ConversationServices): () => Promise<void> {
  let askedAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (timers.now() - askedAt < PLAYER_STATS_MS) return
    askedAt = timers.now()
    try {
      const stats = await getStats(api)
      stores.game.getState().statsArrived(stats)
      stores.session.getState().nameLearned(stats.street_name, stats.player_id)
    } catch (failure) {
      log('refreshing the figures', failure)
    }
  }
}
