import {
  clampKnob,
  type KnobId,
  knobOf,
  type Look,
  LOOK_IDS,
  lookOf,
  OFF_KNOBS,
  valuesOf,
} from '../knobs.ts'
import { LOOK_TABLE } from '../knobs/table.ts'
import {
  isLookKnob,
  isLookProfile,
  MAX_NAME_LENGTH,
  LOOK_VERSION,
  type LookDocument,
  type LookFailure,
  type LookResult,
} from './look-document.ts'

const { cursorBlink, cursorShape, glyphSpacing, lineSpacing } = OFF_KNOBS
/** The knobs of the text, which version 2 did not have. */
const TEXT_OFF = { cursorBlink, cursorShape, glyphSpacing, lineSpacing }

type Entries = Readonly<Record<string, unknown>>
/** Thrown and caught only in this file, to stop reading at a nested field. */
class Refusal {
  readonly failure: LookFailure
  constructor(field: string, sentence: string) {
    this.failure = { field, sentence }
  }
}

/**
 * Reads a look from a JSON file or a link. A document of this version must be complete and have no unknown names. An older
 * document is converted. Of a newer document, only the known fields are read.
 */
export function readLook(input: unknown): LookResult {
  try {
    return { ok: true, document: documentOf(input) }
  } catch (thrown) {
    if (thrown instanceof Refusal) return { ok: false, failure: thrown.failure }
    throw thrown
  }
}

function documentOf(input: unknown): LookDocument {
  const entries = recordOf(
    input,
    '',
    'This is no look: a look is an object with version, name and look.',
  )
  const { version } = entries
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw new Refusal('version', 'version must be a whole number from 1 on.')
  }
  const isNewer = version > LOOK_VERSION
  const given = recordOf(entries['look'], 'look', 'look must be an object of knobs and numbers.')
  return {
    name: nameOf(entries['name']),
    look: lookFrom(upToDate(version, given), isNewer),
    overrides: version === 1 ? {} : overridesFrom(entries['overrides'], isNewer),
  }
}

/** Adds the knobs that an older version did not have. */
function upToDate(version: number, given: Entries): Entries {
  if (version === 1) return fromVersion1(given)
  return version === 2 ? { ...TEXT_OFF, ...given } : given
}

/** Adds the knobs that version 1 did not have: two were constants in the code, the others are off. */
function fromVersion1(given: Entries): Entries {
  const constants = { halationRadius: 22, overdrive: 0.55 }
  return { ...lookOf(OFF_KNOBS), ...constants, ...given }
}

function lookFrom(given: Entries, isNewer: boolean): Look {
  if (!isNewer) refuseUnknown(given, 'look')
  return valuesOf(LOOK_TABLE, (id) => {
    if (given[id] === undefined && isNewer) return LOOK_TABLE[id].default
    return valueFrom(id, given[id], `look.${id}`)
  })
}

function overridesFrom(input: unknown, isNewer: boolean): LookDocument['overrides'] {
  if (input === undefined) return {}
  const given = recordOf(input, 'overrides', 'overrides must be an object of display profiles.')
  const overrides: Partial<Record<string, Partial<Look>>> = {}
  for (const [profile, values] of Object.entries(given)) {
    const field = `overrides.${profile}`
    if (!isLookProfile(profile)) {
      if (isNewer) continue
      throw new Refusal(field, `There is no display profile named ${quote(profile)}.`)
    }
    const changed = recordOf(values, field, `${field} must be an object of knobs and numbers.`)
    if (!isNewer) refuseUnknown(changed, field)
    const read: Partial<Record<KnobId, number>> = {}
    for (const id of LOOK_IDS) {
      if (changed[id] !== undefined) read[id] = valueFrom(id, changed[id], `${field}.${id}`)
    }
    overrides[profile] = read
  }
  return overrides
}

function valueFrom(id: KnobId, value: unknown, field: string): number {
  const { max, min, step } = knobOf(id)
  if (value === undefined) throw new Refusal(field, `${field} is missing.`)
  if (typeof value !== 'number' || !(value >= min && value <= max)) {
    throw new Refusal(field, `${field} must be a number from ${min} to ${max}.`)
  }
  if (clampKnob(id, value) !== value) {
    throw new Refusal(field, `${field} must be a multiple of ${step} away from ${min}.`)
  }
  return value
}

function refuseUnknown(given: Entries, field: string): void {
  const unknown = Object.keys(given).find((name) => !isLookKnob(name))
  if (unknown === undefined) return
  throw new Refusal(`${field}.${unknown}`, `There is no knob named ${quote(unknown)}.`)
}

function nameOf(name: unknown): string {
  if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME_LENGTH) {
    throw new Refusal('name', `name must be a text of 1 to ${MAX_NAME_LENGTH} characters.`)
  }
  return name
}

function recordOf(input: unknown, field: string, sentence: string): Entries {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new Refusal(field, sentence)
  }
  return Object.fromEntries(Object.entries(input))
}

/** Quotes a name from outside, shortened to fit into a sentence. */
function quote(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name)
}
