import { type Connector } from '@wagmi/core'

/** The id of the guest's connector, as stored in the identities of guests. */
export const GUEST_ID = 'burner'
/** The id of the connector for `window.ethereum`. */
export const INJECTED_ID = 'injected'
export const WALLETCONNECT_ID = 'walletConnect'
/** The types of connectors that load the SDK of a wallet's maker and reach the wallet outside of this browser. */
const REMOTE_TYPES: readonly string[] = ['coinbaseWallet', 'walletConnect']
/** The wallet of a Farcaster client: by its own connector, or as it announces itself. */
const HOST_WALLET_IDS: readonly string[] = ['farcaster', 'xyz.farcaster.MiniAppWallet']

export function isGuest({ id }: Pick<Connector, 'id'>): boolean {
  return id === GUEST_ID
}

/** Whether the wallet is reached outside of this browser. */
export function isRemote({ type }: Pick<Connector, 'type'>): boolean {
  return REMOTE_TYPES.includes(type)
}

/** Whether the wallet is that of the app around the page. */
export function isHostWallet({ id }: Pick<Connector, 'id'>): boolean {
  return HOST_WALLET_IDS.includes(id)
}
