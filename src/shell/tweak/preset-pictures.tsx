import { type ReactNode, useEffect, useState } from 'react'
import { pictureOf, PRESETS } from '#src/crt/presets.ts'
import { TWEAK_TEXTS } from '#src/protocol/tweak-texts.ts'
import { activeDraft, type OwnPreset } from './tweak-state.ts'
import { useTweak, useTweakStore } from './use-tweak.ts'

/** All presets as small pictures: the built-in ones as stored, the player's own with the screen that is shown. */
export function PresetPictures(): ReactNode {
  const own = useTweak(({ history }) => history.present.own)
  return (
    <div role="group" aria-label={TWEAK_TEXTS.pictures} className="tweak-pictures">
      {own.map((preset) => (
        <OwnPicture key={preset.id} preset={preset} />
      ))}
      {PRESETS.map(({ id, name }) => (
        <PresetButton key={id} id={id} name={name} picture={pictureOf(id)} />
      ))}
    </div>
  )
}

function OwnPicture({ preset: { document, id } }: { readonly preset: OwnPreset }): ReactNode {
  const { thumbnail } = useTweakStore()
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let hasEnded = false
    // After the rendering, because drawing takes a frame.
    void Promise.resolve().then(() => {
      if (!hasEnded) setPicture(thumbnail(document))
    })
    return () => {
      hasEnded = true
    }
  }, [document, thumbnail])
  return <PresetButton id={id} name={document.name} picture={picture} />
}

interface PresetButtonProps {
  readonly id: string
  readonly name: string
  readonly picture: string | null
}

function PresetButton({ id, name, picture }: PresetButtonProps): ReactNode {
  const { dispatch } = useTweakStore()
  const isActive = useTweak(({ history }) => activeDraft(history.present).presetId === id)
  return (
    <button
      type="button"
      aria-pressed={isActive}
      aria-label={name}
      data-hint={name}
      onClick={() => dispatch({ type: 'preset_picked', id })}
    >
      {picture === null ? name : <img src={picture} alt="" width={60} height={45} />}
    </button>
  )
}
