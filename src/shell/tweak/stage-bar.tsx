import { type ReactNode } from 'react'
import {
  PATTERN_LABELS,
  type PatternId,
  TWEAK_MESSAGES,
  TWEAK_TEXTS,
} from '#src/protocol/tweak-texts.ts'
import { type TubeDesk } from './tube-desk.ts'
import { useTweak, useTweakStore } from './use-tweak.ts'

const PATTERNS = Object.keys(PATTERN_LABELS).filter(isPattern)

/** What the tube shows, and whether it moves. */
export function StageBar({ desk }: { readonly desk: TubeDesk }): ReactNode {
  const { freeze, showPattern, tell } = useTweakStore()
  const pattern = useTweak((view) => view.pattern)
  const isFrozen = useTweak((view) => view.isFrozen)
  const wipe = (): void => {
    desk.wipeBurnIn()
    tell(TWEAK_MESSAGES.wiped)
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
