import { type KnobValues, type Look, OFF_KNOBS } from './knobs.ts'

export type PresetId = 'p1-green' | 'p3-amber' | 'p4-white' | 'quiet' | 'no-effects'

/** A whole look under a name: every knob but the player's calibration. */
export interface Preset {
  readonly id: PresetId
  readonly name: string
  readonly look: Look
}

/** #39FF14, the accent colour of the game. */
const P1 = { phosphorRed: 57, phosphorGreen: 255, phosphorBlue: 20 }
const P3 = { phosphorRed: 255, phosphorGreen: 176, phosphorBlue: 0 }
const P4 = { phosphorRed: 232, phosphorGreen: 240, phosphorBlue: 255 }

const { brightness: _brightness, contrast: _contrast, ...OFF_LOOK } = OFF_KNOBS

export const PRESETS: readonly Preset[] = [
  {
    id: 'p1-green',
    name: 'P1 green',
    look: {
      ...P1,
      curvature: 0.3,
      cornerRadius: 0.02,
      vignette: 0.35,
      ambient: 0.008,
      scanlineDepth: 0.7,
      beamGrowth: 0.35,
      beamSoftness: 0.3,
      bloom: 0.35,
      bloomRadius: 6,
      halation: 0.15,
      halfLife: 28,
    },
  },
  {
    id: 'p3-amber',
    name: 'P3 amber',
    look: {
      ...P3,
      curvature: 0.35,
      cornerRadius: 0.03,
      vignette: 0.4,
      ambient: 0.01,
      scanlineDepth: 0.65,
      beamGrowth: 0.4,
      beamSoftness: 0.4,
      bloom: 0.45,
      bloomRadius: 7,
      halation: 0.2,
      halfLife: 20,
    },
  },
  {
    id: 'p4-white',
    name: 'P4 white',
    look: {
      ...P4,
      curvature: 0.25,
      cornerRadius: 0.03,
      vignette: 0.3,
      ambient: 0.012,
      scanlineDepth: 0.7,
      beamGrowth: 0.4,
      beamSoftness: 0.35,
      bloom: 0.3,
      bloomRadius: 5,
      halation: 0.12,
      halfLife: 8,
    },
  },
  {
    id: 'quiet',
    name: 'Quiet',
    look: { ...OFF_LOOK, ...P1, beamSoftness: 0.15, scanlineDepth: 0.2, beamGrowth: 0.6 },
  },
  { id: 'no-effects', name: 'No effects', look: { ...OFF_LOOK, ...P1 } },
]

export const DEFAULT_PRESET: PresetId = 'p1-green'

export function presetOf(id: PresetId): Preset {
  const preset = PRESETS.find((candidate) => candidate.id === id)
  if (!preset) throw new RangeError(`There is no preset named ${id}.`)
  return preset
}

/** The knobs with a preset's look; the player's calibration stays. */
export function withPreset(knobs: KnobValues, { look }: Preset): KnobValues {
  return { ...knobs, ...look }
}
