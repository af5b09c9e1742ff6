import { type Release, Releases } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { START_TIMEOUT_MS } from '#src/protocol/timing.ts'
import { type Announce } from './announce.ts'
import { forgetReload, reloadOnce } from './reload-once.ts'
import { type KeptValues } from './storage.ts'

/** A picture that is late or lost for so long does not come without a reload. */
const LATE_PICTURE_MS = 5_000
/** A page that ran so long is well. */
const WELL_MS = 60_000

/** What the guard watches once it is there. */
export interface GuardedPicture {
  readonly device: { readonly width: number; readonly height: number }
  readonly isContextLost: boolean
  onContextLost(run: () => void): Release
}

/** Tells of a picture that came, is late, or is lost; after a while the page is loaded again, once. */
export interface PictureGuard {
  /** The first frame is on the glass. */
  ready(picture: GuardedPicture): void
  /** There will be no picture: a reload would not help. */
  failed(): void
  readonly release: Release
}

export interface GuardPictureOptions {
  readonly announce: Announce
  readonly timers: Timers
  /** Values of the session: that the page was reloaded is remembered there. */
  readonly session: KeptValues
  readonly location: Pick<Location, 'reload'>
  /** Phones are given longer (spec §4, rendering). */
  readonly isPhone: boolean
}

export function guardPicture(options: GuardPictureOptions): PictureGuard {
  const { announce, timers, session, location, isPhone } = options
  const releases = new Releases()
  const reload = (): void => reloadOnce(session, location)
  let cancel = timers.after(isPhone ? START_TIMEOUT_MS.mobile : START_TIMEOUT_MS.desktop, () => {
    announce('dcw-crt-fallback', { reason: 'start timed out' })
    cancel = timers.after(LATE_PICTURE_MS, reload)
  })
  releases.own(() => cancel())
  return {
    ready(picture) {
      cancel()
      cancel = timers.after(WELL_MS, () => forgetReload(session))
      announce('dcw-crt-ready', picture.device)
      const whenStillLost = (): void => {
        if (picture.isContextLost) reload()
      }
      releases.own(
        picture.onContextLost(() => releases.own(timers.after(LATE_PICTURE_MS, whenStillLost))),
      )
    },
    failed: () => cancel(),
    release: () => releases.releaseAll(),
  }
}
