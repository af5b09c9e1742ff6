import { CrtError } from './errors.ts'

/** One thing about the tube that can be turned. */
export interface Knob {
  readonly id: string
  readonly group: KnobGroup
  readonly label: string
  readonly min: number
  readonly max: number
  readonly default: number
  /** The value at which the knob does nothing: no pass runs for it and no pixel differs. */
  readonly off: number
  readonly step: number
  /** What the value counts; empty for a plain share. */
  readonly unit: '' | 'ms' | 'px' | '%'
  readonly tooltip: string
}

/** Calibration belongs to the player's eyes and screen; all other groups are the look that a preset sets. */
export type KnobGroup = 'glass' | 'beam' | 'glow' | 'phosphor' | 'calibration'

/** Every knob, in the order a panel shows them. Lengths in px are pixels of the text buffer. */
export const KNOBS = [
  {
    id: 'curvature',
    group: 'glass',
    label: 'Curvature',
    min: 0,
    max: 1,
    default: 0.3,
    off: 0,
    step: 0.01,
    unit: '',
    tooltip: 'How far the glass bulges. Text and touch bend together.',
  },
  {
    id: 'cornerRadius',
    group: 'glass',
    label: 'Corner radius',
    min: 0,
    max: 0.2,
    default: 0.02,
    off: 0,
    step: 0.005,
    unit: '',
    tooltip: 'How round the corners of the picture are, as a share of its height.',
  },
  {
    id: 'vignette',
    group: 'glass',
    label: 'Vignette',
    min: 0,
    max: 1,
    default: 0.35,
    off: 0,
    step: 0.01,
    unit: '',
    tooltip: 'How much the light falls off towards the corners.',
  },
  {
    id: 'ambient',
    group: 'glass',
    label: 'Ambient light',
    min: 0,
    max: 0.1,
    default: 0.008,
    off: 0,
    step: 0.002,
    unit: '',
    tooltip: 'Light of the room on the unlit phosphor, so that black is not quite black.',
  },
  {
    id: 'scanlineDepth',
    group: 'beam',
    label: 'Scanline depth',
    min: 0,
    max: 1,
    default: 0.7,
    off: 0,
    step: 0.01,
    unit: '',
    tooltip: 'How dark the gap between two sweeps of the beam is.',
  },
  {
    id: 'beamGrowth',
    group: 'beam',
    label: 'Beam growth',
    min: 0,
    max: 1,
    default: 0.35,
    off: 0,
    step: 0.01,
    unit: '',
    tooltip: 'How much a bright beam widens and closes the gaps beside it.',
  },
  {
    id: 'beamSoftness',
    group: 'beam',
    label: 'Beam softness',
    min: 0,
    max: 1,
    default: 0.3,
    off: 0,
    step: 0.01,
    unit: '',
    tooltip: 'How gently one pixel runs into the next; 0 keeps hard edges.',
  },
  {
    id: 'bloom',
    group: 'glow',
    label: 'Bloom',
    min: 0,
    max: 1,
    default: 0.35,
    off: 0,
    step: 0.01,
    unit: '',
    tooltip: 'How much light spills close around lit text.',
  },
  {
    id: 'bloomRadius',
    group: 'glow',
    label: 'Bloom radius',
    min: 0,
    max: 12,
    default: 6,
    off: 0,
    step: 0.5,
    unit: 'px',
    tooltip: 'How far the bloom reaches.',
  },
  {
    id: 'halation',
    group: 'glow',
    label: 'Halation',
    min: 0,
    max: 1,
    default: 0.15,
    off: 0,
    step: 0.01,
    unit: '',
    tooltip: 'The wide haze of light scattered inside the glass.',
  },
  {
    id: 'halfLife',
    group: 'phosphor',
    label: 'Phosphor half-life',
    min: 0,
    max: 140,
    default: 28,
    off: 0,
    step: 1,
    unit: 'ms',
    tooltip: 'How long the phosphor takes to lose half its light once the beam has left.',
  },
  {
    id: 'phosphorRed',
    group: 'phosphor',
    label: 'Phosphor red',
    min: 0,
    max: 255,
    default: 57,
    off: 255,
    step: 1,
    unit: '',
    tooltip: "Red in the phosphor's colour.",
  },
  {
    id: 'phosphorGreen',
    group: 'phosphor',
    label: 'Phosphor green',
    min: 0,
    max: 255,
    default: 255,
    off: 255,
    step: 1,
    unit: '',
    tooltip: "Green in the phosphor's colour.",
  },
  {
    id: 'phosphorBlue',
    group: 'phosphor',
    label: 'Phosphor blue',
    min: 0,
    max: 255,
    default: 20,
    off: 255,
    step: 1,
    unit: '',
    tooltip: "Blue in the phosphor's colour.",
  },
  {
    id: 'brightness',
    group: 'calibration',
    label: 'Brightness',
    min: 50,
    max: 150,
    default: 100,
    off: 100,
    step: 1,
    unit: '%',
    tooltip: 'How bright the whole picture is on your screen. Presets leave it alone.',
  },
  {
    id: 'contrast',
    group: 'calibration',
    label: 'Contrast',
    min: 50,
    max: 150,
    default: 100,
    off: 100,
    step: 1,
    unit: '%',
    tooltip: 'How far light and dark stand apart on your screen. Presets leave it alone.',
  },
] as const satisfies readonly Knob[]

