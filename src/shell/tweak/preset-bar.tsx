import { type FormEvent, type ReactNode, useState } from 'react'
import { PRESETS } from '#src/crt/presets.ts'
import { MAX_NAME_LENGTH } from '#src/crt/presets/look-document.ts'
import { TWEAK_TEXTS } from '#src/protocol/tweak-texts.ts'
import { PresetPictures } from './preset-pictures.tsx'
import { type TweakEvent } from './tweak-event.ts'
import { activeDraft, isModified, isOwn } from './tweak-state.ts'
import { useTweak, useTweakStore } from './use-tweak.ts'

/** The value of the option for a look that is not stored. */
const UNSAVED = ''

/** Shows the active preset and the actions on it. */
export function PresetBar(): ReactNode {
  const { dispatch } = useTweakStore()
  const state = useTweak(({ history }) => history.present)
  const [isNaming, setNaming] = useState(false)
  const draft = activeDraft(state)
  const isMine = isOwn(state, draft.presetId)
  const hasChanged = isModified(draft)
  const addAndName = (event: TweakEvent): void => {
    dispatch(event)
    setNaming(true)
  }
  return (
    <fieldset>
      <legend>{TWEAK_TEXTS.preset}</legend>
      {isNaming ? (
        <NameForm key={draft.presetId} name={draft.document.name} close={() => setNaming(false)} />
      ) : (
        <div className="tweak-line">
          <PresetField />
          {hasChanged && <em className="tweak-modified">{TWEAK_TEXTS.modified}</em>}
        </div>
      )}
      <div className="tweak-line">
        <button type="button" onClick={() => addAndName({ type: 'preset_created' })}>
          {TWEAK_TEXTS.make}
        </button>
        <button type="button" onClick={() => addAndName({ type: 'preset_duplicated' })}>
          {TWEAK_TEXTS.double}
        </button>
        <button type="button" disabled={!isMine} onClick={() => setNaming(true)}>
          {TWEAK_TEXTS.rename}
        </button>
        <button
          type="button"
          disabled={!isMine}
          onClick={() => dispatch({ type: 'preset_deleted' })}
        >
          {TWEAK_TEXTS.remove}
        </button>
        <button
          type="button"
          disabled={!hasChanged && draft.presetId !== null}
          onClick={() => dispatch({ type: 'preset_saved' })}
        >
          {TWEAK_TEXTS.save}
        </button>
        <button
          type="button"
          disabled={!hasChanged}
          onClick={() => dispatch({ type: 'preset_reverted' })}
        >
          {TWEAK_TEXTS.revert}
        </button>
      </div>
      <PresetPictures />
    </fieldset>
  )
}

function PresetField(): ReactNode {
  const { dispatch } = useTweakStore()
  const own = useTweak(({ history }) => history.present.own)
  const draft = useTweak(({ history }) => activeDraft(history.present))
  return (
    <select
      aria-label={TWEAK_TEXTS.preset}
      value={draft.presetId ?? UNSAVED}
      onChange={({ currentTarget }) => dispatch({ type: 'preset_picked', id: currentTarget.value })}
    >
      {draft.presetId === null && (
        <option value={UNSAVED}>{TWEAK_TEXTS.unsaved(draft.document.name)}</option>
      )}
      {own.length > 0 && (
        <optgroup label={TWEAK_TEXTS.own}>
          {own.map(({ document, id }) => (
            <option key={id} value={id}>
              {document.name}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={TWEAK_TEXTS.shipped}>
        {PRESETS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
    </select>
  )
}

function NameForm({ close, name }: { readonly name: string; close(): void }): ReactNode {
  const { dispatch } = useTweakStore()
  const [typed, setTyped] = useState(name)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    dispatch({ type: 'preset_named', name: typed })
    close()
  }
  return (
    <form
      className="tweak-line"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <input
        type="text"
        aria-label={TWEAK_TEXTS.presetName}
        value={typed}
        maxLength={MAX_NAME_LENGTH}
        // The player has just asked to type here.
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <button type="submit" disabled={typed.trim() === ''}>
        {TWEAK_TEXTS.confirmName}
      </button>
      <button type="button" onClick={close}>
        {TWEAK_TEXTS.cancel}
      </button>
    </form>
  )
}
