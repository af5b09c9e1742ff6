import { type Connector } from '@wagmi/core'
import { PICKER_TEXTS } from '#src/protocol/messages.ts'
import { INJECTED_ID, isGuest, isRemote } from './connector-ids.ts'

/** One button of the picker. */
export interface OfferedWallet {
  readonly connector: Connector
  readonly name: string
  /** A data: image; null for any other URL, because the page loads no foreign images. */
  readonly icon: string | null
}

export interface WalletOffer {
  readonly wallets: readonly OfferedWallet[]
  /** Whether a wallet was found in this browser. */
  readonly hasWallet: boolean
  readonly hasGuest: boolean
}

const NAME_LIMIT = 32
/** The name under which Coinbase's extension announces itself. It needs no SDK. */
const COINBASE_RDNS = 'com.coinbase.wallet'

/**
 * Returns the connectors of a config in the order of the picker. Leaves out `window.ethereum` when other wallets
 * were found, and Coinbase's SDK when its extension is installed.
 */
export function offerWallets(connectors: readonly Connector[]): WalletOffer {
  const others = connectors.filter((one) => !isGuest(one) && !isRemote(one))
  const announced = others.filter(({ id }) => id !== INJECTED_ID)
  const found = announced.length > 0 ? announced : others
  const hasCoinbase = found.some(
    ({ id, name }) => id === COINBASE_RDNS || name === PICKER_TEXTS.coinbase,
  )
  const remotes = connectors.filter(
    (one) => isRemote(one) && !(hasCoinbase && one.type === 'coinbaseWallet'),
  )
  const guests = connectors.filter(isGuest)
  const hasWallet = found.length > 0
  const ordered = hasWallet ? [...found, ...remotes, ...guests] : [...guests, ...remotes]
  return { wallets: ordered.map(offerOf), hasWallet, hasGuest: guests.length > 0 }
}

function offerOf(connector: Connector): OfferedWallet {
  const { icon, name } = connector
  const data = icon?.startsWith('data:image/') ? icon : null
  return { connector, name: name.slice(0, NAME_LIMIT), icon: data }
}