type AnyKnob = (typeof KNOBS)[number]
export type KnobId = AnyKnob['id']
/** The knobs that make a look: all but the player's calibration. */
export type LookKnobId = Exclude<AnyKnob, { group: 'calibration' }>['id']
export type KnobValues = Readonly<Record<KnobId, number>>
export type Look = Readonly<Record<LookKnobId, number>>

export const DEFAULT_KNOBS = collect((knob) => knob.default)
/** Everything switched off: the picture is the buffer itself, scaled. */
export const OFF_KNOBS = collect((knob) => knob.off)

/** The value within the knob's range, on its nearest step. What is not a number becomes the default. */
export function clampKnob(id: KnobId, value: number): number {
  const { default: fallback, max, min, step } = knobOf(id)
  if (!Number.isFinite(value)) return fallback
  const stepped = min + Math.round((value - min) / step) * step
  // Steps such as 0.01 leave crumbs behind (0.30000000000000004), which would not survive JSON as the same text.
  return Math.min(max, Math.max(min, Number(stepped.toFixed(4))))
}

/**
 * Reads knobs from outside (a file, an address). Knobs that are missing take their default; unknown names are ignored,
 * so that a newer file still opens. Throws a CrtError naming the knob whose value is no number or out of range.
 */
export function parseKnobs(input: unknown): KnobValues {
  if (!isRecord(input))
    throw new CrtError('knob_invalid', 'The knobs must be an object of numbers.')
  return collect((knob) => {
    const value = input[knob.id]
    if (value === undefined) return knob.default
    if (typeof value !== 'number' || !(value >= knob.min && value <= knob.max)) {
      throw new CrtError(
        'knob_invalid',
        `${knob.label} (${knob.id}) must be a number from ${knob.min} to ${knob.max}.`,
      )
    }
    return clampKnob(knob.id, value)
  })
}

export function knobOf(id: KnobId): Knob {
  const knob = KNOBS.find((candidate) => candidate.id === id)
  if (!knob) throw new CrtError('knob_invalid', `There is no knob named ${id}.`)
  return knob
}

function collect(valueOf: (knob: AnyKnob) => number): KnobValues {
  const values: Partial<Record<KnobId, number>> = {}
  for (const knob of KNOBS) values[knob.id] = valueOf(knob)
  if (!isComplete(values)) throw new CrtError('knob_invalid', 'A knob has no value.')
  return values
}

function isComplete(values: Partial<Record<KnobId, number>>): values is Record<KnobId, number> {
  return KNOBS.every((knob) => values[knob.id] !== undefined)
}

function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}
