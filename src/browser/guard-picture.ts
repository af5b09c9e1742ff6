import { type Release, Releases } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { BLACK_SCREEN, START_TIMEOUT_MS } from '#src/protocol/timing.ts'
import { type Announce } from './announce.ts'
import { type OneReload } from './reload-once.ts'

/** A picture that is late or lost for this long will not appear without a reload. */
const LATE_PICTURE_MS = 5_000
/** After running this long the page counts as stable. */
const STABLE_MS = 60_000

/** The running picture that the guard watches. */
export interface GuardedPicture {
  readonly device: { readonly width: number; readonly height: number }
  readonly isContextLost: boolean
  /** Called when the context is lost and when it is restored. */
  onContextChange(run: () => void): Release
}

/** Detects a picture that is late, lost or failing, announces it, and switches to the fallback and back. */
export interface PictureGuard {
  /** Call when rendering has started. The picture counts as ready with its first frame. */
  started(picture: GuardedPicture): void
  /** Call when rendering cannot start and a reload would not help. */
  failed(reason: string): void
  /** Call for each frame, with null when it was drawn, else with the failure. */
  frame(failure: unknown): void
  readonly release: Release
}

export interface GuardPictureOptions {
  readonly announce: Announce
  readonly timers: Timers
  readonly oneReload: OneReload
  /** Phones get a longer start timeout. So do pages on a public host, whose network is slower. */
  readonly isPhone: boolean
  readonly isProduction: boolean
  /** Detects the platform again and resolves to its name. */
  readonly redetect: () => Promise<string>
  /** Continues the game without the picture. */
  readonly fallBack: () => void
  /** Returns to the picture after a fallback. */
  readonly recover: () => void
}

export function guardPicture(options: GuardPictureOptions): PictureGuard {
  const { announce, timers, oneReload } = options
  const releases = new Releases()
  let picture: GuardedPicture | null = null
  let isReady = false
  let isFallenBack = false
  let failedFrames = 0
  let releaseBlackTimer: Release | null = null
  let releaseTimer: Release = () => undefined
  releases.own(() => releaseTimer())
  releases.own(() => releaseBlackTimer?.())

  const startTimer = (ms: number, run: () => void): void => {
    releaseTimer()
    releaseTimer = timers.after(ms, run)
  }
  const redetect = (): void => {
    void options.redetect().then((platform) => announce('dcw-platform-redetected', { platform }))
  }
  const startBlackTimer = (): void => {
    releaseBlackTimer ??= timers.after(BLACK_SCREEN.ms, redetect)
  }
  const stopBlackTimer = (): void => {
    releaseBlackTimer?.()
    releaseBlackTimer = null
    failedFrames = 0
  }
  const fallBack = (reason: string): void => {
    if (isFallenBack) return
    isFallenBack = true
    announce('dcw-crt-fallback', { reason })
    options.fallBack()
  }
  const recover = (): void => {
    if (!isFallenBack) return
    isFallenBack = false
    options.recover()
  }

  const { isPhone, isProduction } = options
  const timeoutMs = START_TIMEOUT_MS[isPhone ? 'mobile' : 'desktop']
  startBlackTimer()
  startTimer(timeoutMs + (isProduction ? START_TIMEOUT_MS.productionExtra : 0), () => {
    fallBack('The start timed out.')
    startTimer(LATE_PICTURE_MS, () => oneReload.reload())
  })
  return {
    started(shown) {
      picture = shown
      const onContextChange = (): void => {
        if (!shown.isContextLost) {
          recover()
          stopBlackTimer()
          return startTimer(STABLE_MS, oneReload.forget)
        }
        startBlackTimer()
        startTimer(LATE_PICTURE_MS, () => {
          if (!oneReload.reload()) fallBack('The graphics context was lost.')
        })
      }
      releases.own(shown.onContextChange(onContextChange))
      recover()
    },
    failed(reason) {
      releaseTimer()
      stopBlackTimer()
      fallBack(reason)
    },
    frame(failure) {
      if (failure === null) {
        if (!isReady || failedFrames > 0) stopBlackTimer()
        if (!isReady && picture) {
          isReady = true
          startTimer(STABLE_MS, oneReload.forget)
          announce('dcw-crt-ready', picture.device)
        }
        return
      }
      startBlackTimer()
      failedFrames += 1
      if (failedFrames !== BLACK_SCREEN.failedFrames + 1) return
      redetect()
      fallBack('The frames could not be drawn.')
    },
    release: () => releases.releaseAll(),
  }
}
