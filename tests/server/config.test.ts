import { expect, test } from 'vitest'
import { readConfig } from '#src/server/platform/config.ts'

test('has defaults for all required settings', () => {
  expect(readConfig({})).toEqual({
    PORT: 8080,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    WALLET_MODE: 'auto',
    USDC_ADDRESS: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
    CORS_ORIGINS: [],
    CONNECT_SOURCES: [],
    METRICS_HOST: '127.0.0.1',
    NFT_ADDRESSES: [],
    PAYMENT_REORG_BLOCKS: 600,
    PAYMASTER_FACTORIES: [],
    PAYMASTER_VALID_SECONDS: 86_400,
    PAYMASTER_WALLET_CODES: [],
    TRUST_PROXY: 0,
  })
})

test('treats an empty string as absent and ignores other names', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', HOME: '/root' })).toEqual(readConfig({}))
})

test('normalises values', () => {
  expect(
    readConfig({
      PUBLIC_ORIGIN: 'https://Game.Example/',
      TREASURY_ADDRESS: `0x${'AB'.repeat(20)}`,
      LLM_BASE_URL: 'http://localhost:1234/v1/',
      CORS_ORIGINS: 'https://a.example, https://b.example',
      FRAME_ANCESTORS:
        'https://*.host.example https://App.Host.example:443 http://a.example:80 https://b.example:80',
      TRUST_PROXY: 'true',
    }),
  ).toMatchObject({
    PUBLIC_ORIGIN: 'https://game.example',
    TREASURY_ADDRESS: `0x${'ab'.repeat(20)}`,
    LLM_BASE_URL: 'http://localhost:1234/v1',
    CORS_ORIGINS: ['https://a.example', 'https://b.example'],
    FRAME_ANCESTORS: [
      'https://*.host.example',
      'https://app.host.example',
      'http://a.example',
      'https://b.example:80',
    ],
    TRUST_PROXY: 1,
  })
})

test('names each invalid value with the reason', () => {
  const wrong: Record<string, string> = {
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    PUBLIC_ORIGIN: 'https://game.example/play',
    DCW_PROFILE: 'staging',
    WALLET_MODE: 'real',
    LLM_BASE_URL: 'openai',
    LLM_DAILY_TOKENS: 'many',
    TREASURY_ADDRESS: '0x12',
    WORLD_APP_ID: 'mine',
    FARCASTER_ACCOUNT_ASSOCIATION: '{"header": 1}',
    CORS_ORIGINS: 'https://a.example b',
    FRAME_ANCESTORS: "https://a.example; script-src 'unsafe-inline'",
    CONNECT_SOURCES: "https: 'unsafe-inline'",
    ADMIN_KEY: 'short',
    METRICS_KEY: 'short',
    METRICS_PORT: 'ninety',
    TRUST_PROXY: 'maybe',
    LOG_LEVEL: 'loud',
    TEST_DATABASE_URL: 'here',
  }
  const sentences = Object.entries(wrong).map(([name, value]) => {
    try {
      return `${name} was taken: ${JSON.stringify(readConfig({ [name]: value }))}`
    } catch (failure) {
      return failure instanceof Error ? failure.message : ''
    }
  })
  expect(sentences).toMatchInlineSnapshot(`
    [
      "The setting PORT must be a port from 0 to 65535.",
      "The setting DATABASE_URL must be a postgres:// address.",
      "The setting PUBLIC_ORIGIN must be an origin, such as https://game.example.",
      "The setting DCW_PROFILE must be production, or absent.",
      "The setting WALLET_MODE must be one of auto, mock, live.",
      "The setting LLM_BASE_URL must be an http or https address.",
      "The setting LLM_DAILY_TOKENS must be a whole number.",
      "The setting TREASURY_ADDRESS must be 0x and 40 hex digits.",
      "The setting WORLD_APP_ID must look like app_0123456789abcdef.",
      "The setting FARCASTER_ACCOUNT_ASSOCIATION must be JSON with header, payload and signature.",
      "The setting CORS_ORIGINS must be a list of origins.",
      "The setting FRAME_ANCESTORS must be a list of origins, such as https://*.host.example.",
      "The setting CONNECT_SOURCES must be a list of origins, such as https://api.example.",
      "The setting ADMIN_KEY must have 16 characters or more.",
      "The setting METRICS_KEY must have 16 characters or more.",
      "The setting METRICS_PORT must be a port from 0 to 65535.",
      "The setting TRUST_PROXY must be true, false or the number of proxies.",
      "The setting LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
      "The setting TEST_DATABASE_URL must be a postgres:// address.",
    ]
  `)
})
