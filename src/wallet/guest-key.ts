import { InvalidParamsRpcError, isHex, UnsupportedProviderMethodError } from 'viem'
import { generatePrivateKey, privateKeyToAddress, signMessage } from 'viem/accounts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { WalletError } from './wallet-error.ts'

/** Returns the guest's private key: the one that this browser stores, or a new one. A disconnect keeps it. */
export function openGuestKey(storage: ClientStorage): `0x${string}` {
  const stored = storage.read(STORED.burnerKey)
  if (isHex(stored) && stored.length === 66) return stored
  const key = generatePrivateKey()
  storage.write(STORED.burnerKey, key)
  return key
}

/** Answers the request of a provider with the guest's key. It signs without a prompt. */
export async function answerAsGuest(
  privateKey: `0x${string}`,
  { method, params }: { readonly method: string; readonly params?: unknown },
): Promise<unknown> {
  switch (method) {
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return [privateKeyToAddress(privateKey)]
    case 'eth_chainId':
      return '0x1'
    case 'personal_sign': {
      const raw: unknown = Array.isArray(params) ? params[0] : undefined
      if (isHex(raw)) return signMessage({ message: { raw }, privateKey })
      throw new InvalidParamsRpcError(new WalletError('failed', 'A guest signs hex texts only.'))
    }
    default:
      throw new UnsupportedProviderMethodError(
        new WalletError('failed', `A guest wallet has no ${method}.`),
      )
  }
}
