import { get } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { errorBodySchema } from '#src/protocol/errors.ts'
import { countedAddress, networkOf } from '#src/server/platform/http/client-address.ts'
import { ConcurrencyLimit } from '#src/server/platform/http/concurrency-limit.ts'
import { createMetricsApp } from '#src/server/platform/http/metrics-routes.ts'
import { createTestApp, newAccount, send, signInAs } from '#tests/support/app.ts'
import { countStatements } from '#tests/support/counting-store.ts'
import {
  createDatabase,
  describeOnBothEngines,
  describeOnOneEngine,
  openTestStore,
} from '#tests/support/database.ts'
import { openPort } from '#tests/support/open-port.ts'
import { listenWith } from '#tests/support/streams.ts'

const BEHIND_PROXY = { TRUST_PROXY: '1' }
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1', null],
    ['::ffff:192.0.2.1', '192.0.2.1', null],
    ['::ffff:c000:201', '192.0.2.1', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['somewhere', 'unknown', null],
  ])('%s is counted as %s', (address, counted, network) => {
    expect(countedAddress(address)).toBe(counted)
    expect(networkOf(counted)).toBe(network)
  })
})

describeOnOneEngine('requests without a key', (openFreshStore) => {
  const openMetered = async (points: number, environment: Record<string, string> = BEHIND_PROXY) =>
    createTestApp(await openFreshStore(), {
      environment,
      limits: {
        addressReads: { points, seconds: 60 },
        addressWrites: { points, seconds: 60 },
        addressFiles: { points, seconds: 60 },
      },
    })

  test.each([
    'GET /leaderboard?offset=',
    'GET /api/v1/leaderboard?offset=',
    'GET /openapi.json?',
    'GET /health?',
    'GET /?',
    'GET /promo?',
    'GET /assets/hero.png?',
    'GET /nowhere?',
    'DELETE /health?',
    'OPTIONS /api/v1/chat?',
    'POST /nowhere?',
  ])('%s are limited by address, also with different queries', async (route) => {
    const app = await openMetered(3)
    for (let count = 0; count < 3; count += 1) {
      const { status } = await send(app, `${route}${count}`, { headers: from('192.0.2.1') })
      expect(status).not.toBe(429)
    }
    const refused = await send(app, `${route}3`, { headers: from('192.0.2.1') })
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } })
    const other = await send(app, `${route}4`, { headers: from('192.0.2.2') })
    expect(other.status).not.toBe(429)
  })

  test('from one /64 share a limit, and from one /48 another', async () => {
    const app = await openMetered(3)
    const ask = async (address: string) =>
      (await send(app, 'GET /agent/list', { headers: from(address) })).status
    for (let count = 0; count < 3; count += 1) {
      expect(await ask(`2001:db8:1:0::${count + 1}`)).toBe(200)
    }
    expect(await ask('2001:db8:1:0:ffff::')).toBe(429)
    // The limit of a /48 is ten times that of an address, and three are used.
    for (let home = 1; home <= 9; home += 1) {
      for (let count = 0; count < 3; count += 1) {
        expect(await ask(`2001:db8:1:${home.toString(16)}::1`)).toBe(200)
      }
    }
    expect(await ask('2001:db8:1:aaaa::1')).toBe(429)
    expect(await ask('2001:db8:2::1')).toBe(200)
  })

  test('with fewer forwarded addresses than proxies are counted by the peer', async () => {
    const app = await openMetered(3, { TRUST_PROXY: '2' })
    const ask = async (forwarded: string) =>
      (await send(app, 'GET /agent/list', { headers: from(forwarded) })).status
    // Made up by a caller who connects past the proxies.
    for (let count = 1; count <= 3; count += 1) expect(await ask(`192.0.2.${count}`)).toBe(200)
    expect(await ask('192.0.2.4')).toBe(429)
    // Through both proxies, the address that the outermost of them saw counts.
    for (let count = 1; count <= 3; count += 1) {
      expect(await ask(`203.0.113.${count}, 192.0.2.5, 10.0.0.1`)).toBe(200)
    }
    expect(await ask('203.0.113.4, 192.0.2.5, 10.0.0.1')).toBe(429)
    expect(await ask('203.0.113.4, 192.0.2.6, 10.0.0.1')).toBe(200)
  })

  test('of the same machine are not limited', async () => {
    const app = await openMetered(1, {})
    for (let count = 0; count < 3; count += 1) {
      expect(await send(app, 'GET /agent/list')).toMatchObject({ status: 200 })
    }
  })

  test('with forwarded headers of an untrusted peer are logged once, naming TRUST_PROXY', async () => {
    const app = await openMetered(1_000, {})
    for (let count = 0; count < 3; count += 1) {
      await send(app, 'GET /agent/list', { headers: from('192.0.2.1') })
      await send(app, 'GET /agent/list', { headers: { 'x-forwarded-proto': 'https' } })
    }
    const logged = app.log.filter((line) => line.includes('TRUST_PROXY'))
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('"header":"x-forwarded-for"')
    const trusting = await openMetered(1_000)
    await send(trusting, 'GET /agent/list', { headers: from('192.0.2.1') })
    expect(trusting.log.join('')).not.toContain('TRUST_PROXY')
  })
})

