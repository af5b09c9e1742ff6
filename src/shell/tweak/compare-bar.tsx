import { type KeyboardEvent, type ReactNode } from 'react'
import { isLookProfile, LOOK_PROFILES } from '#src/crt/presets/look-document.ts'
import { PROFILE_LABELS, TWEAK_TEXTS } from '#src/protocol/tweak-texts.ts'
import { type Slot } from './tweak-state.ts'
import { useTweak, useTweakStore } from './use-tweak.ts'

const SLOTS: readonly Slot[] = ['A', 'B']
const OTHER: Readonly<Record<Slot, Slot>> = { A: 'B', B: 'A' }

/** Compares the look with the default, two slots with each other, and display profiles. */
export function CompareBar(): ReactNode {
  const { dispatch } = useTweakStore()
  const active = useTweak(({ history }) => history.present.active)
  return (
    <fieldset>
      <legend>{TWEAK_TEXTS.compare}</legend>
      <div className="tweak-line">
        {SLOTS.map((slot) => (
          <button
            key={slot}
            type="button"
            aria-pressed={slot === active}
            onClick={() => dispatch({ type: 'slot_shown', slot })}
          >
            {TWEAK_TEXTS.slot(slot)}
          </button>
        ))}
        <button type="button" onClick={() => dispatch({ type: 'slot_copied' })}>
          {TWEAK_TEXTS.copySlot(OTHER[active])}
        </button>
        <CompareButton />
      </div>
      <ProfileField />
    </fieldset>
  )
}

/** Shows the default look while it is pressed. */
function CompareButton(): ReactNode {
  const { compare } = useTweakStore()
  const isComparing = useTweak((view) => view.isComparing)
  const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter'
  return (
    <button
      type="button"
      className="tweak-hold"
      aria-pressed={isComparing}
      onPointerDown={({ currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId)
        compare(true)
      }}
      onPointerUp={() => compare(false)}
      onPointerCancel={() => compare(false)}
      onKeyDown={(event) => isPress(event) && compare(true)}
      onKeyUp={(event) => isPress(event) && compare(false)}
      onBlur={() => compare(false)}
      // A long touch must not open the browser's context menu.
      onContextMenu={(event) => event.preventDefault()}
    >
      {TWEAK_TEXTS.compareHold}
    </button>
  )
}

function ProfileField(): ReactNode {
  const { editProfile } = useTweakStore()
  const profile = useTweak((view) => view.profile)
  const shown = useTweak((view) => view.shownProfile)
  return (
    <label className="tweak-line">
      {TWEAK_TEXTS.profile}
      <select
        value={profile ?? ''}
        onChange={({ currentTarget: { value } }) =>
          editProfile(isLookProfile(value) ? value : null)
        }
      >
        <option value="">{TWEAK_TEXTS.allProfiles}</option>
        {LOOK_PROFILES.map((id) => (
          <option key={id} value={id}>
            {PROFILE_LABELS[id]}
          </option>
        ))}
      </select>
      <small>{TWEAK_TEXTS.shownProfile(PROFILE_LABELS[profile ?? shown])}</small>
    </label>
  )
}
