import { probePage } from '#src/browser/page-probe.ts'
import { shareText } from '#src/browser/share-text.ts'
import { vibrate } from '#src/browser/vibration.ts'
import { type Timers } from '#src/lib/timers.ts'
import { createCurrentHost, type CurrentHost } from './current-host.ts'
import { createPlatformDetector, type Detected, type PlatformDetector } from './detect-platform.ts'
import { askContext } from './farcaster/ask-context.ts'
import { type Host } from './host.ts'
import { openHost, type OpenHostOptions } from './open-host.ts'
import { createWebHost } from './web-host.ts'

export interface PageHost {
  readonly detector: PlatformDetector
  /** The web host, until the app around the page has been opened. */
  readonly host: CurrentHost
  open(
    detected: Detected,
    config: Pick<OpenHostOptions, 'fetcher' | 'quickAuthOrigin' | 'worldAppId'>,
  ): Promise<Host | null>
}

export interface OpenPageHostOptions {
  readonly page: Window
  readonly timers: Timers
  readonly log: (what: string, failure: unknown) => void
}

/** Creates the page's platform detector and its host, a web host at first. */
export function openPageHost({ page, timers, log }: OpenPageHostOptions): PageHost {
  const detector = createPlatformDetector({
    probe: () => probePage(page),
    askContext: () => askContext(page, timers),
    now: timers.now,
  })
  const embedded = probePage(page).framed
  const openWindow = (url: string): void => void page.open(url, '_blank', 'noopener')
  const host = createCurrentHost(
    createWebHost({
      platform: detector.detectSync(),
      embedded,
      vibrate: (ms) => vibrate(page.navigator, ms),
      openWindow,
      share: (shared) => shareText(page.navigator, shared),
    }),
  )
  return {
    detector,
    host,
    open: (detected, config) =>
      openHost(detected, { page, embedded, timers, openWindow, log, ...config }),
  }
}
