import { type Calibration } from '#src/crt/knobs.ts'
import { LOOK_VERSION, type LookDocument } from '#src/crt/presets/look-document.ts'
import { readLook } from '#src/crt/presets/read-look.ts'
import {
  DEFAULT_DRAFT,
  type Draft,
  draftOf,
  findPreset,
  initialTweak,
  type OwnPreset,
  type TweakState,
} from './tweak-state.ts'

type Entries = Readonly<Record<string, unknown>>

/** Serializes the part of the panel's state that is stored: presets, both slots, and the active one. */
export function writeTweak({ active, own, slots }: TweakState): string {
  const written = (document: LookDocument): object => ({ version: LOOK_VERSION, ...document })
  const draft = ({ document, presetId }: Draft): object => ({
    presetId,
    document: written(document),
  })
  return JSON.stringify({
    own: own.map(({ document, id }) => ({ id, document: written(document) })),
    slots: { A: draft(slots.A), B: draft(slots.B) },
    active,
  })
}

/** Parses a text of {@link writeTweak}. Skips invalid parts. */
export function readTweak(text: string | null, calibration: Calibration): TweakState {
  const stored = entriesOf(parse(text))
  const own = listOf(stored['own']).flatMap(ownFrom)
  const slots = entriesOf(stored['slots'])
  return {
    ...initialTweak(calibration),
    own,
    slots: { A: draftFrom(slots['A'], own), B: draftFrom(slots['B'], own) },
    active: stored['active'] === 'B' ? 'B' : 'A',
  }
}

function ownFrom(input: unknown): OwnPreset[] {
  const { document, id } = entriesOf(input)
  const read = readLook(document)
  return read.ok && typeof id === 'string' ? [{ id, document: read.document }] : []
}

function draftFrom(input: unknown, own: readonly OwnPreset[]): Draft {
  const { document, presetId } = entriesOf(input)
  const read = readLook(document)
  if (!read.ok) return DEFAULT_DRAFT
  const base = typeof presetId === 'string' ? findPreset(own, presetId) : undefined
  if (!base || typeof presetId !== 'string') return draftOf(null, read.document)
  return { presetId, base, document: read.document }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

function entriesOf(input: unknown): Entries {
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input)
  return isRecord ? Object.fromEntries(Object.entries(input)) : {}
}

function listOf(input: unknown): readonly unknown[] {
  return Array.isArray(input) ? input : []
}
