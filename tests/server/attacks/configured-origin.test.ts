import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorBodySchema } from '#src/protocol/errors.ts'
import { checkConfig } from '#src/server/platform/check-config.ts'
import { readConfig } from '#src/server/platform/config.ts'
import { createTestApp, newAccount, proofOf, send } from '#tests/support/app.ts'
import { describeOnOneEngine } from '#tests/support/database.ts'
import { type QuickAuthServer, startQuickAuthServer } from '#tests/support/quick-auth-server.ts'
import { openPort } from '#tests/support/open-port.ts'

const REFUSED = { status: 421, json: { code: 'wrong_host' } }

describeOnOneEngine('a Host header of the caller', (openFreshStore) => {
  let issuer: QuickAuthServer
  beforeAll(async () => {
    issuer = await startQuickAuthServer()
  })
  afterAll(() => issuer.close())

  test('does not make a token of another mini-app valid', async () => {
    const app = await createTestApp(await openFreshStore(), {
      environment: { QUICK_AUTH_ORIGIN: issuer.origin },
    })
    const now = app.clock.now().getTime() / 1000
    const token = await issuer.issue({ fid: 7, audience: 'other-miniapp.example', now })
    const answer = await send(app, 'POST /auth/exchange/farcaster', {
      body: { token },
      headers: { host: 'other-miniapp.example' },
    })
    expect(answer).toMatchObject(REFUSED)
  })

  test('does not set the domain of a sign-in text', async () => {
    const app = await createTestApp(await openFreshStore())
    const { address } = newAccount()
    const answer = await send(app, `GET /auth/nonce?address=${address}`, {
      headers: { host: 'evil.example' },
    })
    expect(answer).toMatchObject(REFUSED)
    expect(errorBodySchema.parse(answer.json).detail).toContain('PUBLIC_ORIGIN')
  })

  test('is ignored with PUBLIC_ORIGIN', async () => {
    const app = await createTestApp(await openFreshStore(), {
      environment: { PUBLIC_ORIGIN: 'https://game.example' },
    })
    const { address } = newAccount()
    const { json } = await send(app, `GET /auth/nonce?address=${address}`, {
      headers: { host: 'evil.example' },
    })
    expect(json).toMatchObject({ message: expect.stringMatching(/^game\.example wants you/) })
  })

  test('is accepted for loopback names only, not for names that begin or end like one', async () => {
    const app = await createTestApp(await openFreshStore())
    const ask = async (host: string) => {
      const { address } = newAccount()
      return (await send(app, `GET /auth/nonce?address=${address}`, { headers: { host } })).status
    }
    for (const host of ['localhost', '127.0.0.1:8080', 'LOCALHOST:1']) {
      expect([host, await ask(host)]).toEqual([host, 200])
    }
    for (const host of [
      'localhost.evil.example',
      'evil-localhost',
      '127.0.0.1.nip.io',
      'evil@localhost',
      'localhost:80:80',
      '0.0.0.0',
      '[::1]:8080',
      '',
    ]) {
      expect([host, await ask(host)]).toEqual([host, 421])
    }
  })

  test('must name the port that the server listens on', async () => {
    const app = await createTestApp(await openFreshStore())
    const port = await openPort(app)
    const { address } = newAccount()
    const ask = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const path = `/auth/nonce?address=${address}`
        request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
          .on('error', reject)
          .end()
      })
    expect(await ask(`localhost:${port}`)).toBe(200)
    expect(await ask(`localhost:${port === 3000 ? 3001 : 3000}`)).toBe(421)
    expect(await ask('localhost')).toBe(421)
  })

  test('does not open a session with a proof for localhost', async () => {
    const app = await createTestApp(await openFreshStore())
    const body = await proofOf(app, newAccount())
    const answer = await send(app, 'POST /auth/signin', { body, headers: { host: 'evil.example' } })
    expect(answer).toMatchObject(REFUSED)
    expect(await send(app, 'POST /auth/signin', { body })).toMatchObject({ status: 200 })
  })
})

