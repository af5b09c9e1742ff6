import { type Releases } from '#src/lib/releases.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { loadHostConnectors } from './host-connectors.ts'
import { createWalletConfig, type WalletConfigOptions } from './wallet-config.ts'
import { createWallets, type ShowPairing, type Wallets } from './wallets.ts'

export interface OpenWalletsOptions
  extends Omit<WalletConfigOptions, 'hostConnectors' | 'isWorldApp'> {
  /** The platform that was detected. */
  readonly platform: Platform
  readonly showPairing: ShowPairing
  readonly releases: Releases
  readonly log: (what: string, failure: unknown) => void
}

/** Creates the page's only wagmi config. Call once, when the app around the page is known. */
export async function openWallets({
  platform,
  releases,
  showPairing,
  log,
  ...options
}: OpenWalletsOptions): Promise<Wallets> {
  const hostConnectors = await loadHostConnectors(platform).catch((failure: unknown) => {
    log('loading the connector of the host', failure)
    return []
  })
  const isWorldApp = platform === 'worldcoin'
  const { config, release } = createWalletConfig({ ...options, hostConnectors, isWorldApp })
  releases.own(release)
  return createWallets(config, showPairing)
}
