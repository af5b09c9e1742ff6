import { type Announce } from '#src/browser/announce.ts'
import { guardPicture } from '#src/browser/guard-picture.ts'
import { type Heartbeat } from '#src/browser/heartbeat.ts'
import { isProductionHost } from '#src/browser/production-host.ts'
import { createOneReload, type ReloadWindow } from '#src/browser/reload-once.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type Releases } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { type Glass } from './open-glass.ts'

/** A picture that is not visible yet. */
export interface OpenedPicture {
  readonly glass: Glass
  /** Resolves when the tube has the characters it starts with; rejects when they cannot be loaded. */
  readonly glyphsReady: Promise<void>
}

export interface ShowPictureSetup {
  readonly announce: Announce
  readonly timers: Timers
  readonly heartbeat: Pick<Heartbeat, 'onBeat'>
  /** Detects the platform again. */
  readonly redetect: () => Promise<string>
  readonly sessionStorage: ClientStorage
  readonly page: ReloadWindow & { readonly location: Pick<Location, 'hostname' | 'protocol'> }
  readonly releases: Releases
  readonly isPhone: boolean
  readonly log: (what: string, failure: unknown) => void
  /** Opens the picture. `onFrame` must be called for each frame: with null, or with the reason why it was not drawn. */
  readonly open: (onFrame: (failure: unknown) => void) => OpenedPicture
  /** Called once, when the first screen is visible. */
  readonly begin: () => void
}

/**
 * Resolves when the game can be seen and played: in the tube, or in the twin when the tube fails or is late. Rejects
 * when the glyphs cannot be loaded or the start of the tube throws, unless the twin is shown already. Never settles
 * when the picture is released before.
 */
export function showPicture(setup: ShowPictureSetup): Promise<void> {
  const { announce, heartbeat, log, page, releases, timers } = setup
  return new Promise((resolve, reject) => {
    let isStarted = false
    let isReleased = false
    releases.own(() => {
      isReleased = true
    })
    const begin = (): void => {
      if (isStarted || isReleased) return
      isStarted = true
      glass.begin()
      glass.beat(timers.now())
      releases.own(heartbeat.onBeat(glass.beat))
      setup.begin()
      resolve()
    }
    const guard = guardPicture({
      ...{ announce, timers, isPhone: setup.isPhone },
      oneReload: createOneReload(setup.sessionStorage, page),
      isProduction: isProductionHost(page.location),
      redetect: setup.redetect,
      fallBack() {
        glass.showTwin()
        begin()
      },
      recover: () => glass.showTube(),
    })
    releases.own(guard.release)
    const { glass, glyphsReady } = setup.open((failure) => {
      if (failure !== null) log('drawing a frame', failure)
      guard.frame(failure)
    })
    const startTube = async (): Promise<void> => {
      await glyphsReady
      if (isReleased) return
      const failure = await glass.lightTube()
      if (isReleased) return
      if (failure) {
        log('starting the tube', failure.cause ?? failure.reason)
        return guard.failed(failure.reason)
      }
      guard.started(glass)
      begin()
    }
    startTube().catch((failure: unknown) => {
      // The twin is shown already and does not need what failed.
      if (isStarted || isReleased) return log('starting the tube', failure)
      guard.release()
      reject(failure)
    })
  })
}
