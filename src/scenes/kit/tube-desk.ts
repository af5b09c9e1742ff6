import { createDrawingFence } from '#src/crt/engine/drawing-fence.ts'
import { knobsOnProfile, type ProfileId, PROFILES } from '#src/crt/frame.ts'
import { createFrameMeter, type FrameCost } from '#src/crt/frame-meter.ts'
import { type Calibration, DEFAULT_KNOBS, type Look, lookOf, withLook } from '#src/crt/knobs.ts'
import { type LookDocument } from '#src/crt/presets/look-document.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type PatternId } from '#src/protocol/tweak-texts.ts'
import { type SettingsStore } from '#src/stores/settings-store.ts'
import { type Glass } from './open-glass.ts'
import { createTestPattern } from './test-pattern.ts'
import { type TubeLook } from './tube-look.ts'

/** A hand on the running tube: what a panel beside it can do. */
export interface TubeDesk {
  readonly profile: ProfileId
  onProfileChange(run: (profile: ProfileId) => void): Release
  /** Puts a look on the tube, as a profile has it; null is the profile that is shown. */
  show(document: LookDocument, profile: ProfileId | null): void
  readonly calibration: Calibration
  calibrate(calibration: Calibration): void
  onCalibrated(run: (calibration: Calibration) => void): Release
  /** A look as it stands on a profile. */
  lookOn(document: LookDocument, profile: ProfileId): Look
  showPattern(pattern: PatternId | null): void
  freeze(isFrozen: boolean): void
  wipeBurnIn(): void
  /** What is on the glass as a PNG; null where there is no tube. */
  capture(): Promise<Blob | null>
  /** Tells the cost of each frame that is drawn, which costs more meanwhile. */
  meter(tell: (cost: FrameCost) => void): Release
  readonly release: Release
}

export interface TubeDeskSetup {
  readonly glass: Glass
  readonly look: TubeLook
  readonly settings: SettingsStore
  readonly world: GameWorld
  /** The tube's own, with its context. */
  readonly canvas: HTMLCanvasElement
  /** ms */
  readonly now: () => number
}

export function createTubeDesk(setup: TubeDeskSetup): TubeDesk {
  const { canvas, glass, now, settings, world } = setup
  const releases = new Releases()
  const pattern = createTestPattern(world)
  releases.own(glass.onBeat(pattern.beat))
  releases.own(() => pattern.show(null))
  return {
    get profile() {
      return glass.profile
    },
    onProfileChange: glass.onProfileChange,
    show: setup.look.show,
    get calibration() {
      return settings.getState().calibration
    },
    calibrate: settings.getState().calibrated,
    onCalibrated: (run) =>
      settings.subscribe(({ calibration }, before) => {
        if (calibration !== before.calibration) run(calibration)
      }),
    lookOn({ look, overrides }, profile) {
      const shaped = knobsOnProfile(withLook(DEFAULT_KNOBS, look), PROFILES[profile])
      return { ...lookOf(shaped), ...overrides[profile] }
    },
    showPattern: pattern.show,
    freeze: glass.freeze,
    wipeBurnIn: glass.wipeBurnIn,
    capture() {
      if (!glass.redraw()) return Promise.resolve(null)
      return new Promise((resolve) => canvas.toBlob(resolve))
    },
    meter(tell) {
      // Asking again for the context that a canvas has is how to get it.
      const gl = canvas.getContext('webgl2')
      if (!gl) return () => undefined
      const fence = createDrawingFence(gl)
      glass.watchFrames(createFrameMeter({ now, waitForDrawing: fence.wait, report: tell }))
      return () => {
        glass.watchFrames(null)
        fence.release()
      }
    },
    release: () => releases.releaseAll(),
  }
}
