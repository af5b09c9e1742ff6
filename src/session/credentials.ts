import * as z from 'zod/mini'
import { type ClientStorage } from '#src/browser/storage.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { isJsonWebToken } from '#src/protocol/api-key.ts'
import { IDENTITY_TYPES, type SignInTokens } from '#src/protocol/calls/auth.ts'
import { addressSchema } from '#src/protocol/fields.ts'
import { type Platform, PLATFORMS } from '#src/protocol/platforms.ts'
import { STORED } from '#src/protocol/stored-values.ts'

/** The player's identity, as the page stores it. */
const identitySchema = z.object({
  address: addressSchema,
  type: z.enum(IDENTITY_TYPES),
  platform: z.enum(PLATFORMS),
  /** The id of the wallet in this browser that signed. For a guest it is 'burner'. */
  walletId: z.optional(z.string()),
  playerId: z.optional(z.string()),
  username: z.optional(z.string()),
  displayName: z.optional(z.string()),
  /** The URL of the user's profile picture at the host. */
  pfp: z.optional(z.string()),
  /** The Farcaster id. */
  fid: z.optional(z.number()),
  worldId: z.optional(z.string()),
  /** Whether World has verified that the user is human. */
  verified: z.optional(z.boolean()),
  /** Whether the player has proven to own the address. If the field is absent, the address is proven. */
  walletProven: z.optional(z.boolean()),
})
export type Identity = z.infer<typeof identitySchema>

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
