import { type ClientStorage } from '#src/browser/storage.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { isJsonWebToken } from '#src/protocol/api-key.ts'
import { type SignInTokens } from '#src/protocol/calls/auth.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { type Identity, identitySchema } from './identity.ts'

/** The session as the browser stores it: keys, wallet, identity. */
export interface Credentials {
  /** Returns the bearer key, or null. Removes a key of the wrong kind. */
  readKey(): string | null
  /** Returns the lower-cased address, or null. */
  readWallet(): string | null
  readIdentity(): Identity | null
  store(tokens: SignInTokens, identity: Identity, platform: Platform): void
  /** Changes the stored identity. Has no effect without one. */
  amend(changes: Partial<Identity>): void
  /** Stores the player's beta features, for tools that read localStorage. */
  storeFlags(flags: readonly string[]): void
  /** Removes all values of the session. Keeps the guest's private key, without which the player is lost. */
  clear(): void
}

export function createCredentials(storage: ClientStorage): Credentials {
  const readIdentity = (): Identity | null => {
    const identity = identitySchema.safeParse(parseJson(storage.read(STORED.userIdentity)))
    return identity.success ? identity.data : null
  }
  return {
    readKey() {
      for (const name of [STORED.apiKey, STORED.apiKeyAlias] as const) {
        const key = storage.read(name)
        if (!key) continue
        if (!isJsonWebToken(key)) return key
        storage.remove(name)
      }
      return null
    },
    readWallet() {
      for (const name of [STORED.wallet, STORED.authWallet, STORED.walletAlias] as const) {
        const wallet = storage.read(name)
        if (wallet) return wallet.toLowerCase()
      }
      return null
    },
    readIdentity,
    store(tokens, identity, platform) {
      const wallet = tokens.wallet.toLowerCase()
      storage.write(STORED.apiKey, tokens.api_key)
      storage.write(STORED.chatApiKey, tokens.api_key)
      storage.write(STORED.accessToken, tokens.access_token)
      storage.write(STORED.refreshToken, tokens.refresh_token)
      storage.write(STORED.wallet, wallet)
      storage.write(STORED.authWallet, wallet)
      storage.write(STORED.waitlistWallet, wallet)
      storage.write(STORED.platformContext, platform)
      storage.write(STORED.userIdentity, JSON.stringify(identity))
    },
    amend(changes) {
      const identity = readIdentity()
      if (!identity) return
      storage.write(STORED.userIdentity, JSON.stringify({ ...identity, ...changes }))
    },
    storeFlags: (flags) => storage.write(STORED.featureFlags, JSON.stringify(flags)),
    clear() {
      for (const name of SESSION_NAMES) storage.remove(name)
    },
  }
}

const SESSION_NAMES = [
  STORED.apiKey,
  STORED.apiKeyAlias,
  STORED.chatApiKey,
  STORED.accessToken,
  STORED.refreshToken,
  STORED.wallet,
  STORED.authWallet,
  STORED.walletAlias,
  STORED.waitlistWallet,
  STORED.platformContext,
  STORED.userIdentity,
  STORED.featureFlags,
] as const
