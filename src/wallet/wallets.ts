import { type ClientStorage } from '#src/browser/storage.ts'
import { type Release } from '#src/lib/releases.ts'
import { type WalletMode } from '#src/protocol/calls/system.ts'
import { PICKER_TEXTS, WALLET_TEXTS } from '#src/protocol/messages.ts'
import { type FoundWallet, type WalletDiscovery } from './discover-wallets.ts'
import { createHolds, type Hold } from './holds.ts'
import { type WalletConnection, type WalletKind } from './wallet-connection.ts'
import { type Provider } from './provider.ts'
import { type RemoteWallet, type ShowPairing } from './remote-wallets.ts'
import { WalletError } from './wallet-error.ts'

/** One button of the picker. */
export interface WalletChoice {
  readonly id: string
  /** As drawn. */
  readonly name: string
  /** A data: image, or null. */
  readonly icon: string | null
  readonly kind: WalletKind
  /** Reached elsewhere, whether or not this browser has a wallet. */
  readonly isRemote?: true
}

export interface Wallets {
  /** What can be picked now; wallets may announce themselves late, so watch {@link onChange}. */
  choices(): readonly WalletChoice[]
  onChange(run: () => void): Release
  /** Loads what connecting needs, so that the click does not wait for it. */
  preload(): void
  /** Asks the wallet for its account. Rejects with a {@link WalletError}. */
  connect(choice: Pick<WalletChoice, 'id' | 'kind'>): Promise<WalletConnection>
  /** Takes up an earlier connection without a prompt; null where the wallet is gone, locked or forgot this page. */
  resume(walletId: string): Promise<WalletConnection | null>
}

export const BURNER_ID = 'burner'
const GUEST: WalletChoice = {
  id: BURNER_ID,
  name: PICKER_TEXTS.guest,
  icon: null,
  kind: 'burner',
}

/** Ids of wallets that are reached through their makers' SDKs. */
export const WALLETCONNECT_ID = 'walletconnect'
const COINBASE_ID = 'coinbase'
/** How Coinbase's extension announces itself: then it needs no SDK. */
const COINBASE_RDNS = 'com.coinbase.wallet'

export interface CreateWalletsOptions {
  readonly discovery: WalletDiscovery
  readonly kept: ClientStorage
  /** WALLET_MODE as /config.json says; what it is before the answer came decides nothing on the server. */
  readonly mode: () => WalletMode
  /** WalletConnect's project; without one it is not offered. */
  readonly projectId: () => string | null
  readonly origin: string
  readonly showPairing: ShowPairing
}

export function createWallets(options: CreateWalletsOptions): Wallets {
  const { discovery, kept, mode } = options
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
  /** The wallet behind an id; null where silence finds none. */
  const reach = async (
    id: string,
    silent: boolean,
  ): Promise<{ name: string; provider: Provider; leave?: () => Promise<void> } | null> => {
    if (!isRemote(id)) return find(id)
    const remote = await openRemote(id, silent)
    return remote && { ...remote, name: id }
  }
  const holds = createHolds()
  /** What `open` comes to; the wallet is held from the asking on, and as long as there is a connection. */
  const holding = async <opened extends WalletConnection | null>(
    id: string,
    open: (hold: Hold) => Promise<opened>,
  ): Promise<opened> => {
    const hold = holds.take(id)
    try {
      const opened = await open(hold)
      if (opened === null) hold.release()
      return opened
    } catch (failure) {
      hold.release()
      throw failure
    }
  }
  const openGuest = async (hold: Hold): Promise<WalletConnection> => {
    const [{ openBurner }, { openConnection }] = await Promise.all([loadBurner(), loadConnection()])
    const { name, kind } = GUEST
    const provider = openBurner(kept)
    return openConnection({ walletId: BURNER_ID, name, kind, provider, hold, silent: false })
  }

  return {
    choices() {
      const real = mode() === 'mock' ? [] : discovery.found().map(choiceOf)
      const all = mode() === 'mock' ? [] : [...real, ...remotes()]
      return mode() === 'live' ? all : [...all, GUEST]
    },
    onChange: (run) => discovery.onChange(run),
    preload() {
      // A chunk that does not load is asked for again, and complained about, when a wallet is picked.
      loadConnection().catch(() => undefined)
    },
    async connect({ id, kind }) {
      allow(kind)
      if (kind === 'burner') return holding(BURNER_ID, openGuest)
      return holding(id, async (hold) => {
        const [wallet, { openConnection }] = await Promise.all([reach(id, false), loadConnection()])
        if (!wallet) throw new WalletError('no_provider', WALLET_TEXTS.noProvider)
        return openConnection({ walletId: id, kind, ...wallet, hold, silent: false })
      })
    },
    async resume(walletId) {
      // A burner's only account cannot change under the page, and is opened again at the next sign-in.
      if (walletId === BURNER_ID) return null
      return holding(walletId, async (hold) => {
        const [wallet, { openConnection }] = await Promise.all([
          reach(walletId, true),
          loadConnection(),
        ])
        return wallet && openConnection({ walletId, kind: 'eoa', ...wallet, hold, silent: true })
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

/** viem and wagmi weigh more than the rest of the page, so they load on the login screen and not before. */
const loadConnection = () => import('./open-connection.ts')
const loadBurner = () => import('./burner.ts')
