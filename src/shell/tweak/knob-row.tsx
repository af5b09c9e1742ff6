import { Components, createPlugin, useInputContext } from 'leva/plugin'
import { type ComponentType, type PropsWithChildren, type ReactNode, useState } from 'react'
import { clampKnob, type Knob, type KnobId, knobOf } from '#src/crt/knobs.ts'
import { KNOB_TEXTS } from '#src/crt/knobs/texts.ts'
import { isLookKnob } from '#src/crt/presets/look-document.ts'
import { PROFILE_LABELS, TWEAK_TEXTS } from '#src/protocol/tweak-texts.ts'
import { activeDraft } from './tweak-state.ts'
import { useTweak, useTweakStore } from './use-tweak.ts'

/** The library's row. Its type may be undefined, so there is a fallback that only renders the children. */
const Row: ComponentType<PropsWithChildren<{ readonly input: boolean }>> =
  Components['Row'] ?? (({ children }) => children)

interface KnobInput {
  readonly id: KnobId
  /** The value. The name `value` would make the library ignore all other properties. */
  readonly shown: number
}
interface KnobSettings {
  readonly id: KnobId
}

/** An input of the panel library for a knob. Values are clamped to the knob's range. */
export const knobInput = createPlugin<KnobInput, number, KnobSettings>({
  normalize: ({ id, shown }) => ({ value: shown, settings: { id } }),
  sanitize: (value: unknown, { id }) => clampKnob(id, Number(value)),
  component: KnobRow,
})

function KnobRow(): ReactNode {
  const { onUpdate, settings, value } = useInputContext<{ value: number; settings: KnobSettings }>()
  const knob = knobOf(settings.id)
  const { choices, label, tooltip } = KNOB_TEXTS[knob.id]
  const turn = (next: number): void => onUpdate(next)
  return (
    <Row input>
      <div className="tweak-name">
        {label}
        {knob.unit && <small> {knob.unit}</small>}
        <OwnMark id={knob.id} value={value} />
      </div>
      <div className="tweak-knob" data-hint={tooltip} data-knob={knob.id}>
        {choices ? (
          <ChoiceField {...{ choices, knob, label, turn, value }} />
        ) : (
          <>
            <SliderField {...{ knob, label, turn, value }} />
            <NumberField {...{ knob, label, turn, value }} />
          </>
        )}
        <ResetButton knob={knob} label={label} value={value} />
      </div>
    </Row>
  )
}

interface FieldProps {
  readonly knob: Knob
  readonly label: string
  readonly value: number
  readonly turn: (value: number) => void
}

function SliderField({ knob, label, turn, value }: FieldProps): ReactNode {
  const { endGesture } = useTweakStore()
  return (
    <input
      type="range"
      aria-label={label}
      aria-description={KNOB_TEXTS[knob.id].tooltip}
      aria-valuetext={`${value} ${knob.unit}`.trim()}
      {...{ min: knob.min, max: knob.max, step: knob.step, value }}
      onChange={(event) => turn(event.currentTarget.valueAsNumber)}
      onPointerUp={endGesture}
      onKeyUp={endGesture}
      onBlur={endGesture}
    />
  )
}

function NumberField({ knob, label, turn, value }: FieldProps): ReactNode {
  const { endGesture } = useTweakStore()
  /** The text as typed, so that "0." on the way to "0.5" remains. */
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      type="number"
      aria-label={label}
      aria-description={KNOB_TEXTS[knob.id].tooltip}
      {...{ min: knob.min, max: knob.max, step: knob.step }}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        if (Number.isFinite(currentTarget.valueAsNumber)) turn(currentTarget.valueAsNumber)
      }}
      onBlur={() => {
        setTyped(null)
        endGesture()
      }}
    />
  )
}

function ChoiceField({
  choices,
  knob,
  label,
  turn,
  value,
}: FieldProps & { readonly choices: readonly string[] }): ReactNode {
  const { endGesture } = useTweakStore()
  return (
    <select
      aria-label={label}
      aria-description={KNOB_TEXTS[knob.id].tooltip}
      value={value}
      onChange={(event) => {
        turn(Number(event.currentTarget.value))
        endGesture()
      }}
    >
      {choices.map((choice, index) => (
        <option key={choice} value={knob.min + index}>
          {choice}
        </option>
      ))}
    </select>
  )
}

interface ResetButtonProps {
  readonly knob: Knob
  readonly label: string
  readonly value: number
}

function ResetButton({ knob, label, value }: ResetButtonProps): ReactNode {
  const { dispatch } = useTweakStore()
  const profile = useTweak((view) => view.profile)
  const isUnchanged = useTweak(({ history }) => {
    const { base, document } = activeDraft(history.present)
    if (!isLookKnob(knob.id)) return value === knob.default
    if (profile !== null) return document.overrides[profile]?.[knob.id] === undefined
    return value === base.look[knob.id]
  })
  return (
    <button
      type="button"
      className="tweak-reset"
      aria-label={TWEAK_TEXTS.reset(label)}
      disabled={isUnchanged}
      onClick={() => dispatch({ type: 'knob_reset', id: knob.id, profile })}
    >
      ↺
    </button>
  )
}

/** Marks an override of the edited profile. When all profiles are edited, shows the shown profile's different value. */
function OwnMark({ id, value }: { readonly id: KnobId; readonly value: number }): ReactNode {
  const { lookOn } = useTweakStore()
  const shownProfile = useTweak((view) => view.shownProfile)
  const shown = useTweak(({ history }) =>
    isLookKnob(id) ? lookOn(activeDraft(history.present).document, shownProfile)[id] : value,
  )
  const profile = useTweak((view) => view.profile)
  const isOwn = useTweak(({ history }) => {
    const { document } = activeDraft(history.present)
    return profile !== null && isLookKnob(id) && document.overrides[profile]?.[id] !== undefined
  })
  if (profile === null && shown !== value) {
    return <small> {TWEAK_TEXTS.shownValue(PROFILE_LABELS[shownProfile], shown)}</small>
  }
  if (!isOwn || profile === null) return null
  const label = TWEAK_TEXTS.ownValue(PROFILE_LABELS[profile])
  return <span className="tweak-mark" role="img" aria-label={label} title={label} />
}
