import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type ApiClient } from '#src/api/client.ts'
import { getNonce } from '#src/api/get-nonce.ts'
import { signIn } from '#src/api/sign-in.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { createCredentials } from '#src/session/credentials.ts'
import { createTestClient } from '../../support/api-client.ts'
import { createMemoryStorage } from '../../support/storages.ts'

/** A guest who has signed in. */
export interface Guest {
  readonly playerId: string
  readonly apiKey: string
  /** The page's API client with the guest's key. */
  readonly client: ApiClient
  /** Names and values in the guest's local storage. */
  readonly stored: readonly (readonly [string, string])[]
}

/** Signs in a new guest over HTTP. Returns the session as the page stores it. */
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
