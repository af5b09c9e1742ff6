import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { linkCall } from '#src/protocol/calls/link.ts'
import { identitiesCall, makeKeyCall, revokeKeyCall } from '#src/protocol/calls/account.ts'
import { logoutCall } from '#src/protocol/calls/auth.ts'
import { leaderboardCall } from '#src/protocol/calls/leaderboard.ts'
import { nameCall } from '#src/protocol/calls/player-street.ts'
import { addIdentity, setBetaFeatures } from '#src/server/platform/db/repositories/players.ts'
import { pageHeadersFor } from '#src/server/platform/http/page-policy.ts'
import { readConfig } from '#src/server/platform/config.ts'
import { nameKey, skeleton } from '#src/server/identity/street-names/name-key.ts'
import { isInOneScript } from '#src/server/identity/street-names/name-script.ts'
import {
  call,
  createTestApp,
  newAccount,
  proofOf,
  send,
  signInAs,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { describeOnBothEngines, describeOnOneEngine } from '#tests/support/database.ts'
import { startSmallServer } from '#tests/support/small-server.ts'
import { stepUp } from '#tests/support/step-up.ts'

const CHOSEN = { status: 200 }
const TAKEN = { status: 409, json: { code: 'name_taken' } }
const UNREADABLE = { status: 422, json: { code: 'invalid_input' } }

async function chooseAs(app: TestApp, street_name: string) {
  const { headers } = await signInAs(app)
  return send(app, 'PUT /player/name', { body: { street_name }, headers })
}

describeOnBothEngines('a street name', (openFreshStore, _, describeOnce) => {
  // Pairs that look alike: other case, other script, other punctuation, digits.
  test.each([
    ['Paul Corner', 'PauI Corner'],
    ['PACO', '\u0420\u0410\u0421\u041E'],
    ['Tommy Two', 'Tornmy Two'],
    ['Bob 10', 'Bob lO'],
    ['Fat Sal', 'Fat-Sal.'],
    ["'Nino", 'N\u0131no'],
    ['Zo\u00EB', 'Zoe\u0308'],
  ])('that looks like the taken %s is refused: %s', async (first, second) => {
    const app = await createTestApp(await openFreshStore())
    expect(await chooseAs(app, first)).toMatchObject(CHOSEN)
    expect(await chooseAs(app, second)).toMatchObject(TAKEN)
  })

  test('is given to one of two players who request look-alikes at once', async () => {
    const app = await createTestApp(await openFreshStore())
    const answers = await Promise.all([chooseAs(app, 'Left AI'), chooseAs(app, 'Left Al')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('can be changed by its owner to a look-alike', async () => {
    const app = await createTestApp(await openFreshStore())
    const { headers } = await signInAs(app)
    for (const street_name of ['Fat Ada', 'FAT ADA', 'Fat-Ada']) {
      const chosen = await call(app, nameCall, { body: { street_name }, headers })
      expect(chosen).toEqual({ street_name })
    }
  })

  describeOnce('rules', () => {
    test.each([
      'Vinnie',
      'VINNIE',
      'V1nn1e',
      'V\u0131nnie',
      'tommy',
      'T0MMY',
      'Carmela',
      'Carrnela',
      '\u0421ARMELA',
      'Big Boss',
      'BigBoss',
      'B.i.g Boss',
      'B1g-B0ss',
    ])('that looks like a shark’s is refused: %s', async (name) => {
      const app = await createTestApp(await openFreshStore())
      const { status } = await chooseAs(app, name)
      expect(status).toBeGreaterThanOrEqual(409)
    })

    test.each([
      ['two scripts', 'P\u0430ul'],
      ['two scripts', 'Bob\u03BF'],
      ['digits of another script', 'Bob \u09EA'],
      ['a joiner', 'Pa\u200Dul'],
      ['a filler', 'Paul\u3164'],
      ['a filler alone', '\u3164\u3164\u3164'],
      ['a variation selector', 'Paul\uFE0F'],
      ['a text direction', '\u202EluaP'],
      ['piled marks', `Pa${'\u0335\u0322\u0327'.repeat(2)}ul`],
      ['a sign', 'Paul \u2603'],
    ])('with %s is refused', async (_what, name) => {
      const app = await createTestApp(await openFreshStore())
      expect(await chooseAs(app, name)).toMatchObject(UNREADABLE)
    })

    test.each([
      'Zo\u00EB \u00D8stby',
      '\u041C\u0438\u0445\u0430\u0438\u043B 2',
      '\u039D\u03AF\u03BA\u03BF\u03C2',
      '\u5C71\u7530\u30A2\u30AD\u5B50',
      '\uAE40\uBBFC\uC900',
      '\u0930\u093E\u091C \u0967',
      '\u0645\u062D\u0645\u062F',
      'Jr. O\u2019Neil-3',
    ])('in one script is given: %s', async (name) => {
      const app = await createTestApp(await openFreshStore())
      expect(await chooseAs(app, name)).toMatchObject(CHOSEN)
    })
  })
})

test('a skeleton maps look-alikes of any script to one text', () => {
  expect(skeleton('\u{1D52D}\u{1D4B6}\u1EFF\u{1D561}\u{1D552}\u2113')).toBe(skeleton('paypal'))
  expect(nameKey('I1l i')).toBe(nameKey('llll'))
  expect(nameKey('Vinnie')).not.toBe(nameKey('Winnie'))
})

test('a mixture of the scripts of one language is one script', () => {
  expect(isInOneScript('\u6F22\u3072\u30AB')).toBe(true)
  expect(isInOneScript('\u6F22\uD55C')).toBe(true)
  expect(isInOneScript('\u3072\uD55C')).toBe(false)
})

test('the content security policy permits named hosts, forms to the site itself, and no inline code', () => {
  const policyOf = (environment: Record<string, string>) =>
    new Map(
      pageHeadersFor(readConfig(environment))
        ['content-security-policy']?.split('; ')
        .map((line) => [line.split(' ')[0], line.split(' ').slice(1)] as const),
    )
  const policy = policyOf({
    CONNECT_SOURCES: 'https://api.example wss://*.api.example',
    QUICK_AUTH_ORIGIN: 'https://auth.example',
  })
  expect(policy.get('form-action')).toEqual(["'self'"])
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(policy.get('trusted-types')).toEqual(['dcw-worker'])
  expect(policy.get('script-src')).not.toContain("'unsafe-inline'")
  const connect = policy.get('connect-src') ?? []
  expect(connect).toEqual(
    expect.arrayContaining([
      "'self'",
      'https://api.example',
      'wss://*.api.example',
      'https://auth.example',
    ]),
  )
  for (const source of connect) expect(source).toMatch(/^('self'|(https|wss):\/\/[a-z*][a-z.*-]+)$/)
})

describeOnOneEngine('the security log', (openFreshStore) => {
  const ADMIN_KEY = 'sixteen-or-longer'
  const linesOf = ({ log }: TestApp): Record<string, unknown>[] =>
    log
      .filter((line) => line.includes('"log":"security"'))
      .map((line): Record<string, unknown> => JSON.parse(line))

  test('has a line and a count for sign-ins, links, keys, admin calls and their refusals', async () => {
    const app = await createTestApp(await openFreshStore(), {
      environment: { ADMIN_KEY, TRUST_PROXY: '1' },
    })
    const player = await signInAs(app)
    const { headers } = player
    const proof = await proofOf(app, newAccount())
    await send(app, 'POST /auth/link', { headers, body: { proof } })
    await stepUp(app, player)
    await call(app, linkCall, { headers, body: { proof } })
    await call(app, makeKeyCall, { headers })
    await send(app, `DELETE ${revokeKeyCall.path.replace('{id}', player.id)}`, { headers })
    const admin = { body: { beta_features: [] }, headers: { authorization: `Bearer ${ADMIN_KEY}` } }
    await send(app, 'PUT /admin/feature-flags/me', { ...admin, headers })
    await send(app, `PUT /admin/feature-flags/${player.id}`, admin)
    await send(app, 'POST /auth/signin', { body: { ...proof, signature: '0x12' } })
    const from = { 'x-forwarded-for': '192.0.2.1' }
    await send(app, 'GET /auth/nonce?address=0x12', { headers: { ...from, host: 'evil.example' } })
    const { address } = newAccount()
    await send(app, `GET /auth/nonce?address=${address}`, {
      headers: { ...from, host: 'evil.example' },
    })
    await call(app, logoutCall, { headers })
    await send(app, 'GET /player/me/stats', { headers })
    const lines = linesOf(app)
    expect(lines.map(({ event }) => event)).toEqual([
      'sign_in',
      'link_refused',
      'step_up',
      'link',
      'key_made',
      'admin_refused',
      'admin',
      'sign_in_refused',
      'refused_origin',
      'sign_out',
      'key_refused',
    ])
    expect(lines[0]).toMatchObject({ player: player.id, route: 'POST /auth/signin' })
    expect(lines[8]).toMatchObject({ address: '192.0.2.1', code: 'wrong_host' })
    for (const line of lines) expect(line['request_id']).toMatch(/^[0-9a-f-]{36}$/)
    const text = JSON.stringify(lines)
    for (const secret of [player.tokens.api_key, proof.signature, ADMIN_KEY]) {
      expect(text).not.toContain(secret)
    }
    const metrics = await (await app.app.request('/metrics')).text()
    expect(metrics).toContain('dcw_security_events_total{event="sign_in"} 1\n')
    expect(metrics).toContain('dcw_security_events_total{event="refused_origin"} 1\n')
  })

  test('has no line for a link that waits for a choice', async () => {
    const app = await createTestApp(await openFreshStore())
    const [mine, theirs] = [await signInAs(app), newAccount()]
    const other = await signInAs(app, theirs)
    for (const { headers } of [mine, other]) {
      await send(app, 'POST /api/v1/chat', { body: { message: 'hello' }, headers })
    }
    const proof = await proofOf(app, theirs)
    await stepUp(app, mine)
    const answer = await call(app, linkCall, { headers: mine.headers, body: { proof } })
    expect(answer.linked).toBe(false)
    expect(linesOf(app).map(({ event }) => event)).toEqual(['sign_in', 'sign_in', 'step_up'])
  })
})

describeOnBothEngines('a name of another service', (openFreshStore) => {
  /** Opens a server with a player of World App who is called `username` there, and another who is called Fingers here. */
  const open = async (username: string) => {
    const usernames = await startSmallServer(({ body }) => {
      const { addresses } = JSON.parse(body)
      const known = addresses.map((address: string) => ({ address, username }))
      return { status: 200, body: known }
    })
    onTestFinished(() => usernames.close())
    const environment = { WORLD_USERNAMES_URL: usernames.origin }
    const app = await createTestApp(await openFreshStore(), { environment })
    const { db } = app.server.store
    const [player, other] = [await signInAs(app), await signInAs(app)]
    await call(app, nameCall, { body: { street_name: 'Fingers' }, headers: other.headers })
    const subject = `world:${newAccount().address.toLowerCase()}`
    const identity = { id: randomUUID(), playerId: player.id, kind: 'world', subject } as const
    await addIdentity(db, { ...identity, createdAt: app.clock.now() })
    await setBetaFeatures(db, player.id, ['linked_names'])
    const shown = async () => {
      const { headers } = player
      const own = (await call(app, identitiesCall, { headers })).map(({ name }) => name)
      app.clock.advance(6_000)
      const board = (await call(app, leaderboardCall)).map(({ name }) => name)
      return { own: own.includes(username), board: board.includes(username) }
    }
    return { app, other, player, shown }
  }

  test.each(['tommy', 'T0MMY', 'v1nnie', 'bigboss', 'Carmela.1234', 'f1ngers', 'FINGERS.eth'])(
    'is not shown when it looks like a shark’s or another player’s: %s',
    async (username) => {
      const { shown } = await open(username)
      expect(await shown()).toEqual({ own: false, board: false })
    },
  )

  test('is shown while no other player’s street name looks like it', async () => {
    const { app, other, player, shown } = await open('ada.1234')
    expect(await shown()).toEqual({ own: true, board: true })
    const choose = (street_name: string, { headers }: TestPlayer) =>
      call(app, nameCall, { body: { street_name }, headers })
    await choose('ADA', player)
    expect(await shown()).toEqual({ own: true, board: true })
    await choose('Lou', player)
    await choose('Ada', other)
    expect(await shown()).toEqual({ own: false, board: false })
  })
})
