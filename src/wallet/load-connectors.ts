import { type CreateConnectorFn } from '@wagmi/core'
import { type Platform } from '#src/protocol/platforms.ts'

export interface LoadConnectorsOptions {
  /** The platform that was detected. */
  readonly platform: Platform
  /** WalletConnect's project. Without one it is not offered. */
  readonly projectId: string | null
  /** The page's origin, which a wallet outside of this browser shows. */
  readonly origin: string
}

/** Loads the connectors that not every page has: of the app around the page, and of WalletConnect. */
export async function loadConnectors(
  options: LoadConnectorsOptions,
): Promise<readonly CreateConnectorFn[]> {
  const { origin, projectId } = options
  const host = await loadHostConnector(options.platform)
  if (projectId === null) return host
  const { createWalletConnect } = await import('./create-wallet-connect.ts')
  return [...host, createWalletConnect(projectId, origin)]
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
