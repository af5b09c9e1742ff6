import { type ReactNode, useRef } from 'react'
import { copyText } from '#src/browser/clipboard.ts'
import { fileName, saveFile } from '#src/browser/save-file.ts'
import { writeLookJson } from '#src/crt/presets/look-json.ts'
import { TWEAK_MESSAGES, TWEAK_TEXTS } from '#src/protocol/tweak-texts.ts'
import { linkOf } from './link-of.ts'
import { type TubeControls } from '#src/crt/presets/tube-controls.ts'
import { activeDraft } from './tweak-state.ts'
import { useTweak, useTweakStore } from './use-tweak.ts'

interface ShareBarProps {
  readonly tube: TubeControls
  readonly page: Window
}

/** Exports and imports the look as a file, and shares it as a link or a picture. */
export function ShareBar({ tube, page }: ShareBarProps): ReactNode {
  const { importFiles, showMessage } = useTweakStore()
  const document = useTweak(({ history }) => activeDraft(history.present).document)
  const files = useRef<HTMLInputElement>(null)
  const link = linkOf(page.location.href, document)

  const exportJson = (): void => {
    const content = new Blob([writeLookJson(document)], { type: 'application/json' })
    saveFile(page.document, fileName(document.name, 'json'), content)
  }
  const savePng = async (): Promise<void> => {
    const picture = await tube.capture()
    if (picture) saveFile(page.document, fileName(document.name, 'png'), picture)
    else showMessage(TWEAK_MESSAGES.noPicture, true)
  }
  const copyLink = async (): Promise<void> => {
    const isCopied = await copyText(page.navigator, link)
    showMessage(isCopied ? TWEAK_MESSAGES.linkCopied : TWEAK_MESSAGES.linkNotCopied, !isCopied)
  }
  return (
    <fieldset>
      <legend>{TWEAK_TEXTS.share}</legend>
      <div className="tweak-line">
        <button type="button" onClick={exportJson}>
          {TWEAK_TEXTS.exportJson}
        </button>
        <button type="button" onClick={() => files.current?.click()}>
          {TWEAK_TEXTS.importJson}
        </button>
        <input
          ref={files}
          type="file"
          accept=".json,application/json"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            void importFiles([...(currentTarget.files ?? [])])
            // The same file can be picked again.
            currentTarget.value = ''
          }}
        />
        <button type="button" onClick={() => void copyLink()}>
          {TWEAK_TEXTS.copyLink}
        </button>
        <button type="button" onClick={() => void savePng()}>
          {TWEAK_TEXTS.savePng}
        </button>
      </div>
      <label className="tweak-line">
        {TWEAK_TEXTS.link}
        <input
          type="text"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <small>{TWEAK_TEXTS.dropHere}</small>
    </fieldset>
  )
}
