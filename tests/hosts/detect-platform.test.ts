import { expect, test } from 'vitest'
import { type PageProbe } from '#src/browser/page-probe.ts'
import { createPlatformDetector, platformOf } from '#src/hosts/detect-platform.ts'

const DESKTOP: PageProbe = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0',
  coarsePointer: false,
  framed: false,
  nativeWebView: false,
  worldApp: false,
  ethereum: false,
  coinbaseBrowser: false,
}
const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/156.0 Mobile Safari/537.36'
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15'

test.each([
  ['desktop', {}],
  ['desktop', { coarsePointer: true }],
  ['desktop', { userAgent: IPAD }],
  ['mobile', { userAgent: IPAD, coarsePointer: true }],
  ['mobile', { userAgent: PHONE, coarsePointer: true }],
  ['mobile', { userAgent: PHONE, framed: true, nativeWebView: true }],
  ['coinbase', { userAgent: PHONE, ethereum: true, coinbaseBrowser: true }],
  ['worldcoin', { userAgent: PHONE, worldApp: true, coinbaseBrowser: true }],
  ['unknown', { userAgent: '' }],
] as const)('detects %s', (platform, changes) => {
  expect(platformOf({ ...DESKTOP, ...changes })).toBe(platform)
})

test('caches the result for 5 seconds', async () => {
  let now = 0
  let worldApp = false
  const detector = createPlatformDetector({
    probe: () => ({ ...DESKTOP, worldApp }),
    askContext: async () => null,
    now: () => now,
  })
  expect((await detector.detect()).platform).toBe('desktop')
  worldApp = true
  now = 4_999
  expect((await detector.detect()).platform).toBe('desktop')
  now = 5_000
  expect((await detector.detect()).platform).toBe('worldcoin')
})

test('detects again at once on redetect', async () => {
  let worldApp = false
  const detector = createPlatformDetector({
    probe: () => ({ ...DESKTOP, worldApp }),
    askContext: async () => null,
    now: () => 0,
  })
  await detector.detect()
  worldApp = true
  expect((await detector.redetect()).platform).toBe('worldcoin')
  expect((await detector.detect()).platform).toBe('worldcoin')
})
