import { type CreateConnectorFn } from '@wagmi/core'
import { type Platform } from '#src/protocol/platforms.ts'

/** Loads the connector to the wallet of the app around the page. Empty in a plain browser. */
export async function loadHostConnectors(
  platform: Platform,
): Promise<readonly CreateConnectorFn[]> {
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
