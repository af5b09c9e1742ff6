import { type Platform } from '#src/protocol/platforms.ts'
import { type CurrentHost } from './current-host.ts'
import { type Detected, type PlatformDetector } from './detect-platform.ts'
import { type Host } from './host.ts'

/** Brings the page and the app around it together. */
export interface HostJoiner {
  /** Fulfilled when the platform is known and its host can be called; never rejects. */
  join(): Promise<void>
  /** Looks afresh, and takes a host that came late. */
  rejoin(): Promise<Platform>
}

export interface CreateHostJoinerOptions {
  readonly detector: PlatformDetector
  readonly host: CurrentHost
  /** Loads the SDK of what was found; null where there is none to load. */
  readonly open: (detected: Detected) => Promise<Host | null>
  readonly found: (platform: Platform, host: Host) => void
  readonly log: (what: string, failure: unknown) => void
}

export function createHostJoiner(options: CreateHostJoinerOptions): HostJoiner {
  const { detector, host, log } = options
  let joined: Platform | null = null
  const take = async (detected: Detected): Promise<Platform> => {
    const { platform } = detected
    // A host that is there already is not opened twice: its bridge has one owner.
    if (platform !== joined) {
      try {
        const opened = await options.open(detected)
        if (opened) host.become(opened)
        joined = platform
      } catch (failure) {
        // Without its bridge the host is a browser like any other, and so plays the game.
        log(`opening the host ${platform}`, failure)
      }
    }
    options.found(platform, host)
    return platform
  }
  return {
    async join() {
      await take(await detector.detect())
    },
    rejoin: async () => take(await detector.redetect()),
  }
}
