import { type ReactNode } from 'react'
import {
  PATTERN_LABELS,
  type PatternId,
  TWEAK_MESSAGES,
  TWEAK_TEXTS,
} from '#src/protocol/tweak-texts.ts'
import { type TubeControls } from '#src/crt/presets/tube-controls.ts'
import { useTweak, useTweakStore } from './use-tweak.ts'

const PATTERNS = Object.keys(PATTERN_LABELS).filter(isPattern)

/** Selects what the tube shows: a test pattern, a frozen picture, no burn-in. */
export function StageBar({ tube }: { readonly tube: TubeControls }): ReactNode {
  const { freeze, showPattern, showMessage } = useTweakStore()
  const pattern = useTweak((view) => view.pattern)
  const isFrozen = useTweak((view) => view.isFrozen)
  const wipe = (): void => {
    tube.wipeBurnIn()
    showMessage(TWEAK_MESSAGES.wiped)
  }
  return (
    <fieldset>
      <legend>{TWEAK_TEXTS.stage}</legend>
      <label className="tweak-line">
        {TWEAK_TEXTS.pattern}
        <select
          value={pattern ?? ''}
          onChange={({ currentTarget: { value } }) => showPattern(isPattern(value) ? value : null)}
        >
          <option value="">{TWEAK_TEXTS.noPattern}</option>
          {PATTERNS.map((id) => (
            <option key={id} value={id}>
              {PATTERN_LABELS[id]}
            </option>
          ))}
        </select>
      </label>
      <div className="tweak-line">
        <label>
          <input
            type="checkbox"
            checked={isFrozen}
            onChange={({ currentTarget }) => freeze(currentTarget.checked)}
          />
          {TWEAK_TEXTS.freeze}
        </label>
        <button type="button" onClick={wipe}>
          {TWEAK_TEXTS.wipe}
        </button>
      </div>
    </fieldset>
  )
}

function isPattern(name: string): name is PatternId {
  return Object.hasOwn(PATTERN_LABELS, name)
}
