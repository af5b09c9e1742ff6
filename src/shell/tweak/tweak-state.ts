import { type Calibration, type Look, LOOK_IDS, type LookKnobId } from '#src/crt/knobs.ts'
import { DEFAULT_PRESET, type Preset, PRESETS, presetOf, shippedPreset } from '#src/crt/presets.ts'
import {
  MAX_NAME_LENGTH,
  LOOK_PROFILES,
  type LookDocument,
  type LookProfile,
} from '#src/crt/presets/look-document.ts'

/** A preset that the player has made. */
export interface OwnPreset {
  readonly id: string
  readonly document: LookDocument
}

/** A look that is edited. */
export interface Draft {
  /** The preset that it was made from; null for a look that is not stored. */
  readonly presetId: string | null
  /** The look before the edits. */
  readonly base: LookDocument
  readonly document: LookDocument
}

export type Slot = 'A' | 'B'

/** The part of the panel's state that undo restores. */
export interface TweakState {
  readonly own: readonly OwnPreset[]
  readonly slots: Readonly<Record<Slot, Draft>>
  readonly active: Slot
  readonly calibration: Calibration
}

export function documentOf({ look, name }: Pick<Preset, 'look' | 'name'>): LookDocument {
  return { name, look, overrides: {} }
}

/** Returns a built-in preset or one of the player; undefined for an unknown id. */
export function findPreset(own: readonly OwnPreset[], id: string): LookDocument | undefined {
  const shipped = shippedPreset(id)
  return shipped ? documentOf(shipped) : own.find((preset) => preset.id === id)?.document
}

export function draftOf(presetId: string | null, document: LookDocument): Draft {
  return { presetId, base: document, document }
}

export const DEFAULT_DRAFT = draftOf(DEFAULT_PRESET, documentOf(presetOf(DEFAULT_PRESET)))

export function initialTweak(calibration: Calibration): TweakState {
  return {
    own: [],
    slots: { A: DEFAULT_DRAFT, B: DEFAULT_DRAFT },
    active: 'A',
    calibration,
  }
}

export function activeDraft({ active, slots }: TweakState): Draft {
  return slots[active]
}

export function isModified({ base, document }: Draft): boolean {
  return !isSameLook(base, document)
}

function isSameLook(a: LookDocument, b: LookDocument): boolean {
  return (
    isSamePart(a.look, b.look) &&
    LOOK_PROFILES.every((profile) => isSamePart(a.overrides[profile], b.overrides[profile]))
  )
}

function isSamePart(a: Partial<Look> = {}, b: Partial<Look> = {}): boolean {
  return LOOK_IDS.every((id) => a[id] === b[id])
}

export function isOwn({ own }: TweakState, presetId: string | null): boolean {
  return own.some(({ id }) => id === presetId)
}

/** Returns the document with one knob changed, on one profile, or on all profiles without an override when null. */
export function withKnob(
  document: LookDocument,
  profile: LookProfile | null,
  id: LookKnobId,
  value: number,
): LookDocument {
  if (profile === null) return { ...document, look: { ...document.look, [id]: value } }
  const part = { ...document.overrides[profile], [id]: value }
  return { ...document, overrides: { ...document.overrides, [profile]: part } }
}

/** Returns the document without a profile's override of a knob. */
export function withoutOverride(
  document: LookDocument,
  profile: LookProfile,
  id: LookKnobId,
): LookDocument {
  const { [id]: _, ...rest } = document.overrides[profile] ?? {}
  const { [profile]: __, ...others } = document.overrides
  const isEmpty = Object.keys(rest).length === 0
  return { ...document, overrides: isEmpty ? others : { ...others, [profile]: rest } }
}

/** Returns the name, with a number appended when it is taken. */
export function freeName(own: readonly OwnPreset[], requested: string): string {
  const names = [...PRESETS.map(({ name }) => name), ...own.map(({ document }) => document.name)]
  const base = requested.trim().slice(0, MAX_NAME_LENGTH - 4) || 'Look'
  let name = base
  for (let count = 2; names.includes(name); count += 1) name = `${base} ${count}`
  return name
}

/** Returns an unused id. */
export function freeId(own: readonly OwnPreset[]): string {
  const numbers = own.map(({ id }) => Number(id.replace(/^own-/, '')) || 0)
  return `own-${Math.max(0, ...numbers) + 1}`
}