describe('open connections and streams', () => {
  const bounds = { perAddress: 2, total: 25 }

  test('are limited by address and in total until one ends', () => {
    const crowd = new ConcurrencyLimit('streams', bounds)
    const first = crowd.acquire('192.0.2.1')
    crowd.acquire('192.0.2.1')
    expect(() => crowd.acquire('192.0.2.1')).toThrow(
      expect.objectContaining({ code: 'rate_limited', headers: { 'retry-after': '5' } }),
    )
    first()
    // Ending it twice frees only one place.
    first()
    expect(crowd.open).toBe(1)
    crowd.acquire('192.0.2.1')
    for (let count = 2; count < 25; count += 1) crowd.acquire(undefined)
    expect(() => crowd.acquire('192.0.2.9')).toThrow(
      expect.objectContaining({ code: 'unavailable', headers: { 'retry-after': '5' } }),
    )
  })

  test('are limited for a /48 to ten times the limit of an address', () => {
    const crowd = new ConcurrencyLimit('streams', { perAddress: 2, total: 1_000 })
    for (let home = 0; home < 10; home += 1) {
      crowd.acquire(`2001:db8:1:${home}::/64`)
      crowd.acquire(`2001:db8:1:${home}::/64`)
    }
    expect(() => crowd.acquire('2001:db8:1:a::/64')).toThrow(
      expect.objectContaining({ code: 'rate_limited' }),
    )
    crowd.acquire('2001:db8:2:a::/64')
  })
})

describeOnOneEngine('connections', (openFreshStore) => {
  test('beyond the limit get a 503 with the reason and are closed; the others remain open', async () => {
    const app = await createTestApp(await openFreshStore(), {
      connectionBounds: { perAddress: undefined, total: 2 },
    })
    const port = await openPort(app)
    const talk = () => {
      const socket = connect(port, '127.0.0.1').setEncoding('utf8')
      onTestFinished(() => void socket.destroy())
      return {
        socket,
        ask: () =>
          new Promise<string>((resolve, reject) => {
            socket.once('error', reject).once('data', (text) => resolve(String(text)))
            socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n')
          }),
      }
    }
    const [first, second] = [talk(), talk()]
    expect(await first.ask()).toMatch(/^HTTP\/1\.1 200 /)
    expect(await second.ask()).toMatch(/^HTTP\/1\.1 200 /)
    const third = talk()
    const closed = new Promise((resolve) => third.socket.once('close', resolve))
    const answer = await third.ask()
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer).toMatch(/\r\nretry-after: 5\r\n/i)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).toContain('as many open connections as it can serve')
    await closed
    expect(await first.ask()).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('are kept alive for 65 seconds, longer than a proxy keeps them', async () => {
    const port = await openPort(await createTestApp(await openFreshStore()))
    const kept = await new Promise((resolve, reject) => {
      get(
        { host: '127.0.0.1', port, path: '/health', headers: { connection: 'keep-alive' } },
        (answer) => {
          answer.resume()
          resolve(answer.headers['keep-alive'])
        },
      ).on('error', reject)
    })
    expect(kept).toBe('timeout=65')
  })
})

