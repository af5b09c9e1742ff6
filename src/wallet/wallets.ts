import { type KeptValues } from '#src/browser/storage.ts'
import { type Release } from '#src/lib/releases.ts'
import { type WalletMode } from '#src/protocol/calls/system.ts'
import { PICKER_TEXTS, WALLET_TEXTS } from '#src/protocol/messages.ts'
import { type FoundWallet, type WalletDiscovery } from './discover-wallets.ts'
import { type WalletConnection, type WalletKind } from './wallet-connection.ts'
import { WalletError } from './wallet-error.ts'

/** One button of the picker. */
export interface WalletChoice {
  readonly id: string
  /** As drawn. */
  readonly name: string
  /** A data: image, or null. */
  readonly icon: string | null
  readonly kind: WalletKind
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

export interface CreateWalletsOptions {
  readonly discovery: WalletDiscovery
  readonly kept: KeptValues
  /** WALLET_MODE as /config.json says; what it is before the answer came decides nothing on the server. */
  readonly mode: () => WalletMode
}

export function createWallets({ discovery, kept, mode }: CreateWalletsOptions): Wallets {
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
  const openGuest = async (): Promise<WalletConnection> => {
    const [{ openBurner }, { openConnection }] = await Promise.all([loadBurner(), loadConnection()])
    const { name, kind } = GUEST
    const provider = openBurner(kept)
    return openConnection({ walletId: BURNER_ID, name, kind, provider, silent: false })
  }

  return {
    choices() {
      const real = mode() === 'mock' ? [] : discovery.found().map(choiceOf)
      return mode() === 'live' ? real : [...real, GUEST]
    },
    onChange: (run) => discovery.onChange(run),
    preload() {
      // A chunk that does not load is asked for again, and complained about, when a wallet is picked.
      loadConnection().catch(() => undefined)
    },
    async connect({ id, kind }) {
      allow(kind)
      if (kind === 'burner') return openGuest()
      const { name, provider } = find(id)
      const { openConnection } = await loadConnection()
      return openConnection({ walletId: id, name, kind, provider, silent: false })
    },
    async resume(walletId) {
      // A burner's only account cannot change under the page, and is opened again at the next sign-in.
      if (walletId === BURNER_ID) return null
      const { name, provider } = find(walletId)
      const { openConnection } = await loadConnection()
      return openConnection({ walletId, name, kind: 'eoa', provider, silent: true })
    },
  }
}

function choiceOf({ id, name, icon }: FoundWallet): WalletChoice {
  return { id, name, icon, kind: 'eoa' }
}

/** viem and wagmi weigh more than the rest of the page: they load on the login screen, not before (design.md §10). */
const loadConnection = () => import('./open-connection.ts')
const loadBurner = () => import('./burner.ts')
