import * as z from 'zod/mini'
import { WALLET_MODES } from '#src/protocol/calls/system.ts'
import { BaseError } from '#src/lib/errors.ts'

/** A setting is invalid or missing. The message names it with the reason. */
export class ConfigError extends BaseError<'wrong_setting' | 'missing_setting'> {
  override readonly name = 'ConfigError'
}

const address = z.pipe(
  z.string().check(z.refine(isAddress, 'must be 0x and 40 hex digits')),
  z.transform(lowerCased),
)
const count = (what: string, minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(
      z.regex(/^\d{1,15}$/, `must be ${what}`),
      z.refine(
        (digits) => Number(digits) >= minimum && Number(digits) <= maximum,
        `must be ${what}`,
      ),
    ),
    z.transform(Number),
  )
const httpUrl = z.string().check(
  z.refine((text) => hasProtocol(text, ['http:', 'https:']), 'must be an http or https address'),
  z.overwrite((text) => text.replace(/\/+$/, '')),
)
const origin = z.string().check(
  z.refine(isOrigin, 'must be an origin, such as https://game.example'),
  z.overwrite((text) => new URL(text).origin),
)
const list = (item: (text: string) => boolean, sentence: string) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.split(/[\s,]+/).filter(Boolean)),
      z.array(z.string().check(z.refine(item, sentence))),
    ),
  )
const addressList = z.pipe(
  list((text) => isAddress(text), 'must be a list of addresses, each 0x and 40 hex digits'),
  z.transform((texts) => texts.map(lowerCased)),
)
const postgresUrl = z
  .string()
  .check(
    z.refine(
      (text) => hasProtocol(text, ['postgres:', 'postgresql:']),
      'must be a postgres:// address',
    ),
  )
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** All environment variables that the server reads. */
const environmentSchema = z.object({
  PORT: z._default(count('a port from 0 to 65535', 0, 65_535), 8080),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(postgresUrl),
  PUBLIC_ORIGIN: z.optional(origin),
  DCW_PROFILE: z.optional(z.enum(['production'], { error: 'must be production, or absent' })),
  WALLET_MODE: z._default(
    z.enum(WALLET_MODES, { error: `must be one of ${WALLET_MODES.join(', ')}` }),
    'auto',
  ),
  LLM_BASE_URL: z.optional(httpUrl),
  LLM_API_KEY: z.optional(z.string()),
  LLM_MODEL: z.optional(z.string()),
  /** A file with several endpoints, their models and prices. */
  LLM_CONFIG: z.optional(z.string()),
  LLM_DAILY_TOKENS: z.optional(count('a whole number', 0, 1e12)),
  LLM_ADDRESS_DAILY_TOKENS: z.optional(count('a whole number', 0, 1e12)),
  LLM_HOUSE_DAILY_TOKENS: z.optional(count('a whole number', 0, 1e12)),
  BASE_RPC_URL: z.optional(httpUrl),
  WORLD_RPC_URL: z.optional(httpUrl),
  OPTIMISM_RPC_URL: z.optional(httpUrl),
  ENS_RPC_URL: z.optional(httpUrl),
  TREASURY_ADDRESS: z.optional(address),
  USDC_ADDRESS: z._default(address, '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'),
  /** The $BOSS token on Base. */
  BOSS_ADDRESS: z.optional(address),
  /** A Uniswap v3 pool of $BOSS and USDC or wrapped ether, from which its price is read. */
  BOSS_POOL_ADDRESS: z.optional(address),
  /** The NFT collections on Base whose tokens a player sees in their wallet. */
  NFT_ADDRESSES: z._default(addressList, []),
  PAYMASTER_URL: z.optional(httpUrl),
  /** The keccak256 hashes of the code of wallets whose calls are sponsored. */
  PAYMASTER_WALLET_CODES: z._default(
    z.pipe(
      list(
        (text) => /^0x[0-9a-fA-F]{64}$/.test(text),
        'must be a list of hashes, each 0x and 64 hex digits',
      ),
      z.transform((texts) => texts.map(lowerCased)),
    ),
    [],
  ),
  PAYMENT_REORG_BLOCKS: z._default(
    count('a number of blocks from 1 to 1000000', 1, 1_000_000),
    600,
  ),
  /** The contracts that may create wallets in sponsored calls. */
  PAYMASTER_FACTORIES: z._default(addressList, []),
  /** The longest time for which a signature of the paymaster is valid. */
  PAYMASTER_VALID_SECONDS: z._default(
    count('a number of seconds from 60 to 2592000', 60, 2_592_000),
    86_400,
  ),
  /** The fees of a player, and of a wallet, on a UTC day. */
  PAYMASTER_DAILY_GWEI: z.optional(count('a whole number', 0, 1e12)),
  /** The fees of all players on a UTC day. */
  PAYMASTER_HOUSE_DAILY_GWEI: z.optional(count('a whole number', 0, 1e12)),
  QUICK_AUTH_ORIGIN: z.optional(origin),
  WORLD_USERNAMES_URL: z.optional(httpUrl),
  WORLD_APP_ID: z.optional(
    z.string().check(z.regex(/^app_[\w-]+$/, 'must look like app_0123456789abcdef')),
  ),
  /** The key of WORLD_APP_ID in World's developer portal. */
  WORLD_API_KEY: z.optional(z.string()),
  /** The address on World Chain that World App pays to. */
  WORLD_TREASURY_ADDRESS: z.optional(address),
  WORLD_PORTAL_URL: z.optional(httpUrl),
  WALLETCONNECT_PROJECT_ID: z.optional(z.string()),
  FARCASTER_ACCOUNT_ASSOCIATION: z.optional(
    z.string().check(z.refine(isAssociation, 'must be JSON with header, payload and signature')),
  ),
  FARCASTER_HUB_URL: z.optional(httpUrl),
  /** The Farcaster ids of the game's own apps, whose keys may sign users in from a frame. */
  FARCASTER_APP_FIDS: z.optional(
    z.pipe(
      list((text) => /^[1-9]\d{0,14}$/.test(text), 'must be a list of Farcaster ids'),
      z.transform((texts) => texts.map(Number)),
    ),
  ),
  CORS_ORIGINS: z._default(
    list((text) => text === '*' || isOrigin(text), 'must be a list of origins'),
    [],
  ),
  CONNECT_SOURCES: z._default(
    list(isConnectSource, 'must be a list of origins, such as https://api.example'),
    [],
  ),
  FRAME_ANCESTORS: z.optional(
    z.pipe(
      list(isAncestor, 'must be a list of origins, such as https://*.host.example'),
      z.transform((texts) => texts.map(normalizeOrigin)),
    ),
  ),
  ADMIN_KEY: z.optional(z.string().check(z.minLength(16, 'must have 16 characters or more'))),
  METRICS_KEY: z.optional(z.string().check(z.minLength(16, 'must have 16 characters or more'))),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(count('a port from 0 to 65535', 0, 65_535)),
  TRUST_PROXY: z._default(
    z.pipe(
      z
        .string()
        .check(z.regex(/^(true|false|\d{1,2})$/, 'must be true, false or the number of proxies')),
      z.transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))),
    ),
    0,
  ),
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })),
  /** Read by the tests only. Listed here so that a typo in it is reported. */
  TEST_DATABASE_URL: z.optional(postgresUrl),
})
export type Config = z.infer<typeof environmentSchema>

