import { LevaPanel, useControls, useCreateStore } from 'leva'
import { type ReactNode, useEffect } from 'react'
import { type KnobId } from '#src/crt/knobs.ts'
import { ColourField } from './colour-field.tsx'
import { LEVA_THEME } from './leva-theme.ts'
import { knobInput } from './knob-row.tsx'
import { activeDraft } from './tweak-state.ts'
import { type TweakStore } from './tweak-store.ts'
import { useTweak, useTweakStore } from './use-tweak.ts'

interface KnobGroupProps {
  readonly label: string
  readonly ids: readonly KnobId[]
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

/** A group of knobs below a heading that opens and closes the group. */
export function KnobGroup({ ids, isOpen, label, onToggle }: KnobGroupProps): ReactNode {
  return (
    <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{label}</summary>
      <div role="group" aria-label={label}>
        {isOpen && ids.includes('phosphorRed') && <ColourField />}
        {isOpen && <KnobRows key={ids.join(' ')} ids={ids} />}
      </div>
    </details>
  )
}

/**
 * The rows of a group. Leva has its own copy of their values: it is updated from the panel's state, and edits are
 * dispatched to that state.
 */
function KnobRows({ ids }: Pick<KnobGroupProps, 'ids'>): ReactNode {
  const store = useTweakStore()
  const { dispatch, getState } = store
  const levaStore = useCreateStore()
  const values = useTweak(() => JSON.stringify(valuesOf(store, ids)))
  const [, setValues] = useControls(
    () => {
      const shown = valuesOf(store, ids)
      const inputs = ids.map((id) => {
        const onChange = (value: number, _: string, origin: Origin): void => {
          if (origin.initial || !origin.fromPanel) return
          dispatch({ type: 'knob_changed', id, value, profile: getState().profile })
        }
        return [id, knobInput({ id, shown: shown[id] ?? 0, onChange })]
      })
      return Object.fromEntries(inputs)
    },
    { store: levaStore },
  )
  useEffect(() => setValues(JSON.parse(values)), [setValues, values])
  return (
    <LevaPanel
      store={levaStore}
      theme={LEVA_THEME}
      titleBar={false}
      hideCopyButton
      neverHide
      fill
      flat
    />
  )
}

/** What Leva reports about a change: whether it is the initial value, and whether the panel made it. */
interface Origin {
  readonly initial: boolean
  readonly fromPanel: boolean
}

/** Returns the values of knobs: the look of the selected profile, with the calibration applied. */
function valuesOf(
  { getState, lookOn }: TweakStore,
  ids: readonly KnobId[],
): Partial<Record<KnobId, number>> {
  const { history, profile } = getState()
  const { document } = activeDraft(history.present)
  const look = profile === null ? document.look : lookOn(document, profile)
  const values = { ...look, ...history.present.calibration }
  return Object.fromEntries(ids.map((id) => [id, values[id]]))
}
