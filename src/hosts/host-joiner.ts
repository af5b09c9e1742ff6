import { type Platform } from '#src/protocol/platforms.ts'
import { type CurrentHost } from './current-host.ts'
import { type Detected, type PlatformDetector } from './detect-platform.ts'
import { type Host } from './host.ts'

/** Detects the app around the page and switches to it. */
export interface HostJoiner {
  /** Resolves when the platform is known and its host can be called. Never rejects. */
  join(): Promise<void>
  /** Detects again, and switches to a host that started late. */
  rejoin(): Promise<Platform>
}

export interface CreateHostJoinerOptions {
  readonly detector: PlatformDetector
  readonly host: CurrentHost
  /** Loads the SDK of the detected platform. Resolves to null when it has none. */
  readonly open: (detected: Detected) => Promise<Host | null>
  readonly found: (platform: Platform, host: Host) => void
  readonly log: (what: string, failure: unknown) => void
}

export function createHostJoiner(options: CreateHostJoinerOptions): HostJoiner {
  const { detector, host, log } = options
  let joined: Platform | null = null
  const take = async (detected: Detected): Promise<Platform> => {
    const { platform } = detected
    // A host is opened once: its bridge allows one owner.
    if (platform !== joined) {
      try {
        const opened = await options.open(detected)
        if (opened) host.switchTo(opened)
        joined = platform
      } catch (failure) {
        // A host whose bridge does not open is used as a plain browser.
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
