import { beforeEach, expect, test } from 'vitest'
import { identitiesCall, makeKeyCall } from '#src/protocol/calls/account.ts'
import { nonceCall, signInCall } from '#src/protocol/calls/auth.ts'
import { providerNonceCall } from '#src/protocol/calls/exchange.ts'
import { noticesCall } from '#src/protocol/calls/identity.ts'
import { cleanUp } from '#src/server/cleanup-worker.ts'
import {
  call,
  createTestApp,
  newAccount,
  proofOf,
  say,
  send,
  signInAs,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { expectKeyEnded } from '#tests/support/expect-key-ended.ts'
import { linkAccount } from '#tests/support/link-account.ts'
import { stepUp, stepUpProof } from '#tests/support/step-up.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describeOnBothEngines('a stolen key', (openFreshStore) => {
  let app: TestApp
  let victim: TestPlayer
  let headers: TestPlayer['headers']
  beforeEach(async () => {
    app = await createTestApp(await openFreshStore())
    victim = await signInAs(app)
    headers = victim.headers
  })

  const refused = { status: 403, json: { code: 'step_up_required' } }
  /** The calls that would give the thief control of the player. */
  const changes = async (): Promise<Record<string, () => ReturnType<typeof send>>> => {
    const thief = newAccount()
    const proof = await proofOf(app, thief)
    const [identity] = await call(app, identitiesCall, { headers })
    return {
      link: () => send(app, 'POST /auth/link', { headers, body: { proof } }),
      key: () => send(app, 'POST /player/keys', { headers }),
      unlink: () => send(app, `DELETE /player/identities/${identity?.id}`, { headers }),
    }
  }
  const expectRefused = async () => {
    for (const [name, change] of Object.entries(await changes())) {
      expect(await change(), name).toMatchObject(refused)
    }
    expect(await call(app, identitiesCall, { headers })).toHaveLength(1)
  }

  test('cannot link, merge, unlink or make keys: 403 step_up_required', async () => {
    await expectRefused()
    const other = await signInAs(app)
    for (const player of [victim, other]) await say(app, player, 'hello')
    const body = { proof: await proofOf(app, other.account), keep: 'theirs' }
    expect(await send(app, 'POST /auth/link', { headers, body })).toMatchObject(refused)
  })

  test('cannot step up with an identity of the thief', async () => {
    const body = await stepUpProof(app, victim, newAccount())
    expect(await send(app, 'POST /auth/step-up', { headers, body })).toMatchObject({
      status: 403,
      json: { code: 'forbidden' },
    })
    await expectRefused()
  })

  test('cannot step up with a text that was signed for a sign-in', async () => {
    const { sig_type: _, ...body } = await proofOf(app, victim.account)
    expect(await send(app, 'POST /auth/step-up', { headers, body })).toMatchObject({
      status: 401,
      json: { code: 'unknown_nonce' },
    })
    // Signing in does not step up the stolen session either.
    await call(app, signInCall, { body: await proofOf(app, victim.account) })
    await expectRefused()
  })

  test('cannot step up with a text that was signed for another session', async () => {
    const owner = await signInAs(app, victim.account)
    const body = await stepUpProof(app, owner)
    expect(await send(app, 'POST /auth/step-up', { headers, body })).toMatchObject({
      status: 401,
      json: { code: 'unknown_nonce' },
    })
    await call(app, signInCall, { body: await proofOf(app, victim.account) })
    await stepUp(app, owner)
    await expectRefused()
  })

  test('cannot sign in or link with a text that was signed for a step-up', async () => {
    const body = await stepUpProof(app, victim)
    expect(await send(app, 'POST /auth/signin', { body })).toMatchObject({
      status: 401,
      json: { code: 'unknown_nonce' },
    })
    const other = await signInAs(app)
    await stepUp(app, other)
    const linked = await send(app, 'POST /auth/link', {
      headers: other.headers,
      body: { proof: body },
    })
    expect(linked).toMatchObject({ status: 401, json: { code: 'unknown_nonce' } })
  })

  test('cannot step up with a token, because it does not name its purpose', async () => {
    for (const provider of ['farcaster', 'base']) {
      const body = { provider, token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOjF9.c2lnbmF0dXJl' }
      expect(await send(app, 'POST /auth/step-up', { headers, body })).toMatchObject({
        status: 403,
        json: { code: 'forbidden' },
      })
    }
  })

  test('can use a step-up proof once, and the step-up for five minutes', async () => {
    const body = await stepUpProof(app, victim)
    expect(await send(app, 'POST /auth/step-up', { headers, body })).toMatchObject({
      status: 200,
      json: { ends_at: new Date(app.clock.now().getTime() + 5 * MINUTE_MS).toISOString() },
    })
    app.clock.advance(5 * MINUTE_MS - 1)
    expect(await send(app, 'POST /player/keys', { headers })).toMatchObject({ status: 200 })
    app.clock.advance(1)
    await expectRefused()
    expect(await send(app, 'POST /auth/step-up', { headers, body })).toMatchObject({
      status: 401,
      json: { code: 'unknown_nonce' },
    })
  })

  test('is required for a nonce of a step-up', async () => {
    const query = { address: victim.account.address, purpose: 'step-up' } as const
    const path = `${nonceCall.path}?${new URLSearchParams(query)}`
    expect(await send(app, `GET ${path}`)).toMatchObject({
      status: 401,
      json: { code: 'no_api_key' },
    })
    for (const purpose of ['farcaster-step-up', 'world-step-up'] as const) {
      const ofHost = `GET ${providerNonceCall.path.replace('{purpose}', purpose)}`
      expect(await send(app, ofHost)).toMatchObject({ status: 401, json: { code: 'no_api_key' } })
      expect(await send(app, ofHost, { headers })).toMatchObject({ status: 200 })
    }
  })

  test.each([
    ['at once', false],
    ['after a day', true],
  ])(
    'ends with its player when that one is merged into another %s, like all others but the asking one',
    async (_, waits) => {
      const kept = await signInAs(app)
      await stepUp(app, victim)
      const other = await call(app, makeKeyCall, { headers })
      if (waits) for (const player of [kept, victim]) await say(app, player, 'hello')
      await linkAccount(app, kept, victim.account, { keep: 'mine' })
      app.clock.advance(DAY_MS)
      await cleanUp(app.server)
      const { access_token, api_key, refresh_token } = victim.tokens
      for (const secret of [access_token, api_key, other.api_key]) await expectKeyEnded(app, secret)
      expect(await send(app, 'POST /auth/refresh', { body: { refresh_token } })).toMatchObject({
        status: 401,
      })
      expect((await signInAs(app, victim.account)).id).toBe(kept.id)
      // The session that asked continues, also when its own player is the dropped one.
      await say(app, kept, 'hello')
      const last = await signInAs(app)
      await linkAccount(app, last, kept.account)
      expect(await send(app, 'GET /auth/me/api', { headers: last.headers })).toMatchObject({
        status: 200,
        json: { player_id: kept.id },
      })
    },
  )

  test('that signs out everywhere leaves a notice for the next visit', async () => {
    expect(await send(app, 'POST /auth/logout-all', { headers })).toMatchObject({ status: 204 })
    const again = await signInAs(app, victim.account)
    expect(await call(app, noticesCall, { headers: again.headers })).toMatchObject([
      { kind: 'signed_out_everywhere', about: [victim.account.address.toLowerCase()] },
    ])
  })

  test('makes no key that outlives a concurrent sign-out everywhere', async () => {
    await stepUp(app, victim)
    const [ended] = await Promise.all([
      send(app, 'POST /auth/logout-all', { headers }),
      ...Array.from({ length: 5 }, () => send(app, 'POST /player/keys', { headers })),
    ])
    expect(ended).toMatchObject({ status: 204 })
    const again = await signInAs(app, victim.account)
    const { json } = await send(app, 'GET /player/keys', { headers: again.headers })
    expect(json).toMatchObject([{ current: true }])
  })
})
