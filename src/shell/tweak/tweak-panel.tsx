import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { TWEAK_TEXTS } from '#src/protocol/tweak-texts.ts'
import { CompareBar } from './compare-bar.tsx'
import { CostPlot } from './cost-plot.tsx'
import { useDroppedFiles } from './dropped-files.ts'
import { Hint, useHint } from './hint.tsx'
import { KnobList } from './knob-list.tsx'
import { type Place, PanelHead } from './panel-head.tsx'
import { PresetBar } from './preset-bar.tsx'
import { ShareBar } from './share-bar.tsx'
import { StageBar } from './stage-bar.tsx'
import { type TubeDesk } from './tube-desk.ts'
import { useTweak, useTweakStore } from './use-tweak.ts'

interface TweakPanelProps {
  readonly desk: TubeDesk
  readonly page: Window
}

/** Everything that can be turned on the tube, beside it, or below it on a phone. */
export function TweakPanel({ desk, page }: TweakPanelProps): ReactNode {
  const store = useTweakStore()
  const panel = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(true)
  const [place, setPlace] = useState<Place | null>(null)
  const { hint, ...hintListeners } = useHint()
  const { isDropping, ...dropListeners } = useDroppedFiles((files) => void store.importFiles(files))
  return (
    <aside
      ref={panel}
      className={['tweak-panel', isOpen ? '' : 'is-folded', isDropping ? 'is-dropping' : ''].join(
        ' ',
      )}
      aria-label={TWEAK_TEXTS.panel}
      style={styleOf(place)}
      {...dropListeners}
      {...hintListeners}
      onKeyDown={(event) => {
        hintListeners.onKeyDown(event)
        hearShortcut(event, store)
      }}
    >
      <PanelHead {...{ isOpen, setOpen, setPlace, panel, page }} />
      {isOpen && (
        <div className="tweak-body">
          <Message />
          <PresetBar />
          <CompareBar />
          <KnobList />
          <StageBar desk={desk} />
          <ShareBar desk={desk} page={page} />
          <CostPlot desk={desk} />
        </div>
      )}
      <Hint hint={hint} />
    </aside>
  )
}

function Message(): ReactNode {
  const message = useTweak((view) => view.message)
  if (!message) return <p role="status" className="tweak-message" />
  return (
    <p role={message.isFailure ? 'alert' : 'status'} className="tweak-message">
      {message.text}
    </p>
  )
}

function styleOf(place: Place | null): CSSProperties {
  if (!place) return {}
  return { left: `${place.left}px`, top: `${place.top}px`, right: 'auto' }
}

interface Undoing {
  undo(): void
  redo(): void
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or with the command key; a text that is typed has its own. */
function hearShortcut(event: KeyboardEvent, { redo, undo }: Undoing): void {
  if (!event.ctrlKey && !event.metaKey) return
  const { target } = event
  if (target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'search'))
    return
  const key = event.key.toLowerCase()
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
  if (!isRedo && key !== 'z') return
  event.preventDefault()
  if (isRedo) redo()
  else undo()
}
