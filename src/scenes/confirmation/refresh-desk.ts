import { getLoans } from '#src/api/get-loans.ts'
import { getStats } from '#src/api/get-stats.ts'
import { getWallet } from '#src/api/get-wallet.ts'
import { type SceneServices } from '../kit/services.ts'

/** Reads what the desk shows into the stores. Failures are only logged: the figures stay as they are known. */
export async function refreshDesk({
  api,
  log,
  stores,
}: Pick<SceneServices, 'api' | 'log' | 'stores'>): Promise<void> {
  try {
    const [stats, loans, wallet] = await Promise.all([getStats(api), getLoans(api), getWallet(api)])
    stores.game.getState().statsArrived(stats)
    stores.market.getState().received({ loans, stash: wallet.stash })
  } catch (failure) {
    log('reading the desk', failure)
  }
}
