import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type ApiClient } from '#src/api/client.ts'
import { getNonce } from '#src/api/get-nonce.ts'
import { signIn } from '#src/api/sign-in.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { createCredentials } from '#src/wallet/credentials.ts'
import { createTestClient } from '../../support/api-client.ts'
import { createMemoryStorage } from '../../support/storages.ts'

/** A player who signed in with a key of their own. */
export interface Guest {
  readonly playerId: string
  readonly apiKey: string
  /** The calls of the page, under the guest's key. */
  readonly client: ApiClient
  /** What their browser keeps: names and values of the local backing. */
  readonly stored: readonly (readonly [string, string])[]
}

/** Signs a new guest in over HTTP, and has the session stored as the page stores it. */
export async function createGuest(origin: string): Promise<Guest> {
  const key = generatePrivateKey()
  const account = privateKeyToAccount(key)
  const test = createTestClient(origin)
  test.key = null
  const { nonce, message } = await getNonce(test.client, { address: account.address })
  const signature = await account.signMessage({ message })
  const proof = { address: account.address, message, nonce, sig_type: 'burner', signature } as const
  const tokens = await signIn(test.client, proof)
  test.key = tokens.api_key
  const { storage, backing } = createMemoryStorage()
  storage.write(STORED.burnerKey, key)
  const address = account.address.toLowerCase() as `0x${string}`
  const { player_id: playerId } = tokens
  createCredentials(storage).store(
    tokens,
    { address, type: 'eoa', platform: 'desktop', walletId: 'burner', playerId },
    'desktop',
  )
  const names = Array.from({ length: backing.length }, (_, index) => backing.key(index) ?? '')
  return {
    ...{ playerId, apiKey: tokens.api_key, client: test.client },
    stored: names.map((name) => [name, backing.getItem(name) ?? '']),
  }
}