describeOnOneEngine('streams', (openFreshStore) => {
  test('of one address are limited until one ends', async () => {
    const { app, origin } = await listenWith(await openFreshStore(), {
      environment: BEHIND_PROXY,
      streamBounds: { perAddress: 1, total: 3 },
    })
    const open = async (address: string, closed = new AbortController()) => {
      const player = await signInAs(app)
      const answer = await fetch(`${origin}/api/v1/chat`, {
        method: 'POST',
        headers: {
          ...player.headers,
          ...from(address),
          'content-type': 'application/json',
          accept: 'text/event-stream',
        },
        body: JSON.stringify({ message: 'hello' }),
        signal: closed.signal,
      })
      return { answer, closed }
    }
    const first = await open('192.0.2.1')
    expect(first.answer.status).toBe(200)
    const second = await open('192.0.2.1')
    expect(second.answer.status).toBe(429)
    const refusal = errorBodySchema.parse(await second.answer.json())
    expect(refusal.detail).toContain('too many open streams')
    expect((await open('192.0.2.2')).answer.status).toBe(200)
    expect((await open('192.0.2.3')).answer.status).toBe(200)
    expect((await open('192.0.2.4')).answer.status).toBe(503)
    first.closed.abort()
    await expect.poll(async () => (await open('192.0.2.1')).answer.status).toBe(200)
  })
})

test('a request beyond the queue of the embedded engine is refused with 503 and Retry-After', async () => {
  const { location, remove } = await createDatabase('embedded')
  onTestFinished(remove)
  const store = await openTestStore({ ...location, maxWaiting: 3 })
  onTestFinished(() => store.close())
  const app = await createTestApp(store)
  const ask = () => send(app, `GET /auth/nonce?address=${newAccount().address}`)
  let release = (): void => undefined
  const held = store.transact(() => new Promise<void>((resolve) => (release = resolve)))
  const waiting = [ask(), ask()]
  // Both must be queued before the third.
  await new Promise((resolve) => setImmediate(resolve))
  const refused = await ask()
  expect(refused).toMatchObject({ status: 503, json: { code: 'unavailable' } })
  expect(refused.headers.get('retry-after')).toBe('1')
  release()
  await held
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200)
  expect(await ask()).toMatchObject({ status: 200 })
})

describeOnOneEngine('the metrics', (openFreshStore) => {
  const open = async (environment: Record<string, string>) =>
    createTestApp(await openFreshStore(), { environment })
  const KEY = 'sixteen-or-longer'

  test('answer only the same machine by default', async () => {
    const app = await open(BEHIND_PROXY)
    expect(await send(app, 'GET /metrics')).toMatchObject({ status: 200 })
    const afar = await send(app, 'GET /metrics', { headers: from('192.0.2.1') })
    expect(afar).toMatchObject({ status: 403, json: { code: 'forbidden' } })
  })

  test('answer only callers with METRICS_KEY, from any address', async () => {
    const app = await open({ ...BEHIND_PROXY, METRICS_KEY: KEY })
    const ask = async (headers: Record<string, string>) =>
      (await send(app, 'GET /metrics', { headers: { ...from('192.0.2.1'), ...headers } })).status
    expect(await ask({})).toBe(401)
    expect(await ask({ authorization: 'Bearer sixteen-or-longer-not' })).toBe(401)
    expect(await ask({ authorization: `Bearer ${KEY}` })).toBe(200)
    expect(await send(app, 'GET /metrics')).toMatchObject({ status: 401 })
  })

  test('move to their own listener with METRICS_PORT', async () => {
    const app = await open({ METRICS_PORT: '0' })
    expect(await send(app, 'GET /metrics')).toMatchObject({ status: 404 })
    const own = createMetricsApp({
      ...app,
      processFigures: () => ({ residentBytes: 1, heapBytes: 1, uptimeSeconds: 1 }),
    })
    const answer = await own.request('/metrics')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('process_uptime_seconds 1\n')
    expect((await own.request('/health')).status).toBe(404)
  })
})

describeOnBothEngines('a read of the own figures', (openFreshStore) => {
  test('sends two statements, because each waits for the transactions of others', async () => {
    const store = countStatements(await openFreshStore())
    const app = await createTestApp(store)
    const { headers } = await signInAs(app)
    const read = () => send(app, 'GET /player/me/stats', { headers })
    expect(await read()).toMatchObject({ status: 200 })
    expect(await store.during(read)).toBe(2)
  })
})
