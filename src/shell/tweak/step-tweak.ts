import { clampKnob, type KnobId, type LookKnobId } from '#src/crt/knobs.ts'
import { DEFAULT_CALIBRATION } from '#src/crt/knobs/calibration.ts'
import {
  isLookKnob,
  MAX_NAME_LENGTH,
  type LookDocument,
  type LookProfile,
} from '#src/crt/presets/look-document.ts'
import { NEW_LOOK_NAME, copyName } from '#src/protocol/tweak-texts.ts'
import { type TweakEvent } from './tweak-event.ts'
import {
  activeDraft,
  DEFAULT_DRAFT,
  type Draft,
  draftOf,
  findPreset,
  freeId,
  freeName,
  isOwn,
  type TweakState,
  withKnob,
  withoutOverride,
} from './tweak-state.ts'

/** The knobs of the phosphor's colour: red, green, blue. */
export const PHOSPHOR_IDS = ['phosphorRed', 'phosphorGreen', 'phosphorBlue'] as const

/** Returns the panel's state after an event; the same object when nothing changes. */
export function stepTweak(state: TweakState, event: TweakEvent): TweakState {
  const draft = activeDraft(state)
  switch (event.type) {
    case 'knob_changed':
      return setKnob(state, event.id, event.value, event.profile)
    case 'colour_changed':
      return PHOSPHOR_IDS.reduce(
        (changed, id, channel) => setKnob(changed, id, event.colour[channel] ?? 0, event.profile),
        state,
      )
    case 'knob_reset':
      return reset(state, event.id, event.profile)
    case 'preset_picked': {
      const document = findPreset(state.own, event.id)
      return document ? withDraft(state, draftOf(event.id, document)) : state
    }
    case 'preset_created':
      return addPreset(state, { ...DEFAULT_DRAFT.document, name: NEW_LOOK_NAME })
    case 'preset_duplicated':
      return addPreset(state, { ...draft.document, name: copyName(draft.document.name) })
    case 'preset_named':
      return rename(state, event.name)
    case 'preset_saved':
      return save(state, draft)
    case 'preset_reverted':
      return withDocument(state, draft.base)
    case 'preset_deleted':
      return deletePreset(state, draft)
    case 'look_imported':
      return addPreset(state, event.document)
    case 'look_shared':
      return withDraft(state, draftOf(null, event.document))
    case 'slot_shown':
      return event.slot === state.active ? state : { ...state, active: event.slot }
    case 'slot_copied':
      return { ...state, slots: { A: draft, B: draft } }
    case 'calibration_changed':
      return { ...state, calibration: event.calibration }
  }
}

function withDraft(state: TweakState, draft: Draft): TweakState {
  return { ...state, slots: { ...state.slots, [state.active]: draft } }
}

function withDocument(state: TweakState, document: LookDocument): TweakState {
  return withDraft(state, { ...activeDraft(state), document })
}

function setKnob(
  state: TweakState,
  id: KnobId,
  requested: number,
  profile: LookProfile | null,
): TweakState {
  const value = clampKnob(id, requested)
  if (!isLookKnob(id)) {
    if (state.calibration[id] === value) return state
    return { ...state, calibration: { ...state.calibration, [id]: value } }
  }
  const { document } = activeDraft(state)
  const part = profile === null ? document.look : document.overrides[profile]
  return part?.[id] === value ? state : withDocument(state, withKnob(document, profile, id, value))
}

/** Resets a knob to the preset's value. On a profile, removes its override instead. */
function reset(state: TweakState, id: KnobId, profile: LookProfile | null): TweakState {
  if (!isLookKnob(id)) return setKnob(state, id, DEFAULT_CALIBRATION[id], null)
  if (profile === null) return setKnob(state, id, baseValue(state, id), null)
  const { document } = activeDraft(state)
  if (document.overrides[profile]?.[id] === undefined) return state
  return withDocument(state, withoutOverride(document, profile, id))
}

function baseValue(state: TweakState, id: LookKnobId): number {
  return activeDraft(state).base.look[id]
}

/** Stores a look as a new preset of the player and activates it. */
function addPreset(state: TweakState, requested: LookDocument): TweakState {
  const document = { ...requested, name: freeName(state.own, requested.name) }
  const id = freeId(state.own)
  return withDraft({ ...state, own: [...state.own, { id, document }] }, draftOf(id, document))
}

function rename(state: TweakState, requested: string): TweakState {
  const { presetId, document } = activeDraft(state)
  const name = requested.trim().slice(0, MAX_NAME_LENGTH)
  if (!isOwn(state, presetId) || name === '' || name === document.name) return state
  const named = freeName(state.own, name)
  const renameDraft = (draft: Draft): Draft =>
    draft.presetId === presetId
      ? {
          ...draft,
          base: { ...draft.base, name: named },
          document: { ...draft.document, name: named },
        }
      : draft
  return {
    ...state,
    own: state.own.map((preset) =>
      preset.id === presetId
        ? { ...preset, document: { ...preset.document, name: named } }
        : preset,
    ),
    slots: { A: renameDraft(state.slots.A), B: renameDraft(state.slots.B) },
  }
}

/** Saves the draft. A changed built-in preset is stored as a new preset of the player. */
function save(state: TweakState, { document, presetId }: Draft): TweakState {
  if (!isOwn(state, presetId)) return addPreset(state, document)
  const rebaseDraft = (draft: Draft): Draft =>
    draft.presetId === presetId ? { ...draft, base: document } : draft
  return {
    ...state,
    own: state.own.map((preset) => (preset.id === presetId ? { ...preset, document } : preset)),
    slots: { A: rebaseDraft(state.slots.A), B: rebaseDraft(state.slots.B) },
  }
}

/** Deletes the preset. A draft of it in the other slot remains, unsaved. */
function deletePreset(state: TweakState, { presetId }: Draft): TweakState {
  if (!isOwn(state, presetId)) return state
  const detachDraft = (draft: Draft): Draft =>
    draft.presetId === presetId ? { ...draft, presetId: null } : draft
  return withDraft(
    {
      ...state,
      own: state.own.filter(({ id }) => id !== presetId),
      slots: { A: detachDraft(state.slots.A), B: detachDraft(state.slots.B) },
    },
    DEFAULT_DRAFT,
  )
}
