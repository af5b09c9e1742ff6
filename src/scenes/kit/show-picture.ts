import { type Announce } from '#src/browser/announce.ts'
import { guardPicture } from '#src/browser/guard-picture.ts'
import { type Heartbeat } from '#src/browser/heartbeat.ts'
import { isProductionHost } from '#src/browser/production-host.ts'
import { createOneReload, type ReloadWindow } from '#src/browser/reload-once.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { type Releases } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { type Glass } from './open-glass.ts'

/** A picture that nothing is seen of yet. */
export interface OpenedPicture {
  readonly glass: Glass
  /** Fulfilled when the tube has the characters it starts with; rejects when they cannot be had. */
  readonly glyphsReady: Promise<void>
}

export interface ShowPictureSetup {
  readonly announce: Announce
  readonly timers: Timers
  readonly heartbeat: Pick<Heartbeat, 'onBeat'>
  /** Looks afresh at where the page runs; its platform. */
  readonly redetect: () => Promise<string>
  readonly session: ClientStorage
  readonly page: ReloadWindow & { readonly location: Pick<Location, 'hostname' | 'protocol'> }
  readonly releases: Releases
  readonly isPhone: boolean
  readonly log: (what: string, failure: unknown) => void
  /** Opens the picture; what it is handed hears of every frame: null, or why it was not drawn. */
  readonly open: (onFrame: (failure: unknown) => void) => OpenedPicture
  /** Called once, when the first screen stands. */
  readonly begin: () => void
}

/**
 * Fulfilled when the game can be seen and played: on the tube, or in the twin where the tube cannot be had or is late.
 * Rejects when what any picture needs is missing.
 */
export function showPicture(setup: ShowPictureSetup): Promise<void> {
  const { announce, heartbeat, log, page, releases, timers } = setup
  return new Promise((resolve, reject) => {
    let hasBegun = false
    const begin = (): void => {
      if (hasBegun) return
      hasBegun = true
      glass.begin()
      glass.beat(timers.now())
      releases.own(heartbeat.onBeat(glass.beat))
      setup.begin()
      resolve()
    }
    const guard = guardPicture({
      ...{ announce, timers, isPhone: setup.isPhone },
      oneReload: createOneReload(setup.session, page),
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
    const light = async (): Promise<void> => {
      await glyphsReady
      const failure = await glass.lightTube()
      if (failure) {
        log('starting the tube', failure.cause ?? failure.reason)
        return guard.failed(failure.reason)
      }
      guard.started(glass)
      begin()
    }
    light().catch((failure: unknown) => {
      // A twin that is the screen already needs none of what is missing.
      if (hasBegun) return log('starting the tube', failure)
      guard.release()
      reject(failure)
    })
  })
}
