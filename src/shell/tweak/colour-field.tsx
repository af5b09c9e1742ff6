import { type ReactNode } from 'react'
import { TWEAK_TEXTS } from '#src/protocol/tweak-texts.ts'
import { PHOSPHOR_IDS } from './step-tweak.ts'
import { type Rgb } from './tweak-event.ts'
import { activeDraft } from './tweak-state.ts'
import { useTweak, useTweakStore } from './use-tweak.ts'

const HEX_DIGITS = /[0-9a-f]{2}/gi

/** The phosphor's colour as the browser's colour picker: its three knobs in one. */
export function ColourField(): ReactNode {
  const { dispatch, endGesture, lookOn } = useTweakStore()
  const profile = useTweak((view) => view.profile)
  const colour = useTweak(({ history }) => {
    const { document } = activeDraft(history.present)
    const look = profile === null ? document.look : lookOn(document, profile)
    return toHex(PHOSPHOR_IDS.map((id) => look[id]))
  })
  return (
    <label className="tweak-line tweak-colour" data-hint={TWEAK_TEXTS.colourHint}>
      {TWEAK_TEXTS.phosphorColour}
      <input
        type="color"
        aria-description={TWEAK_TEXTS.colourHint}
        value={colour}
        onChange={({ currentTarget }) =>
          dispatch({ type: 'colour_changed', colour: fromHex(currentTarget.value), profile })
        }
        onBlur={endGesture}
      />
    </label>
  )
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function fromHex(text: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (text.match(HEX_DIGITS) ?? []).map((digits) =>
    Number.parseInt(digits, 16),
  )
  return [red, green, blue]
}
