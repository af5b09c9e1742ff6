import { getBorough } from '#src/api/get-borough.ts'
import { getFronts } from '#src/api/get-fronts.ts'
import { getLoans } from '#src/api/get-loans.ts'
import { getPrices } from '#src/api/get-prices.ts'
import { getStats } from '#src/api/get-stats.ts'
import { getWallet } from '#src/api/get-wallet.ts'
import { isGuided } from '../kit/guide/read-guide.ts'
import { type SceneServices } from '../kit/services.ts'

type DeskServices = Pick<SceneServices, 'api' | 'log' | 'stores'>

/** Reads what the home shows into the stores. Failures are only logged: the figures stay as they are known. */
export async function refreshDesk(services: DeskServices): Promise<void> {
  const { api, stores } = services
  const desk = attempt(services, 'reading the desk', async () => {
    const [stats, loans, wallet] = await Promise.all([getStats(api), getLoans(api), getWallet(api)])
    stores.game.getState().statsArrived(stats)
    stores.market.getState().received({ loans, stash: wallet.stash })
  })
  const night = attempt(services, 'reading the fronts', async () => {
    stores.market.getState().received({ fronts: await getFronts(api) })
  })
  await Promise.all([desk, night])
  if (isGuided(stores)) await readStreet(services)
}

/** Reads what the guided deal is computed from: the prices, and the tolls from where the player is. */
export function readStreet(services: DeskServices): Promise<void> {
  const { api, stores } = services
  return attempt(services, 'reading the street', async () => {
    const { currentBorough } = stores.game.getState()
    const [prices, borough] = await Promise.all([getPrices(api), getBorough(api, currentBorough)])
    stores.market.getState().received({ prices, borough })
  })
}

async function attempt(
  { log }: DeskServices,
  what: string,
  read: () => Promise<void>,
): Promise<void> {
  try {
    await read()
  } catch (failure) {
    log(what, failure)
  }
}
