import { type Calibration, type KnobId } from '#src/crt/knobs.ts'
import { type LookDocument, type LookProfile } from '#src/crt/presets/look-document.ts'
import { type Slot } from './tweak-state.ts'

/** What is done at the panel. Where a profile is null, it is done to all profiles that have nothing of their own. */
export type TweakEvent =
  | {
      readonly type: 'turned'
      readonly id: KnobId
      readonly value: number
      readonly profile: LookProfile | null
    }
  | { readonly type: 'reset'; readonly id: KnobId; readonly profile: LookProfile | null }
  | { readonly type: 'preset_picked'; readonly id: string }
  | { readonly type: 'preset_made' }
  | { readonly type: 'preset_doubled' }
  | { readonly type: 'preset_named'; readonly name: string }
  | { readonly type: 'preset_saved' }
  | { readonly type: 'preset_reverted' }
  | { readonly type: 'preset_deleted' }
  | { readonly type: 'look_imported'; readonly document: LookDocument }
  /** A look came with the address: it is at work, and kept nowhere yet. */
  | { readonly type: 'look_shared'; readonly document: LookDocument }
  | { readonly type: 'slot_shown'; readonly slot: Slot }
  /** The slot at work takes the other one's place as well. */
  | { readonly type: 'slot_copied' }
  /** Turned elsewhere: in the game's own settings. */
  | { readonly type: 'calibrated'; readonly calibration: Calibration }