describe('the start', () => {
  const refusalOf = (environment: Record<string, string>): string => {
    try {
      checkConfig(readConfig(environment))
      return ''
    } catch (failure) {
      return failure instanceof Error ? failure.message : ''
    }
  }
  const address = `0x${'7e'.repeat(20)}`

  test.each([
    ['WALLET_MODE', 'live', 'WALLET_MODE=live'],
    ['HOST', '0.0.0.0', 'HOST=0.0.0.0'],
    ['HOST', '::', 'HOST=::'],
    ['TREASURY_ADDRESS', address, 'TREASURY_ADDRESS'],
    ['WORLD_TREASURY_ADDRESS', address, 'WORLD_TREASURY_ADDRESS'],
    ['WORLD_API_KEY', 'key', 'WORLD_API_KEY'],
    ['WORLD_APP_ID', 'app_0123456789abcdef', 'WORLD_APP_ID'],
    ['WORLD_USERNAMES_URL', 'https://names.example', 'WORLD_USERNAMES_URL'],
    ['PAYMASTER_URL', 'https://paymaster.example', 'PAYMASTER_URL'],
    ['QUICK_AUTH_ORIGIN', 'https://auth.example', 'QUICK_AUTH_ORIGIN'],
    ['FARCASTER_HUB_URL', 'https://hub.example', 'FARCASTER_HUB_URL'],
    ['FARCASTER_APP_FIDS', '9000', 'FARCASTER_APP_FIDS'],
    [
      'FARCASTER_ACCOUNT_ASSOCIATION',
      '{"header":"a","payload":"b","signature":"c"}',
      'FARCASTER_ACCOUNT_ASSOCIATION',
    ],
  ])('refuses %s %s without PUBLIC_ORIGIN and names the setting', (name, value, setting) => {
    const sentence = `The setting ${setting} needs PUBLIC_ORIGIN: the address of the page, which sign-in texts name.`
    expect(refusalOf({ [name]: value })).toBe(sentence)
    expect(refusalOf({ [name]: value, PUBLIC_ORIGIN: 'http://127.0.0.1:8080' })).toBe('')
  })

  test.each(['localhost', '127.0.0.1', '127.0.0.53', '::1'])(
    'listens on %s without PUBLIC_ORIGIN',
    (HOST) => {
      expect(refusalOf({ HOST })).toBe('')
    },
  )

  test('in production lists all missing settings at once', () => {
    expect(refusalOf({ DCW_PROFILE: 'production' })).toMatchInlineSnapshot(`
      "DCW_PROFILE=production is not ready to start:
      - PUBLIC_ORIGIN: the https address of the page.
      - TRUST_PROXY: the number of proxies in front of the server.
      - METRICS_PORT or METRICS_KEY: a listener of their own, or a key, for the metrics.
      - ADMIN_KEY: the key of the operator.
      - TREASURY_ADDRESS with BASE_RPC_URL, or WALLET_MODE=live: purchases are a demo."
    `)
    expect(
      refusalOf({
        DCW_PROFILE: 'production',
        PUBLIC_ORIGIN: 'http://game.example',
        METRICS_PORT: '9464',
        METRICS_HOST: '0.0.0.0',
        TREASURY_ADDRESS: address,
        CORS_ORIGINS: '*',
        LLM_BASE_URL: 'https://model.example',
        PAYMASTER_URL: 'https://paymaster.example',
      }),
    ).toMatchInlineSnapshot(`
      "DCW_PROFILE=production is not ready to start:
      - PUBLIC_ORIGIN: http://game.example is not an https address.
      - TRUST_PROXY: the number of proxies in front of the server.
      - METRICS_KEY: METRICS_HOST=0.0.0.0 is not a loopback address.
      - ADMIN_KEY: the key of the operator.
      - BASE_RPC_URL: payments to TREASURY_ADDRESS cannot be checked.
      - LLM_DAILY_TOKENS: the daily budget of a player for the language model.
      - LLM_ADDRESS_DAILY_TOKENS: the daily budget of an address for the language model.
      - LLM_HOUSE_DAILY_TOKENS: the daily budget of the house for the language model.
      - PAYMASTER_WALLET_CODES: the code of the wallets whose calls are sponsored.
      - PAYMASTER_DAILY_GWEI: the daily budget of a player for sponsored calls.
      - PAYMASTER_HOUSE_DAILY_GWEI: the daily budget of the house for sponsored calls.
      - CORS_ORIGINS: * lets every page call the API."
    `)
  })

  test('in production succeeds with all settings', () => {
    const ready = {
      DCW_PROFILE: 'production',
      PUBLIC_ORIGIN: 'https://game.example',
      TRUST_PROXY: '1',
      METRICS_PORT: '9464',
      ADMIN_KEY: 'sixteen-or-longer',
      TREASURY_ADDRESS: address,
      BASE_RPC_URL: 'https://base.example',
    }
    expect(refusalOf(ready)).toBe('')
    expect(refusalOf({ ...ready, HOST: '0.0.0.0', WALLET_MODE: 'live' })).toBe('')
  })
})
