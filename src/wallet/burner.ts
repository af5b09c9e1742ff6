import {
  InvalidParamsRpcError,
  isHex,
  type LocalAccount,
  UnsupportedProviderMethodError,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { isProvider, type Provider } from './provider.ts'
import { WalletError } from './wallet-error.ts'

/** Opens the guest's wallet with the key stored in this browser, or with a new one. A disconnect keeps the key. */
export function openBurner(storage: ClientStorage): Provider {
  const stored = storage.read(STORED.burnerKey)
  const key = isPrivateKey(stored) ? stored : generatePrivateKey()
  if (key !== stored) storage.write(STORED.burnerKey, key)
  return burnerProvider(privateKeyToAccount(key))
}

function isPrivateKey(text: string | null): text is `0x${string}` {
  return text !== null && /^0x[0-9a-f]{64}$/.test(text)
}

const CHAIN_ID = '0x1'

/** A wallet that signs without a prompt. */
export function burnerProvider(account: LocalAccount): Provider {
  const answer = async (method: string, params: unknown): Promise<unknown> => {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [account.address]
      case 'eth_chainId':
        return CHAIN_ID
      case 'personal_sign': {
        const raw: unknown = Array.isArray(params) ? params[0] : undefined
        if (isHex(raw)) return account.signMessage({ message: { raw } })
        throw new InvalidParamsRpcError(new WalletError('failed', 'A guest signs hex texts only.'))
      }
      default:
        throw new UnsupportedProviderMethodError(
          new WalletError('failed', `A guest wallet has no ${method}.`),
        )
    }
  }
  const provider = {
    request: ({ method, params }: { method: string; params?: unknown }) => answer(method, params),
    // The account never changes.
    on: () => undefined,
    removeListener: () => undefined,
  }
  // EIP1193Provider spells out each method's types; `answer` decides by the method's name at run time.
  if (!isProvider(provider)) throw new WalletError('no_provider', WALLET_TEXTS.noProvider)
  return provider
}
