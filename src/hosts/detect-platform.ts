import { type PageProbe } from '#src/browser/page-probe.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { PLATFORM_CACHE_MS } from '#src/protocol/timing.ts'
import { type FarcasterContext, isBaseApp } from './farcaster/context.ts'

/** Where the page runs, and what a Farcaster host has told of itself. */
export interface Detected {
  readonly platform: Platform
  readonly context: FarcasterContext | null
}

export interface PlatformDetector {
  /** What can be seen at once; a frame's owner has not been asked. */
  look(): Platform
  /** The whole answer, at most 5 seconds old. */
  detect(): Promise<Detected>
  /** Looks and asks again: a black screen may mean that the host came late. */
  redetect(): Promise<Detected>
}

export interface CreatePlatformDetectorOptions {
  readonly probe: () => PageProbe
  /** Null where nobody speaks Farcaster's protocol. */
  readonly askContext: () => Promise<FarcasterContext | null>
  readonly now: () => number
}

export function createPlatformDetector({
  probe,
  askContext,
  now,
}: CreatePlatformDetectorOptions): PlatformDetector {
  let seen: { readonly detected: Promise<Detected>; readonly at: number } | null = null
  const ask = async (): Promise<Detected> => {
    const seenNow = probe()
    const platform = platformOf(seenNow)
    const mayBeFramed = platform !== 'worldcoin' && (seenNow.framed || seenNow.nativeWebView)
    const context = mayBeFramed ? await askContext() : null
    if (!context) return { platform, context }
    return { platform: isBaseApp(context) ? 'base_minikit' : 'farcaster', context }
  }
  const redetect = (): Promise<Detected> => {
    const detected = ask()
    seen = { detected, at: now() }
    return detected
  }
  return {
    look: () => platformOf(probe()),
    detect: () => (seen && now() - seen.at < PLATFORM_CACHE_MS ? seen.detected : redetect()),
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
