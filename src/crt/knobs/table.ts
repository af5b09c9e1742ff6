/** The subject of a knob. Calibration belongs to the player's eyes and screen; all others are part of a look. */
export type KnobGroup =
  | 'text'
  | 'glass'
  | 'bezel'
  | 'beam'
  | 'glow'
  | 'phosphor'
  | 'colour'
  | 'signal'
  | 'power'
  | 'calibration'

/** The unit of a value. Empty for a share or a choice. px are pixels of the text buffer, dpx device pixels. */
export type KnobUnit = '' | 'ms' | 'px' | 'dpx' | '%' | 'Hz'

export interface KnobRow {
  readonly group: KnobGroup
  readonly min: number
  readonly max: number
  readonly default: number
  readonly step: number
  /** The value at which the knob has no effect: no pass runs for it, and no pixel differs. */
  readonly off: number
  readonly unit: KnobUnit
}

type Given = Partial<KnobRow> & Pick<KnobRow, 'default'>

/** Returns a function that completes the knobs of a group. Default: a share from 0 to 1 that is off at 0. */
const row =
  (group: KnobGroup) =>
  (given: Given): KnobRow => ({ group, min: 0, max: 1, step: 0.01, off: 0, unit: '', ...given })

const text = row('text')
const glass = row('glass')
const bezel = row('bezel')
const beam = row('beam')
const glow = row('glow')
const phosphor = row('phosphor')
const colour = row('colour')
const signal = row('signal')
const power = row('power')
const calibration = row('calibration')

const byte = { max: 255, step: 1, off: 255 } as const
/** In ms: the blinking of a terminal's cursor. */
const CURSOR_BLINK = 530
const share = { max: 200, step: 5, off: 100, unit: '%' } as const

/** All knobs of a look, in the order of the panel. Labels and tooltips are in texts.ts. */
export const LOOK_TABLE = {
  glyphSpacing: text({ default: 0, max: 4, step: 1, unit: 'px' }),
  lineSpacing: text({ default: 0, max: 8, step: 1, unit: 'px' }),
  cursorShape: text({ default: 0, max: 2, step: 1 }),
  cursorBlink: text({
    ...{ default: CURSOR_BLINK, off: CURSOR_BLINK },
    ...{ max: 1500, step: 10, unit: 'ms' },
  }),

  curvature: glass({ default: 0.3 }),
  cornerRadius: glass({ default: 0.02, max: 0.2, step: 0.005 }),
  margin: glass({ default: 0.01, max: 0.1, step: 0.005 }),
  vignette: glass({ default: 0.35 }),
  ambient: glass({ default: 0.006, max: 0.1, step: 0.002 }),
  glare: glass({ default: 0.06 }),
  grain: glass({ default: 0.12 }),

  bezelSize: bezel({ default: 0.02, max: 0.1, step: 0.005 }),
  bezelLight: bezel({ default: 0.25 }),
  bezelReflection: bezel({ default: 0.5 }),

  scanlineDepth: beam({ default: 0.55 }),
  beamGrowth: beam({ default: 0.45 }),
  beamSoftness: beam({ default: 0.3 }),
  cornerDefocus: beam({ default: 0.2 }),

  bloom: glow({ default: 0.3 }),
  bloomRadius: glow({ default: 6, max: 12, step: 0.5, unit: 'px' }),
  halation: glow({ default: 0.1 }),
  halationRadius: glow({ default: 22, max: 40, step: 1, unit: 'px' }),

  phosphorRed: phosphor({ default: 57, ...byte }),
  phosphorGreen: phosphor({ default: 255, ...byte }),
  phosphorBlue: phosphor({ default: 20, ...byte }),
  overdrive: phosphor({ default: 0.55 }),
  halfLife: phosphor({ default: 28, max: 140, step: 1, unit: 'ms' }),
  tailRed: phosphor({ default: 100, ...share }),
  tailGreen: phosphor({ default: 100, ...share }),
  tailBlue: phosphor({ default: 100, ...share }),
  burnIn: phosphor({ default: 0 }),
  burnInSpeed: phosphor({ default: 0, max: 60, step: 1 }),

  chroma: colour({ default: 0 }),
  paper: colour({ default: 0, step: 1 }),
  maskType: colour({ default: 0, max: 3, step: 1 }),
  maskDepth: colour({ default: 0 }),
  maskPitch: colour({ default: 3, min: 2, max: 8, step: 1, off: 2, unit: 'dpx' }),
  misconvergenceX: colour({ default: 0, min: -2, max: 2, step: 0.05, unit: 'px' }),
  misconvergenceY: colour({ default: 0, min: -2, max: 2, step: 0.05, unit: 'px' }),
  misconvergenceCorners: colour({ default: 0, max: 2, step: 0.05, unit: 'px' }),

  noise: signal({ default: 0 }),
  noiseSize: signal({ default: 1, min: 1, max: 6, step: 1, off: 1, unit: 'px' }),
  jitter: signal({ default: 0, max: 1, step: 0.05, unit: 'px' }),
  horizontalSync: signal({ default: 0, max: 2.5, step: 0.05, unit: 'px' }),
  horizontalSyncSpeed: signal({ default: 0, max: 1, step: 0.05, unit: 'Hz' }),
  humBar: signal({ default: 0 }),
  humBarSpeed: signal({ default: 0, max: 0.5, step: 0.01, unit: 'Hz' }),
  glowLine: signal({ default: 0 }),
  glowLineSpeed: signal({ default: 0, max: 0.5, step: 0.01, unit: 'Hz' }),
  flicker: signal({ default: 0 }),
  flickerSpeed: signal({ default: 0, max: 1.2, step: 0.05, unit: 'Hz' }),

  warmUp: power({ default: 700, max: 3000, step: 50, unit: 'ms' }),
  degauss: power({ default: 0.4 }),
  powerOff: power({ default: 450, max: 2000, step: 50, unit: 'ms' }),
} as const satisfies Record<string, KnobRow>

const percent = { min: 50, max: 150, step: 1, off: 100, unit: '%' } as const

/** Set once by the player for their eyes and screen. Presets do not change them. */
export const CALIBRATION_TABLE = {
  brightness: calibration({ default: 100, ...percent }),
  contrast: calibration({ default: 100, ...percent }),
} as const satisfies Record<string, KnobRow>
