import { type PageProbe } from '#src/browser/page-probe.ts'
import { type Platform } from '#src/protocol/platforms.ts'

/** spec §1: detection is cached for 5 seconds. */
const CACHE_MS = 5_000

export interface PlatformDetector {
  detect(): Platform
  /** Looks again at once: a black screen may mean that the host came late. */
  redetect(): Platform
}

export interface CreatePlatformDetectorOptions {
  readonly probe: () => PageProbe
  readonly now: () => number
}

export function createPlatformDetector({
  probe,
  now,
}: CreatePlatformDetectorOptions): PlatformDetector {
  let seen: { readonly platform: Platform; readonly at: number } | null = null
  const redetect = (): Platform => {
    const platform = platformOf(probe())
    seen = { platform, at: now() }
    return platform
  }
  return {
    detect: () => (seen && now() - seen.at < CACHE_MS ? seen.platform : redetect()),
    redetect,
  }
}

/**
 * What the surroundings tell without any SDK. A frame or a native web view may be a Farcaster host, but only its own
 * protocol can say so: until then it is the device that counts.
 */
export function platformOf(probe: PageProbe): Platform {
  if (probe.worldApp) return 'worldcoin'
  if (probe.coinbaseBrowser) return 'coinbase'
  if (probe.userAgent === '') return 'unknown'
  return isHandheld(probe) ? 'mobile' : 'desktop'
}

function isHandheld({ userAgent, coarsePointer }: PageProbe): boolean {
  // iPads call themselves Macintosh; their pointer gives them away.
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) || (coarsePointer && /Mac/.test(userAgent))
}
