import { type Releases } from '#src/lib/releases.ts'
import { loadConnectors, type LoadConnectorsOptions } from './load-connectors.ts'
import { createWalletConfig, type WalletConfigOptions } from './wallet-config.ts'
import { createWallets, type ShowPairing, type Wallets } from './wallets.ts'

export interface OpenWalletsOptions
  extends Omit<WalletConfigOptions, 'isWorldApp' | 'loaded'>,
    LoadConnectorsOptions {
  readonly showPairing: ShowPairing
  readonly releases: Releases
  readonly log: (what: string, failure: unknown) => void
}

/** Creates the page's only wagmi config. Call once, when the app around the page is known. */
export async function openWallets(options: OpenWalletsOptions): Promise<Wallets> {
  const loaded = await loadConnectors(options).catch((failure: unknown) => {
    options.log('loading a connector', failure)
    return []
  })
  const isWorldApp = options.platform === 'worldcoin'
  const { config, release } = createWalletConfig({ ...options, loaded, isWorldApp })
  options.releases.own(release)
  return createWallets(config, options.showPairing)
}
