import { type Timers } from '#src/lib/timers.ts'
import { type Detected } from './detect-platform.ts'
import { type Host } from './host.ts'

export interface OpenHostOptions {
  readonly page: Window
  readonly embedded: boolean
  readonly timers: Timers
  readonly fetcher: typeof fetch
  readonly quickAuthOrigin: () => Promise<string | null>
  readonly worldAppId: () => Promise<string | null>
  readonly openWindow: (url: string) => void
  readonly log: (what: string, failure: unknown) => void
}

/** Loads the code and the SDK of the detected platform and opens its host. Resolves to null in a plain browser. */
export async function openHost(
  { platform, context }: Detected,
  { page, worldAppId, openWindow, ...options }: OpenHostOptions,
): Promise<Host | null> {
  const { timers, log } = options
  if (platform === 'worldcoin') {
    const { openWorldHost } = await import('./world/open-world-host.ts')
    return openWorldHost({ page, timers, appId: worldAppId, openWindow, log })
  }
  if (context === null) return null
  if (platform === 'base_minikit') {
    const { openBaseHost } = await import('./base/open-base-host.ts')
    return openBaseHost({ ...options, context, page: page.document })
  }
  const { openFarcasterHost } = await import('./farcaster/open-farcaster-host.ts')
  return openFarcasterHost({ ...options, context })
}
