import { CrtError } from './errors.ts'
import { CALIBRATION_TABLE, type KnobRow, LOOK_TABLE } from './knobs/table.ts'

/** The knobs that make a look: all except the player's calibration. */
export type LookKnobId = keyof typeof LOOK_TABLE
type CalibrationKnobId = keyof typeof CALIBRATION_TABLE
export type KnobId = LookKnobId | CalibrationKnobId

/** One parameter of the tube. Its label and tooltip are in knobs/texts.ts. */
export interface Knob extends KnobRow {
  readonly id: KnobId
}

export type Look = Readonly<Record<LookKnobId, number>>
export type Calibration = Readonly<Record<CalibrationKnobId, number>>
export type KnobValues = Look & Calibration

const TABLE: Readonly<Record<KnobId, KnobRow>> = { ...LOOK_TABLE, ...CALIBRATION_TABLE }

/** All knobs, in the order of the panel. */
export const KNOBS: readonly Knob[] = idsOf(TABLE).map((id) => ({ id, ...TABLE[id] }))
export const LOOK_IDS: readonly LookKnobId[] = idsOf(LOOK_TABLE)

export const DEFAULT_KNOBS: KnobValues = valuesOf(TABLE, (id) => TABLE[id].default)
/** All knobs off: the picture is the scaled buffer. */
export const OFF_KNOBS: KnobValues = valuesOf(TABLE, (id) => TABLE[id].off)

export function knobOf(id: KnobId): Knob {
  return { id, ...TABLE[id] }
}

/** Clamps a value to the knob's range and rounds it to its nearest step. Returns the default when it is not finite. */
export function clampKnob(id: KnobId, value: number): number {
  const { default: fallback, max, min, step } = TABLE[id]
  if (!Number.isFinite(value)) return fallback
  const stepped = min + Math.round((value - min) / step) * step
  // Removes rounding errors such as 0.30000000000000004, so that JSON contains the short number.
  // Adding 0 turns -0 into 0.
  return Math.min(max, Math.max(min, Number(stepped.toFixed(4)))) + 0
}

/** The look without the calibration. */
export function lookOf(knobs: KnobValues): Look {
  return valuesOf(LOOK_TABLE, (id) => knobs[id])
}

/** Replaces the look and keeps the player's calibration. */
export function withLook(knobs: KnobValues, look: Look): KnobValues {
  return { ...knobs, ...look }
}

/** Makes a complete record with one value per id of the table. */
export function valuesOf<id extends string>(
  table: Readonly<Record<id, unknown>>,
  valueOf: (id: id) => number,
): Record<id, number> {
  const values: Partial<Record<id, number>> = {}
  for (const id of idsOf(table)) values[id] = valueOf(id)
  if (!isComplete(values, table)) throw new CrtError('knob_invalid', 'A knob has no value.')
  return values
}

function isComplete<id extends string>(
  values: Partial<Record<id, number>>,
  table: Readonly<Record<id, unknown>>,
): values is Record<id, number> {
  return idsOf(table).every((id) => values[id] !== undefined)
}

function idsOf<id extends string>(table: Readonly<Record<id, unknown>>): id[] {
  return Object.keys(table).filter((key): key is id => Object.hasOwn(table, key))
}
