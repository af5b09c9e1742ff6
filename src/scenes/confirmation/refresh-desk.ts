import { getBorough } from '#src/api/get-borough.ts'
import { getLoans } from '#src/api/get-loans.ts'
import { getPrices } from '#src/api/get-prices.ts'
import { getStats } from '#src/api/get-stats.ts'
import { getWallet } from '#src/api/get-wallet.ts'
import { isGuided } from '../kit/guide/read-guide.ts'
import { type SceneServices } from '../kit/services.ts'

type DeskServices = Pick<SceneServices, 'api' | 'log' | 'stores'>

/** Reads what the desk shows into the stores. Failures are only logged: the figures stay as they are known. */
export async function refreshDesk(services: DeskServices): Promise<void> {
  const { api, log, stores } = services
  try {
    const [stats, loans, wallet] = await Promise.all([getStats(api), getLoans(api), getWallet(api)])
    stores.game.getState().statsArrived(stats)
    stores.market.getState().received({ loans, stash: wallet.stash })
    if (isGuided(stores)) await readStreet(services)
  } catch (failure) {
    log('reading the desk', failure)
  }
}

/** Reads what the guided deal is computed from: the prices, and the tolls from where the player stands. */
export async function readStreet({ api, log, stores }: DeskServices): Promise<void> {
  try {
    const { currentBorough } = stores.game.getState()
    const [prices, borough] = await Promise.all([getPrices(api), getBorough(api, currentBorough)])
    stores.market.getState().received({ prices, borough })
  } catch (failure) {
    log('reading the street', failure)
  }
}
