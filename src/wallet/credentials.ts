import { type ClientStorage } from '#src/browser/storage.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { isJsonWebToken } from '#src/protocol/api-key.ts'
import { type SignInTokens } from '#src/protocol/calls/auth.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { type Identity, identitySchema } from './identity.ts'

/** The session as the browser stores it: keys, wallet, identity. */
export interface Credentials {
  /** The bearer key; null without one. A key of the wrong kind is removed on sight. */
  readKey(): string | null
  /** Lower-cased address; null without one. */
  readWallet(): string | null
  readIdentity(): Identity | null
  store(tokens: SignInTokens, identity: Identity, platform: Platform): void
  /** What has been learned of who is signed in; nothing where nobody is. */
  amend(changes: Partial<Identity>): void
  /** Stores the player's beta features, for tools that read localStorage. */
  keepFlags(flags: readonly string[]): void
  /** Keys, wallet, identity and platform context go. A guest's own key stays: it is their player. */
  clear(): void
}

export function createCredentials(kept: ClientStorage): Credentials {
  const readIdentity = (): Identity | null => {
    const identity = identitySchema.safeParse(parseJson(kept.read(STORED.userIdentity)))
    return identity.success ? identity.data : null
  }
  return {
    readKey() {
      for (const name of [STORED.apiKey, STORED.apiKeyAlias] as const) {
        const key = kept.read(name)
        if (!key) continue
        if (!isJsonWebToken(key)) return key
        kept.remove(name)
      }
      return null
    },
    readWallet() {
      for (const name of [STORED.wallet, STORED.authWallet, STORED.walletAlias] as const) {
        const wallet = kept.read(name)
        if (wallet) return wallet.toLowerCase()
      }
      return null
    },
    readIdentity,
    store(tokens, identity, platform) {
      const wallet = tokens.wallet.toLowerCase()
      kept.write(STORED.apiKey, tokens.api_key)
      kept.write(STORED.chatApiKey, tokens.api_key)
      kept.write(STORED.accessToken, tokens.access_token)
      kept.write(STORED.refreshToken, tokens.refresh_token)
      kept.write(STORED.wallet, wallet)
      kept.write(STORED.authWallet, wallet)
      kept.write(STORED.waitlistWallet, wallet)
      kept.write(STORED.platformContext, platform)
      kept.write(STORED.userIdentity, JSON.stringify(identity))
    },
    amend(changes) {
      const identity = readIdentity()
      if (!identity) return
      kept.write(STORED.userIdentity, JSON.stringify({ ...identity, ...changes }))
    },
    keepFlags: (flags) => kept.write(STORED.featureFlags, JSON.stringify(flags)),
    clear() {
      for (const name of SESSION_NAMES) kept.remove(name)
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
