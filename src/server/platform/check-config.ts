import { paymentKind } from './chain/verify-payment.ts'
import { type Config, ConfigError } from './config.ts'
import { isLoopbackName } from './http/loopback.ts'

type Setting = keyof Config

/** Settings of payments and mini-app hosts. Each needs PUBLIC_ORIGIN: players sign in from the internet. */
const NEED_AN_ORIGIN: readonly Setting[] = [
  'TREASURY_ADDRESS',
  'PAYMASTER_URL',
  'WORLD_TREASURY_ADDRESS',
  'WORLD_API_KEY',
  'WORLD_APP_ID',
  'WORLD_USERNAMES_URL',
  'QUICK_AUTH_ORIGIN',
  'FARCASTER_HUB_URL',
  'FARCASTER_ACCOUNT_ASSOCIATION',
  'FARCASTER_APP_FIDS',
]

/**
 * Checks settings against each other. Throws {@link ConfigError}: when DCW_PROFILE is production, its message lists
 * everything that is missing or unsafe; otherwise it names the first setting that needs PUBLIC_ORIGIN.
 */
export function checkConfig(config: Config): void {
  if (config.DCW_PROFILE === 'production') {
    const missing = missingInProduction(config)
    if (missing.length === 0) return
    throw new ConfigError(
      'missing_setting',
      ['DCW_PROFILE=production is not ready to start:', ...missing.map((line) => `- ${line}`)].join(
        '\n',
      ),
    )
  }
  const setting = settingThatNeedsOrigin(config)
  if (config.PUBLIC_ORIGIN === undefined && setting !== undefined) {
    throw new ConfigError(
      'missing_setting',
      `The setting ${setting} needs PUBLIC_ORIGIN: the address of the page, which sign-in texts name.`,
    )
  }
}

/** Returns the first setting that needs PUBLIC_ORIGIN, with its value where that matters. */
function settingThatNeedsOrigin(config: Config): string | undefined {
  if (config.WALLET_MODE === 'live') return 'WALLET_MODE=live'
  if (!isLoopbackName(config.HOST)) return `HOST=${config.HOST}`
  return NEED_AN_ORIGIN.find((name) => config[name] !== undefined)
}

function missingInProduction(config: Config): string[] {
  const { PUBLIC_ORIGIN: origin } = config
  const isMetricsGuarded = config.METRICS_PORT !== undefined || config.METRICS_KEY !== undefined
  const isMetricsOpen = config.METRICS_KEY === undefined && !isLoopbackName(config.METRICS_HOST)
  const checks: readonly (readonly [boolean, string])[] = [
    [origin === undefined, 'PUBLIC_ORIGIN: the https address of the page.'],
    [
      origin !== undefined && !origin.startsWith('https:'),
      `PUBLIC_ORIGIN: ${origin} is not an https address.`,
    ],
    [config.TRUST_PROXY === 0, 'TRUST_PROXY: the number of proxies in front of the server.'],
    [
      !isMetricsGuarded,
      'METRICS_PORT or METRICS_KEY: a listener of their own, or a key, for the metrics.',
    ],
    [
      config.METRICS_PORT !== undefined && isMetricsOpen,
      `METRICS_KEY: METRICS_HOST=${config.METRICS_HOST} is not a loopback address.`,
    ],
    [config.ADMIN_KEY === undefined, 'ADMIN_KEY: the key of the operator.'],
    [
      paymentKind(config) === 'demo',
      'TREASURY_ADDRESS with BASE_RPC_URL, or WALLET_MODE=live: purchases are a demo.',
    ],
    [
      config.TREASURY_ADDRESS !== undefined && config.BASE_RPC_URL === undefined,
      'BASE_RPC_URL: payments to TREASURY_ADDRESS cannot be checked.',
    ],
    [
      hasModel(config) && config.LLM_DAILY_TOKENS === undefined,
      'LLM_DAILY_TOKENS: the daily budget of a player for the language model.',
    ],
    [
      hasModel(config) && config.LLM_ADDRESS_DAILY_TOKENS === undefined,
      'LLM_ADDRESS_DAILY_TOKENS: the daily budget of an address for the language model.',
    ],
    [
      hasModel(config) && config.LLM_HOUSE_DAILY_TOKENS === undefined,
      'LLM_HOUSE_DAILY_TOKENS: the daily budget of the house for the language model.',
    ],
    [
      config.PAYMASTER_URL !== undefined && config.PAYMASTER_WALLET_CODES.length === 0,
      'PAYMASTER_WALLET_CODES: the code of the wallets whose calls are sponsored.',
    ],
    [
      config.PAYMASTER_URL !== undefined && config.PAYMASTER_DAILY_GWEI === undefined,
      'PAYMASTER_DAILY_GWEI: the daily budget of a player for sponsored calls.',
    ],
    [
      config.PAYMASTER_URL !== undefined && config.PAYMASTER_HOUSE_DAILY_GWEI === undefined,
      'PAYMASTER_HOUSE_DAILY_GWEI: the daily budget of the house for sponsored calls.',
    ],
    [config.CORS_ORIGINS.includes('*'), 'CORS_ORIGINS: * lets every page call the API.'],
  ]
  return checks.filter(([isMissing]) => isMissing).map(([, line]) => line)
}

function hasModel({ LLM_BASE_URL, LLM_CONFIG }: Config): boolean {
  return LLM_BASE_URL !== undefined || LLM_CONFIG !== undefined
}
