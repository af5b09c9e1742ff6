import { type ClientStorage } from '#src/browser/storage.ts'
import { type Release } from '#src/lib/releases.ts'
import { type WalletMode } from '#src/protocol/calls/system.ts'
import { PICKER_TEXTS, WALLET_TEXTS } from '#src/protocol/messages.ts'
import { type FoundWallet, type WalletDiscovery } from './discover-wallets.ts'
import { createWalletLeases, type WalletLease } from './wallet-leases.ts'
import { type WalletConnection, type WalletKind } from './wallet-connection.ts'
import { type Provider } from './provider.ts'
import { type RemoteWallet, type ShowPairing } from './remote-wallets.ts'
import { WalletError } from './wallet-error.ts'

/** One button of the picker. */
export interface WalletChoice {
  readonly id: string
  /** The label of the button. */
  readonly name: string
  /** A data: image, or null. */
  readonly icon: string | null
  readonly kind: WalletKind
  /** Reached outside the browser. */
  readonly isRemote?: true
}

export interface Wallets {
  /** Returns what can be picked now. Wallets may announce themselves late, so watch {@link onChange}. */
  choices(): readonly WalletChoice[]
  onChange(run: () => void): Release
  /** Loads the code for connecting, so that the player's click does not wait for it. */
  preload(): void
  /** Requests the wallet's account. Rejects with a {@link WalletError}. */
  connect(choice: Pick<WalletChoice, 'id' | 'kind'>): Promise<WalletConnection>
  /** Reconnects without a prompt. Resolves with null when the wallet is missing, locked or has revoked permission. */
  resume(walletId: string): Promise<WalletConnection | null>
}

export const BURNER_ID = 'burner'
const GUEST: WalletChoice = {
  id: BURNER_ID,
  name: PICKER_TEXTS.guest,
  icon: null,
  kind: 'burner',
}

/** The ids of wallets that are reached through their makers' SDKs. */
export const WALLETCONNECT_ID = 'walletconnect'
const COINBASE_ID = 'coinbase'
/** The name under which Coinbase's extension announces itself. It needs no SDK. */
const COINBASE_RDNS = 'com.coinbase.wallet'

export interface CreateWalletsOptions {
  readonly discovery: WalletDiscovery
  readonly storage: ClientStorage
  /** WALLET_MODE from /config.json. A default before the response arrives is harmless: the server enforces the mode. */
  readonly mode: () => WalletMode
  /** WalletConnect's project. Without one it is not offered. */
  readonly projectId: () => string | null
  readonly origin: string
  readonly showPairing: ShowPairing
}

export function createWallets(options: CreateWalletsOptions): Wallets {
  const { discovery, storage, mode } = options
  const find = (id: string): FoundWallet => {
    const wallet = discovery.found().find((candidate) => candidate.id === id)
    if (!wallet) throw new WalletError('no_provider', WALLET_TEXTS.noProvider)
    return wallet
  }
  const allow = (kind: WalletKind): void => {
    if (kind === 'burner' && mode() === 'live') {
      throw new WalletError('not_allowed', WALLET_TEXTS.noGuests)
    }
    if (kind === 'eoa' && mode() === 'mock') {
      throw new WalletError('not_allowed', WALLET_TEXTS.guestsOnly)
    }
  }
  const remotes = (): readonly WalletChoice[] => {
    const hasCoinbase = discovery
      .found()
      .some(({ id, name }) => id === COINBASE_RDNS || name === PICKER_TEXTS.coinbase)
    return [
      ...(hasCoinbase ? [] : [remoteChoice(COINBASE_ID, PICKER_TEXTS.coinbase)]),
      ...(options.projectId() === null
        ? []
        : [remoteChoice(WALLETCONNECT_ID, PICKER_TEXTS.walletConnect)]),
    ]
  }
  const openRemote = async (id: string, silent: boolean): Promise<RemoteWallet | null> => {
    const { openCoinbase, openWalletConnect } = await import('./remote-wallets.ts')
    if (id === COINBASE_ID) return openCoinbase()
    const projectId = options.projectId()
    if (projectId === null) throw new WalletError('no_provider', WALLET_TEXTS.noProvider)
    const { origin, showPairing: show } = options
    return openWalletConnect({ projectId, origin, show, silent })
  }
  const isRemote = (id: string): boolean => id === COINBASE_ID || id === WALLETCONNECT_ID
  /** Returns the wallet with an id; null when `silent` and it has no earlier pairing. */
  const openWallet = async (
    id: string,
    silent: boolean,
  ): Promise<{ name: string; provider: Provider; unpair?: () => Promise<void> } | null> => {
    if (!isRemote(id)) return find(id)
    const remote = await openRemote(id, silent)
    return remote && { ...remote, name: id }
  }
  const leases = createWalletLeases()
  /** Opens a connection that holds a lease from the request until it is closed. */
  const withLease = async <opened extends WalletConnection | null>(
    id: string,
    open: (lease: WalletLease) => Promise<opened>,
  ): Promise<opened> => {
    const lease = leases.acquire(id)
    try {
      const opened = await open(lease)
      if (opened === null) lease.release()
      return opened
    } catch (failure) {
      lease.release()
      throw failure
    }
  }
  const openGuest = async (lease: WalletLease): Promise<WalletConnection> => {
    const [{ openBurner }, { openConnection }] = await Promise.all([loadBurner(), loadConnection()])
    const { name, kind } = GUEST
    const provider = openBurner(storage)
    return openConnection({ walletId: BURNER_ID, name, kind, provider, lease, silent: false })
  }

  return {
    choices() {
      const real = mode() === 'mock' ? [] : discovery.found().map(choiceOf)
      const all = mode() === 'mock' ? [] : [...real, ...remotes()]
      return mode() === 'live' ? all : [...all, GUEST]
    },
    onChange: (run) => discovery.onChange(run),
    preload() {
      // A failed load is repeated, and reported, when a wallet is picked.
      loadConnection().catch(() => undefined)
    },
    async connect({ id, kind }) {
      allow(kind)
      if (kind === 'burner') return withLease(BURNER_ID, openGuest)
      return withLease(id, async (lease) => {
        const [wallet, { openConnection }] = await Promise.all([
          openWallet(id, false),
          loadConnection(),
        ])
        if (!wallet) throw new WalletError('no_provider', WALLET_TEXTS.noProvider)
        return openConnection({ walletId: id, kind, ...wallet, lease, silent: false })
      })
    },
    async resume(walletId) {
      // A guest's account never changes, so there is nothing to watch.
      if (walletId === BURNER_ID) return null
      return withLease(walletId, async (lease) => {
        const [wallet, { openConnection }] = await Promise.all([
          openWallet(walletId, true),
          loadConnection(),
        ])
        return wallet && openConnection({ walletId, kind: 'eoa', ...wallet, lease, silent: true })
      })
    },
  }
}

function remoteChoice(id: string, name: string): WalletChoice {
  return { id, name, icon: null, kind: 'eoa', isRemote: true }
}

function choiceOf({ id, name, icon }: FoundWallet): WalletChoice {
  return { id, name, icon, kind: 'eoa' }
}

/** viem and wagmi are larger than the rest of the page, so they are loaded with the login screen. */
const loadConnection = () => import('./open-connection.ts')
const loadBurner = () => import('./burner.ts')
