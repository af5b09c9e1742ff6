import { type Calibration, clampKnob, DEFAULT_KNOBS, valuesOf } from '../knobs.ts'
import { CALIBRATION_TABLE } from './table.ts'

export const DEFAULT_CALIBRATION: Calibration = valuesOf(
  CALIBRATION_TABLE,
  (id) => DEFAULT_KNOBS[id],
)

/** Reads a stored calibration from JSON. Missing or invalid values become defaults; values out of range are clamped. */
export function readCalibration(text: string | null): Calibration {
  const stored = parse(text)
  return valuesOf(CALIBRATION_TABLE, (id) => clampKnob(id, Number(stored[id] ?? DEFAULT_KNOBS[id])))
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.entries(stored))
      : {}
  } catch {
    return {}
  }
}
