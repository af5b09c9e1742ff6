import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { CONNECT_HOSTS, MINI_APP_HOSTS } from '#src/server/platform/http/page-policy.ts'
import { createTestApp } from '#tests/support/app.ts'
import { describeOnOneEngine } from '#tests/support/database.ts'

const HTML =
  '<!doctype html><title>DOPE CHAIN WARS</title><script type="module" src="/build/main-a1b2.js"></script>'

function buildPage(): string {
  const dir = mkdtempSync(join(tmpdir(), 'dcw-page-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'build'))
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'index.html'), HTML)
  writeFileSync(join(dir, 'build', 'main-a1b2.js'), 'let plain')
  writeFileSync(join(dir, 'build', 'main-a1b2.js.br'), 'packed by brotli')
  writeFileSync(join(dir, 'build', 'main-a1b2.js.gz'), gzipSync('let plain'))
  writeFileSync(join(dir, 'assets', 'hero.png'), 'png')
  return dir
}

describeOnOneEngine('the page and its files', (openFreshStore) => {
  async function open() {
    const { app } = await createTestApp(await openFreshStore(), { clientDir: buildPage() })
    return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  }

  test('serves the page and its files', async () => {
    const get = await open()
    for (const path of [
      '/',
      '/index.html',
      '/promo',
      '/base-logo',
      '/base-logo/',
      '/base_logo',
      '/base_logo/',
      '/promo?profile=full',
    ]) {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await answer.text()).toBe(HTML)
    }
  })

  test('allows mini-app hosts, and no other origins, to frame the page', async () => {
    const get = await open()
    expect((await get('/')).headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https:",
      `connect-src 'self' ${CONNECT_HOSTS.join(' ')}`,
      "font-src 'self' data:",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dcw-worker',
      `frame-ancestors 'self' ${MINI_APP_HOSTS.join(' ')}`,
    ])
    const { app } = await createTestApp(await openFreshStore(), {
      clientDir: buildPage(),
      environment: {
        FRAME_ANCESTORS: 'https://*.host.example',
        PUBLIC_ORIGIN: 'https://game.example',
      },
    })
    const page = await app.request('/')
    expect(page.headers.get('content-security-policy')).toMatch(
      /; frame-ancestors 'self' https:\/\/\*\.host\.example$/,
    )
    expect(page.headers.get('x-frame-options')).toBeNull()
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  test('caches hashed files for a year, others for an hour', async () => {
    const get = await open()
    const script = await get('/build/main-a1b2.js')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const hero = await get('/assets/hero.png')
    expect(hero.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('names the version of the page in every answer', async () => {
    const get = await open()
    for (const path of [
      '/',
      '/health',
      '/assets/hero.png',
      '/api/v1/nowhere',
      '/player/me/stats',
    ]) {
      expect((await get(path)).headers.get('x-page-version'), path).toBe('main-a1b2.js')
    }
    const { app } = await createTestApp(await openFreshStore())
    expect((await app.request('/health')).headers.get('x-page-version')).toBeNull()
  })

  test('serves precompressed files as the caller accepts them', async () => {
    const get = await open()
    const path = '/build/main-a1b2.js'
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotli.headers.get('vary')).toBe('accept-encoding')
    expect(await brotli.text()).toBe('packed by brotli')
    const gzip = await get(path, { 'accept-encoding': 'gzip' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(await (await get(path)).text()).toBe('let plain')
    expect((await get(`${path}.br`)).status).toBe(404)
  })

  test('returns 304 when the etag matches', async () => {
    const get = await open()
    const etag = (await get('/')).headers.get('etag') ?? ''
    const again = await get('/', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('answers unknown pages with the page and 404, unknown calls with JSON', async () => {
    const get = await open()
    for (const path of ['/nowhere', '/chat', '/player/nobody/at/all']) {
      const page = await get(path, { accept: 'text/html' })
      expect(page.status).toBe(404)
      expect(await page.text()).toBe(HTML)
    }
    for (const path of ['/api/v1/nowhere', '/v1/nowhere']) {
      const answer = await get(path, { accept: 'text/html' })
      expect(answer.headers.get('content-type')).toContain('application/json')
    }
    expect((await get('/build/../../etc/passwd')).status).toBe(404)
    expect((await get('/%2e%2e/%2e%2e/etc/passwd')).status).toBe(404)
  })

  test('returns 503 when the page was not built', async () => {
    const { app } = await createTestApp(await openFreshStore())
    const answer = await app.request('/')
    expect(answer.status).toBe(503)
    expect(await answer.text()).toBe('The page has not been built yet. Run: npm start\n')
  })
})
