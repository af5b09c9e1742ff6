import { type PageProbe } from '#src/browser/page-probe.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { PLATFORM_CACHE_MS } from '#src/protocol/timing.ts'
import { type FarcasterContext, isBaseApp } from './farcaster/context.ts'

/** The platform that the page runs on, and the context that a Farcaster host has sent. */
export interface Detected {
  readonly platform: Platform
  readonly context: FarcasterContext | null
}

export interface PlatformDetector {
  /** Returns the platform that {@link platformOf} finds, without asking the app around the page. */
  detectSync(): Platform
  /** Resolves to the full result, which is cached for 5 seconds. */
  detect(): Promise<Detected>
  /** Detects again without the cache: a black screen may mean that the host started late. */
  redetect(): Promise<Detected>
}

export interface CreatePlatformDetectorOptions {
  readonly probe: () => PageProbe
  /** Resolves to null when no host speaks Farcaster's protocol. */
  readonly askContext: () => Promise<FarcasterContext | null>
  readonly now: () => number
}

export function createPlatformDetector({
  probe,
  askContext,
  now,
}: CreatePlatformDetectorOptions): PlatformDetector {
  let cached: { readonly detected: Promise<Detected>; readonly at: number } | null = null
  const ask = async (): Promise<Detected> => {
    const probed = probe()
    const platform = platformOf(probed)
    const mayBeFramed = platform !== 'worldcoin' && (probed.framed || probed.nativeWebView)
    const context = mayBeFramed ? await askContext() : null
    if (!context) return { platform, context }
    return { platform: isBaseApp(context) ? 'base_minikit' : 'farcaster', context }
  }
  const redetect = (): Promise<Detected> => {
    const detected = ask()
    cached = { detected, at: now() }
    return detected
  }
  return {
    detectSync: () => platformOf(probe()),
    detect: () => (cached && now() - cached.at < PLATFORM_CACHE_MS ? cached.detected : redetect()),
    redetect,
  }
}

/**
 * Returns the platform that can be detected without asking the app around the page. Never returns a Farcaster host,
 * which can be detected only by its answer.
 */
export function platformOf(probe: PageProbe): Platform {
  if (probe.worldApp) return 'worldcoin'
  if (probe.coinbaseBrowser) return 'coinbase'
  if (probe.userAgent === '') return 'unknown'
  return isHandheld(probe) ? 'mobile' : 'desktop'
}

function isHandheld({ userAgent, coarsePointer }: PageProbe): boolean {
  // iPads report Macintosh. Only their pointer differs.
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) || (coarsePointer && /Mac/.test(userAgent))
}
