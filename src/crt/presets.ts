import { DEFAULT_KNOBS, type Look, lookOf, OFF_KNOBS } from './knobs.ts'
import { PHOSPHORS, type PhosphorId } from './presets/phosphors.ts'

/** A named look. It has no calibration. */
export interface Preset {
  readonly id: PresetId
  readonly name: string
  readonly look: Look
}

/** Makes a complete look. Knobs that are not given are off. */
function look(phosphor: PhosphorId, changed: Partial<Look>): Look {
  return { ...lookOf(OFF_KNOBS), ...PHOSPHORS[phosphor], ...changed }
}

const START = { warmUp: 700, degauss: 0.4, powerOff: 450 } as const
const MONITOR = {
  ...START,
  curvature: 0.3,
  cornerRadius: 0.02,
  margin: 0.01,
  vignette: 0.3,
  ambient: 0.008,
  glare: 0.12,
  bezelSize: 0.02,
  bezelLight: 0.25,
  bezelReflection: 0.5,
  scanlineDepth: 0.65,
  beamGrowth: 0.35,
  beamSoftness: 0.3,
  cornerDefocus: 0.15,
  bloom: 0.3,
  bloomRadius: 6,
  halation: 0.12,
  halationRadius: 22,
  overdrive: 0.55,
} as const
/** A colour tube: a mask, slight misconvergence, and the sixteen colours. */
const COLOUR = {
  chroma: 1,
  maskType: 1,
  maskDepth: 0.35,
  maskPitch: 3,
  misconvergenceX: 0.1,
  misconvergenceCorners: 0.3,
} as const

const LOOKS = {
  'p1-green': ['P1 green', lookOf(DEFAULT_KNOBS)],
  'p3-amber': [
    'P3 amber',
    look('P3', { ...MONITOR, curvature: 0.35, cornerRadius: 0.03, bloom: 0.4, halation: 0.2 }),
  ],
  'p4-white': ['P4 white', look('P4', { ...MONITOR, curvature: 0.25, vignette: 0.25, grain: 0.1 })],
  'p7-radar': [
    'P7 radar',
    look('P7', { ...MONITOR, curvature: 0.6, cornerRadius: 0.12, vignette: 0.6, grain: 0.3 }),
  ],
  'p31-video': [
    'P31 video terminal',
    look('P31', { ...MONITOR, curvature: 0.2, scanlineDepth: 0.5, bloom: 0.25, grain: 0.08 }),
  ],
  'p39-slow': [
    'P39 slow green',
    look('P39', { ...MONITOR, curvature: 0.45, bloom: 0.45, bloomRadius: 8, halation: 0.25 }),
  ],
  'ibm-3278': [
    'IBM 3278',
    look('P39', {
      ...MONITOR,
      phosphorRed: 60,
      phosphorGreen: 235,
      phosphorBlue: 96,
      halfLife: 40,
      curvature: 0.4,
      cornerRadius: 0.05,
      scanlineDepth: 0.8,
      beamGrowth: 0.2,
      bezelSize: 0.03,
      bezelLight: 0.45,
      burnIn: 0.15,
      burnInSpeed: 4,
      grain: 0.15,
    }),
  ],
  vga: [
    'VGA',
    look('P22', {
      ...MONITOR,
      ...COLOUR,
      curvature: 0.12,
      scanlineDepth: 0.35,
      beamGrowth: 0.5,
      bloom: 0.2,
      bloomRadius: 4,
      halation: 0.06,
      vignette: 0.15,
      bezelLight: 0.5,
    }),
  ],
  'home-television': [
    'Home television',
    look('P22', {
      ...MONITOR,
      ...COLOUR,
      maskType: 2,
      curvature: 0.5,
      cornerRadius: 0.06,
      beamSoftness: 0.7,
      bloom: 0.45,
      halation: 0.2,
      misconvergenceX: 0.3,
      misconvergenceCorners: 0.8,
      noise: 0.15,
      noiseSize: 2,
      humBar: 0.3,
      humBarSpeed: 0.1,
      jitter: 0.1,
    }),
  ],
  arcade: [
    'Arcade',
    look('P22', {
      ...MONITOR,
      ...COLOUR,
      maskType: 3,
      maskDepth: 0.45,
      curvature: 0.4,
      scanlineDepth: 0.9,
      bloom: 0.55,
      bloomRadius: 8,
      halation: 0.25,
      bezelLight: 0.08,
      bezelReflection: 0.8,
    }),
  ],
  worn: [
    'Worn out',
    look('P1', {
      ...MONITOR,
      phosphorRed: 80,
      phosphorBlue: 50,
      curvature: 0.5,
      cornerDefocus: 0.6,
      vignette: 0.55,
      ambient: 0.014,
      grain: 0.4,
      burnIn: 0.4,
      burnInSpeed: 20,
      noise: 0.2,
      jitter: 0.15,
      horizontalSync: 0.25,
      horizontalSyncSpeed: 0.3,
      humBar: 0.4,
      humBarSpeed: 0.12,
      glowLine: 0.3,
      glowLineSpeed: 0.15,
      flicker: 0.3,
      flickerSpeed: 0.8,
    }),
  ],
  blueprint: [
    'P11 blueprint',
    look('P11', { ...MONITOR, bloom: 0.45, halation: 0.3, scanlineDepth: 0.4, grain: 0.1 }),
  ],
  night: [
    'Night shift',
    look('P3', {
      ...MONITOR,
      phosphorRed: 255,
      phosphorGreen: 160,
      phosphorBlue: 110,
      ambient: 0.002,
      glare: 0,
      bloom: 0.3,
      bezelLight: 0.04,
    }),
  ],
  paper: [
    'Paper',
    look('P4', {
      phosphorRed: 244,
      phosphorGreen: 238,
      phosphorBlue: 222,
      halfLife: 0,
      paper: 1,
      beamSoftness: 0.2,
      grain: 0.1,
    }),
  ],
  quiet: [
    'Quiet',
    look('P1', { halfLife: 0, beamSoftness: 0.15, scanlineDepth: 0.2, beamGrowth: 0.6 }),
  ],
  'high-contrast': [
    'High contrast',
    look('P4', { halfLife: 0, phosphorRed: 255, phosphorGreen: 255, phosphorBlue: 255 }),
  ],
  'no-effects': ['No effects', look('P1', { halfLife: 0, overdrive: 0.55 })],
} as const satisfies Record<string, readonly [name: string, look: Look]>

export type PresetId = keyof typeof LOOKS

const IDS = Object.keys(LOOKS).filter((id): id is PresetId => Object.hasOwn(LOOKS, id))

export const PRESETS: readonly Preset[] = IDS.map(presetOf)
export const DEFAULT_PRESET: PresetId = 'p1-green'

/** Returns a built-in preset; undefined for an unknown id. */
export function shippedPreset(id: string): Preset | undefined {
  return PRESETS.find((preset) => preset.id === id)
}

/** Returns the address of the small picture of a built-in preset, which tools/presets.mjs draws. */
export function pictureOf(id: string): string {
  return `/looks/${id}.webp`
}

export function presetOf(id: PresetId): Preset {
  const [name, look] = LOOKS[id]
  return { id, name, look }
}
