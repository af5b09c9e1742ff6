import { randomBytes } from 'node:crypto'
import { createJsonFarcasterSignature } from '@farcaster/miniapp-node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { frameAccountCall, frameAuthCall, providerNonceCall } from '#src/protocol/calls/exchange.ts'
import { call, createTestApp, newAccount, send, type TestApp } from '#tests/support/app.ts'
import { startFarcasterChain } from '#tests/support/chain/farcaster-chain.ts'
import { describeOnOneEngine } from '#tests/support/database.ts'

const ORIGIN = 'https://game.example'
const FID = 77
const APP_FID = 9_000
const OTHER_APP_FID = 9_001
const NONCE_ROUTE = `GET ${providerNonceCall.path.replace('{purpose}', 'frame')}`

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describeOnOneEngine('the sign-in of a frame', (openFreshStore) => {
  let optimism: Awaited<ReturnType<typeof startFarcasterChain>>
  let app: TestApp
  beforeAll(async () => {
    optimism = await startFarcasterChain()
  })
  afterAll(() => optimism.stop())
  const open = async (environment: Record<string, string> = {}) =>
    createTestApp(await openFreshStore(), {
      environment: {
        PUBLIC_ORIGIN: ORIGIN,
        OPTIMISM_RPC_URL: optimism.url,
        FARCASTER_APP_FIDS: String(APP_FID),
        ...environment,
      },
    })
  beforeEach(async () => {
    app = await open()
  })

  const askNonce = () => call(app, providerNonceCall, { params: { purpose: 'frame' } })
  const payloadOf = (nonce: string) => ({
    fid: FID,
    aud: 'game.example',
    exp: app.clock.now().getTime() / 1_000 + 60,
    nonce,
  })
  /** Signs with a new key that an app has for the user; null for a key whose app is not known. */
  const signByApp = async (nonce: string, appFid: number | null = APP_FID): Promise<string> => {
    const { header, payload, signature } = createJsonFarcasterSignature({
      fid: FID,
      type: 'app_key',
      privateKey: randomBytes(32),
      payload: Buffer.from(JSON.stringify(payloadOf(nonce))),
    })
    const { key } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
    if (appFid === null) await optimism.addAppKey(FID, key)
    else await optimism.addKeyOfApp(FID, key, appFid)
    return `${header}.${payload}.${signature}`
  }
  /** Signs with the user's own address. */
  const signByAddress = async (nonce: string, account = newAccount()): Promise<string> => {
    const header = base64url({ fid: FID, type: 'custody', key: account.address })
    const payload = base64url(payloadOf(nonce))
    const signed = await account.signMessage({ message: `${header}.${payload}` })
    return `${header}.${payload}.${Buffer.from(signed.slice(2), 'hex').toString('base64url')}`
  }
  const signIn = (sig: string, { secret, cookie }: { secret?: string; cookie?: string } = {}) => {
    const query = new URLSearchParams({ fid: String(FID), sig, ...(secret && { secret }) })
    return send(app, `GET ${frameAuthCall.path}?${query}`, {
      headers: { ...(cookie && { cookie }) },
    })
  }
  const elsewhere = {
    status: 401,
    json: {
      code: 'unknown_nonce',
      detail: 'This sign-in was requested by another browser. Please sign in again.',
    },
  }

  test('is refused in a browser that did not ask for the nonce', async () => {
    const [own, thiefs] = [await askNonce(), await askNonce()]
    const sig = await signByApp(thiefs.nonce)
    expect(await signIn(sig)).toMatchObject(elsewhere)
    expect(await signIn(sig, { secret: own.secret ?? '' })).toMatchObject(elsewhere)
    const cookie = `__Host-dcw-frame=${own.secret}; dcw-frame=${thiefs.secret}`
    expect(await signIn(sig, { cookie })).toMatchObject(elsewhere)
    expect(await signIn(sig, { secret: thiefs.secret ?? '' })).toMatchObject({ status: 200 })
  })

  test('succeeds once, and for the fid that signed only', async () => {
    const { nonce, secret = '' } = await askNonce()
    const sig = await signByApp(nonce)
    const query = new URLSearchParams({ fid: '99', sig, secret })
    expect(await send(app, `GET ${frameAuthCall.path}?${query}`)).toMatchObject({
      status: 401,
      json: { code: 'wrong_signature' },
    })
    expect(await signIn(sig, { secret })).toMatchObject({
      status: 200,
      json: { identity: { type: 'farcaster', fid: FID } },
    })
    expect(await signIn(sig, { secret })).toMatchObject({
      status: 401,
      json: { code: 'unknown_nonce' },
    })
  })

  test('is bound by a cookie that frames of other sites send', async () => {
    const { headers, json } = await send(app, NONCE_ROUTE)
    const set = headers.get('set-cookie') ?? ''
    expect(set.split('; ').toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=600',
      'Partitioned',
      'Path=/',
      'SameSite=None',
      'Secure',
      expect.stringMatching(/^__Host-dcw-frame=.{40,}$/),
    ])
    const { nonce } = providerNonceCall.response.parse(json)
    const cookie = set.split(';')[0] ?? ''
    expect(await signIn(await signByApp(nonce), { cookie })).toMatchObject({ status: 200 })
  })

  test('is bound by a cookie without Secure on this machine only', async () => {
    app = await createTestApp(await openFreshStore())
    const { headers } = await send(app, NONCE_ROUTE, { headers: { host: 'localhost' } })
    expect(headers.get('set-cookie')).toMatch(
      /^dcw-frame=[^;]{40,}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('gives a secret to frames only', async () => {
    for (const purpose of ['farcaster', 'world'] as const) {
      const { headers, json } = await send(
        app,
        `GET ${providerNonceCall.path.replace('{purpose}', purpose)}`,
      )
      expect(headers.get('set-cookie')).toBeNull()
      expect(json).not.toHaveProperty('secret')
    }
  })

  test('is refused for keys of other apps, and for all keys without FARCASTER_APP_FIDS', async () => {
    const refused = { status: 401, json: { code: 'wrong_signature' } }
    for (const appFid of [OTHER_APP_FID, null]) {
      const { nonce, secret = '' } = await askNonce()
      expect(await signIn(await signByApp(nonce, appFid), { secret })).toMatchObject(refused)
    }
    app = await open({ FARCASTER_APP_FIDS: '' })
    const { nonce, secret = '' } = await askNonce()
    expect(await signIn(await signByApp(nonce), { secret })).toMatchObject(refused)
  })

  test('succeeds for the custody address, and for no other address', async () => {
    const custody = newAccount()
    await optimism.giveFid(FID, custody.address)
    const { nonce, secret = '' } = await askNonce()
    expect(await signIn(await signByAddress(nonce), { secret })).toMatchObject({
      status: 401,
      json: { code: 'wrong_signature' },
    })
    const sig = await signByAddress(nonce, custody)
    const changed = sig.replace(/\.[^.]+\./, `.${base64url({ ...payloadOf(nonce), exp: 9e9 })}.`)
    expect(await signIn(changed, { secret })).toMatchObject({ status: 401 })
    expect(await signIn(sig, { secret })).toMatchObject({
      status: 200,
      json: { identity: { type: 'farcaster', fid: FID } },
    })
    const again = await askNonce()
    await optimism.giveFid(FID, newAccount().address)
    expect(
      await signIn(await signByAddress(again.nonce, custody), { secret: again.secret ?? '' }),
    ).toMatchObject({ status: 401 })
  })

  test('names the account first, without using the proof up or creating a player', async () => {
    const { nonce, secret = '' } = await askNonce()
    const sig = await signByApp(nonce)
    const query = { fid: FID, sig, secret }
    for (let asked = 0; asked < 2; asked += 1) {
      expect(await call(app, frameAccountCall, { query })).toEqual({
        name: `FID ${FID}`,
        is_new_player: true,
      })
    }
    const tokens = await call(app, frameAuthCall, { query })
    expect(tokens.is_new_player).toBe(true)
    const other = await askNonce()
    const next = { fid: FID, sig: await signByApp(other.nonce), secret: other.secret ?? '' }
    const { name, is_new_player } = await call(app, frameAccountCall, { query: next })
    expect(is_new_player).toBe(false)
    expect(name).not.toBe('')
    const { secret: _, ...unbound } = next
    const path = `${frameAccountCall.path}?${new URLSearchParams({ ...unbound, fid: String(FID) })}`
    expect(await send(app, `GET ${path}`)).toMatchObject(elsewhere)
    const events = app.log.filter((line) => line.includes('"event":"sign_in_refused"'))
    expect(events).toHaveLength(1)
  })
})
