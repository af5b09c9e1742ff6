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

/** Controls of the running tube, for the tweak panel. */
export interface TubeDesk {
  readonly profile: ProfileId
  onProfileChange(run: (profile: ProfileId) => void): Release
  /** Shows a look as it is on a profile; null is the current profile. */
  show(document: LookDocument, profile: ProfileId | null): void
  readonly calibration: Calibration
  calibrate(calibration: Calibration): void
  onCalibrated(run: (calibration: Calibration) => void): Release
  /** Returns a look as it is on a profile. */
  lookOn(document: LookDocument, profile: ProfileId): Look
  showPattern(pattern: PatternId | null): void
  freeze(isFrozen: boolean): void
  wipeBurnIn(): void
  /** Resolves with the current picture as a PNG; null when there is no tube. */
  capture(): Promise<Blob | null>
  /** Reports the cost of each drawn frame. Measuring makes frames slower. */
  meter(report: (cost: FrameCost) => void): Release
  readonly release: Release
}

export interface TubeDeskSetup {
  readonly glass: Glass
  readonly look: TubeLook
  readonly settings: SettingsStore
  readonly world: GameWorld
  /** The tube's canvas, with its WebGL context. */
  readonly canvas: HTMLCanvasElement
  /** In ms. */
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
    meter(report) {
      // Returns the existing context of the canvas.
      const gl = canvas.getContext('webgl2')
      if (!gl) return () => undefined
      const fence = createDrawingFence(gl)
      glass.watchFrames(createFrameMeter({ now, waitForDrawing: fence.wait, report }))
      return () => {
        glass.watchFrames(null)
        fence.release()
      }
    },
    release: () => releases.releaseAll(),
  }
}
