import { createConnector } from '@wagmi/core'
import { type ClientStorage } from '#src/browser/storage.ts'
import { PICKER_TEXTS, WALLET_TEXTS } from '#src/protocol/messages.ts'
import { GUEST_ID } from './connector-ids.ts'
import { isProvider, type Provider } from './provider.ts'
import { WalletError } from './wallet-error.ts'

/** A connector to a key that is made in this browser (a burner wallet). The code that signs is loaded with the first use. */
export function guest({ storage }: { readonly storage: ClientStorage }) {
  let provider: Promise<Provider> | null = null
  return createConnector<Provider>((config) => ({
    id: GUEST_ID,
    name: PICKER_TEXTS.guest,
    type: 'guest',
    async connect() {
      // A key that was removed from the storage is not used again.
      provider = null
      // The type of `accounts` depends on a parameter that wagmi passes only on request.
      return { accounts: (await this.getAccounts()) as never, chainId: await this.getChainId() }
    },
    disconnect: () => Promise.resolve(),
    async getAccounts() {
      return (await this.getProvider()).request({ method: 'eth_accounts' })
    },
    getChainId: async () => 1,
    getProvider: () => (provider ??= openProvider(storage)),
    isAuthorized: async () => true,
    onAccountsChanged: () => undefined,
    onChainChanged: () => undefined,
    onDisconnect: () => config.emitter.emit('disconnect'),
  }))
}

async function openProvider(storage: ClientStorage): Promise<Provider> {
  const { answerAsGuest, openGuestKey } = await import('./guest-key.ts')
  const key = openGuestKey(storage)
  const provider = {
    request: (request: { readonly method: string; readonly params?: unknown }) =>
      answerAsGuest(key, request),
    // The account never changes.
    on: () => undefined,
    removeListener: () => undefined,
  }
  // EIP1193Provider lists each method's types. `answerAsGuest` decides by the method's name at run time.
  if (!isProvider(provider)) throw new WalletError('no_provider', WALLET_TEXTS.noProvider)
  return provider
}