/** Returns the settings. An empty string counts as absent. Throws {@link ConfigError} for the first invalid value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const present: Record<string, string> = {}
  for (const name of Object.keys(environmentSchema.shape)) {
    const value = environment[name]?.trim()
    if (value) present[name] = value
  }
  const parsed = environmentSchema.safeParse(present)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ConfigError(
    'wrong_setting',
    `The setting ${issue?.path[0]?.toString()} ${issue?.message}.`,
  )
}

function isAddress(text: string): boolean {
  return /^0x[0-9a-fA-F]{40}$/.test(text)
}

function lowerCased(text: string): `0x${string}` {
  return `0x${text.slice(2).toLowerCase()}`
}

function hasProtocol(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

function isOrigin(text: string): boolean {
  if (!hasProtocol(text, ['http:', 'https:'])) return false
  const url = new URL(text)
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
}

/** Whether a text is a host source of a content security policy: an origin whose first label may be a star. */
function isAncestor(text: string): boolean {
  return /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(text)
}

/** Whether a text is an origin of HTTP or WebSocket that a page may call; its first label may be a star. */
function isConnectSource(text: string): boolean {
  return /^(https?|wss?):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(text)
}

/** Lower-cases an origin and removes the default port, because the page compares it with the origin of messages. */
function normalizeOrigin(ancestor: string): string {
  return ancestor.toLowerCase().replace(/^(https:.*):443$|^(http:.*):80$/, '$1$2')
}

function isAssociation(text: string): boolean {
  try {
    return z
      .object({ header: z.string(), payload: z.string(), signature: z.string() })
      .safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
