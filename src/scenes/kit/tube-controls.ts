import { lookProfileOf } from '#src/crt/presets/look-document.ts'
import { createDrawingFence } from '#src/crt/engine/drawing-fence.ts'
import { knobsOnProfile, type ProfileId, PROFILES } from '#src/crt/frame.ts'
import { createFrameMeter } from '#src/crt/frame-meter.ts'
import { DEFAULT_KNOBS, type KnobValues, lookOf, withLook } from '#src/crt/knobs.ts'
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
    onPreferred: (run) =>
      settings.subscribe(({ preferences }, before) => {
        if (preferences.look !== before.preferences.look) run(preferences.look)
      }),
    thumbnail({ look, overrides }) {
      const knobs = (profile: ProfileId): KnobValues => ({
        ...knobsOnProfile(withLook(DEFAULT_KNOBS, look), PROFILES[profile]),
        ...overrides[lookProfileOf(profile)],
      })
      return glass.drawWith(knobs, () => shrunk(canvas))
    },
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

/** In px. */
const THUMBNAIL_WIDTH = 120

/** Returns what the canvas shows as the data address of a small picture. */
function shrunk(canvas: HTMLCanvasElement): string | null {
  const small = canvas.ownerDocument.createElement('canvas')
  small.width = THUMBNAIL_WIDTH
  small.height = Math.round((canvas.height * THUMBNAIL_WIDTH) / canvas.width)
  const context = small.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, small.width, small.height)
  return small.toDataURL('image/webp')
}
