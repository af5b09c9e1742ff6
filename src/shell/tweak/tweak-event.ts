import { type Calibration, type KnobId } from '#src/crt/knobs.ts'
import { type LookDocument, type LookProfile } from '#src/crt/presets/look-document.ts'
import { type Slot } from './tweak-state.ts'

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A change of the panel's state. A null `profile` means all profiles without an override. */
export type TweakEvent =
  | {
      readonly type: 'knob_changed'
      readonly id: KnobId
      readonly value: number
      readonly profile: LookProfile | null
    }
  /** The phosphor's colour, from a colour picker. */
  | {
      readonly type: 'colour_changed'
      readonly colour: Rgb
      readonly profile: LookProfile | null
    }
  | { readonly type: 'knob_reset'; readonly id: KnobId; readonly profile: LookProfile | null }
  | { readonly type: 'preset_picked'; readonly id: string }
  | { readonly type: 'preset_created' }
  | { readonly type: 'preset_duplicated' }
  | { readonly type: 'preset_named'; readonly name: string }
  | { readonly type: 'preset_saved' }
  | { readonly type: 'preset_reverted' }
  | { readonly type: 'preset_deleted' }
  | { readonly type: 'look_imported'; readonly document: LookDocument }
  /** Activates the look in the address without storing it. */
  | { readonly type: 'look_shared'; readonly document: LookDocument }
  | { readonly type: 'slot_shown'; readonly slot: Slot }
  /** Copies the active slot over the other one. */
  | { readonly type: 'slot_copied' }
  /** The calibration was changed in the game's settings. */
  | { readonly type: 'calibration_changed'; readonly calibration: Calibration }
