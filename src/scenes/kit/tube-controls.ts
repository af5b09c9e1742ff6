import { lookProfileOf } from '#src/crt/presets/look-document.ts'
import { createDrawingFence } from '#src/crt/engine/drawing-fence.ts'
import { knobsOnProfile, PROFILES } from '#src/crt/frame.ts'
import { createFrameMeter } from '#src/crt/frame-meter.ts'
import { DEFAULT_KNOBS, lookOf, withLook } from '#src/crt/knobs.ts'
import { type TubeControls } from '#src/crt/presets/tube-controls.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type SettingsStore } from '#src/stores/settings-store.ts'
import { type Glass } from './open-glass.ts'
import { createTestPattern } from './test-pattern.ts'
import { type TubeLook } from './tube-look.ts'

export interface TubeControlsSetup {
  readonly glass: Glass
  readonly look: TubeLook
  readonly settings: SettingsStore
  readonly world: GameWorld
  /** The tube's canvas, with its WebGL context. */
  readonly canvas: HTMLCanvasElement
  /** In ms. */
  readonly now: () => number
}

export function createTubeControls(
  setup: TubeControlsSetup,
): TubeControls & { readonly release: Release } {
  const { canvas, glass, now, settings, world } = setup
  const releases = new Releases()
  const pattern = createTestPattern(world)
  releases.own(glass.onBeat(pattern.beat))
  releases.own(() => pattern.show(null))
  return {
    get profile() {
      return lookProfileOf(glass.profile)
    },
    onProfileChange: (run) => glass.onProfileChange((profile) => run(lookProfileOf(profile))),
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
