import {
  InvalidParamsRpcError,
  isHex,
  type LocalAccount,
  UnsupportedProviderMethodError,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { WalletError } from './wallet-error.ts'

/** Returns the guest's account: of the key stored in this browser, or of a new one. A disconnect keeps the key. */
export function openGuestAccount(storage: ClientStorage): LocalAccount {
  const stored = storage.read(STORED.burnerKey)
  const key = isPrivateKey(stored) ? stored : generatePrivateKey()
  if (key !== stored) storage.write(STORED.burnerKey, key)
  return privateKeyToAccount(key)
}

function isPrivateKey(text: string | null): text is `0x${string}` {
  return text !== null && /^0x[0-9a-f]{64}$/.test(text)
}

/** Answers the request of a provider with the guest's account. It signs without a prompt. */
export async function answerAsGuest(
  account: LocalAccount,
  { method, params }: { readonly method: string; readonly params?: unknown },
): Promise<unknown> {
  switch (method) {
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return [account.address]
    case 'eth_chainId':
      return '0x1'
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
