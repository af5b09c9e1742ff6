import { type CreateConnectorFn } from '@wagmi/core'
import { GAME_NAME } from '#src/protocol/messages.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { type Releases } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { createWalletConfig, type WalletConfigOptions, without } from './wallet-config.ts'
import { createWallets, type Wallets } from './wallets.ts'

export interface OpenWalletsOptions extends Omit<WalletConfigOptions, 'isWorldApp' | 'loaded'> {
  /** The platform that was detected. */
  readonly platform: Platform
  /** WalletConnect's project. Without one it is not offered. */
  readonly projectId: string | null
  /** The page's origin, which a wallet outside of this browser shows. */
  readonly origin: string
  readonly releases: Releases
  readonly timers: Timers
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
  return createWallets(config, options.timers)
}

/** Loads the connectors that not every page has: of the app around the page, and of WalletConnect. */
async function loadConnectors({
  origin,
  platform,
  projectId,
}: OpenWalletsOptions): Promise<readonly CreateConnectorFn[]> {
  const host = await loadHostConnector(platform)
  return projectId === null ? host : [...host, await loadWalletConnect(projectId, origin)]
}

async function loadHostConnector(platform: Platform): Promise<readonly CreateConnectorFn[]> {
  switch (platform) {
    case 'farcaster':
    case 'base_minikit':
      return [(await import('@farcaster/miniapp-wagmi-connector')).farcasterMiniApp()]
    case 'worldcoin':
      return [(await import('@worldcoin/minikit-js/wagmi')).worldApp()]
    default:
      return []
  }
}

/** Loads the connector of WalletConnect. The page's own dialog shows its code. */
export async function loadWalletConnect(
  projectId: string,
  origin: string,
): Promise<CreateConnectorFn> {
  const { walletConnect } = await import('wagmi/connectors/walletConnect')
  const icons = [new URL('/icon.png', origin).href]
  const metadata = { name: GAME_NAME, description: GAME_NAME, url: origin, icons }
  // The set-up would load the SDK with the page.
  return without('setup', walletConnect({ projectId, metadata, showQrModal: false }))
}
