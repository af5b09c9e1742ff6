import { expect, test } from 'vitest'
import { createCurrentHost } from '#src/hosts/current-host.ts'
import { type Detected } from '#src/hosts/detect-platform.ts'
import { createHostJoiner } from '#src/hosts/host-joiner.ts'
import { type Host } from '#src/hosts/host.ts'
import { createWebHost } from '#src/hosts/web-host.ts'
import { type Platform } from '#src/protocol/platforms.ts'

const webHost = (platform: Platform): Host =>
  createWebHost({
    platform,
    embedded: false,
    vibrate: () => undefined,
    openWindow: () => undefined,
    share: async () => undefined,
  })

/** An app that records its listeners and its back button. */
function createApp(platform: Platform) {
  const listeners = new Set<() => void>()
  const shown: boolean[] = []
  const host: Host = {
    ...webHost(platform),
    onBack(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
    showBack: (isShown) => shown.push(isShown),
  }
  return { host, listeners, shown }
}

function setup(open: (detected: Detected) => Promise<Host | null>) {
  let platform: Platform = 'desktop'
  const detected = async (): Promise<Detected> => ({ platform, context: null })
  const host = createCurrentHost(webHost('desktop'))
  const found: Platform[] = []
  const logged: string[] = []
  const joiner = createHostJoiner({
    detector: { detectSync: () => platform, detect: detected, redetect: detected },
    host,
    open,
    found: (seen) => found.push(seen),
    log: (what) => logged.push(what),
  })
  return {
    ...{ joiner, host, found, logged },
    setPlatform: (next: Platform) => {
      platform = next
    },
  }
}

test('switches to the detected app', async () => {
  const app = createApp('worldcoin')
  const { joiner, host, found, setPlatform } = setup(async () => app.host)
  setPlatform('worldcoin')
  await joiner.join()
  expect(host.platform).toBe('worldcoin')
  expect(found).toEqual(['worldcoin'])
})

test('moves listeners and the back button over to the app', async () => {
  const app = createApp('worldcoin')
  const { joiner, host, setPlatform } = setup(async () => app.host)
  const release = host.onBack(() => undefined)
  host.showBack(true)
  setPlatform('worldcoin')
  await joiner.join()
  expect([app.listeners.size, app.shown]).toEqual([1, [true]])
  release()
  expect(app.listeners.size).toBe(0)
  host.showBack(true)
  host.showBack(false)
  expect(app.shown).toEqual([true, false])
})

test('opens each app once, also one that starts late', async () => {
  let opened = 0
  const { joiner, host, setPlatform } = setup(async ({ platform }) => {
    opened += 1
    return createApp(platform).host
  })
  await joiner.join()
  setPlatform('farcaster')
  expect(await joiner.rejoin()).toBe('farcaster')
  await joiner.rejoin()
  expect(opened).toBe(2)
  expect(host.platform).toBe('farcaster')
})

test('keeps the browser when the SDK does not load, and tries again on rejoin', async () => {
  let isBroken = true
  const { joiner, host, found, logged, setPlatform } = setup(async ({ platform }) => {
    if (isBroken) throw new TypeError('The chunk did not come.')
    return createApp(platform).host
  })
  setPlatform('farcaster')
  await joiner.join()
  expect(host.platform).toBe('desktop')
  expect(found).toEqual(['farcaster'])
  expect(logged).toEqual(['opening the host farcaster'])
  isBroken = false
  await joiner.rejoin()
  expect(host.platform).toBe('farcaster')
})
