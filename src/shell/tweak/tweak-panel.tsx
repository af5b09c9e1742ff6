import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { TWEAK_TEXTS } from '#src/protocol/tweak-texts.ts'
import { CompareBar } from './compare-bar.tsx'
import { CostPlot } from './cost-plot.tsx'
import { useDroppedFiles } from './dropped-files.ts'
import { Hint, useHint } from './hint.tsx'
import { KnobList } from './knob-list.tsx'
import { type Position, PanelHeader } from './panel-header.tsx'
import { PresetBar } from './preset-bar.tsx'
import { ShareBar } from './share-bar.tsx'
import { StageBar } from './stage-bar.tsx'
import { type TubeControls } from '#src/crt/presets/tube-controls.ts'
import { useTweak, useTweakStore } from './use-tweak.ts'

interface TweakPanelProps {
  readonly tube: TubeControls
  readonly page: Window
}

/** The panel with all knobs of the tube: next to the picture, or below it on a phone. */
export function TweakPanel({ tube, page }: TweakPanelProps): ReactNode {
  const store = useTweakStore()
  const panel = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(true)
  const [position, setPlace] = useState<Position | null>(null)
  const dock = useTweak((view) => view.dock)
  const setPosition = (place: Position): void => {
    setPlace(place)
    store.dockTo(null)
  }
  const { hint, ...hintListeners } = useHint()
  const { isDropping, ...dropListeners } = useDroppedFiles((files) => void store.importFiles(files))
  return (
    <aside
      ref={panel}
      className={[
        'tweak-panel',
        isOpen ? '' : 'is-folded',
        isDropping ? 'is-dropping' : '',
        dock === null ? '' : `is-docked is-${dock}`,
      ].join(' ')}
      aria-label={TWEAK_TEXTS.panel}
      style={dock === null ? styleOf(position) : {}}
      {...dropListeners}
      {...hintListeners}
      onKeyDown={(event) => {
        hintListeners.onKeyDown(event)
        handleShortcut(event, store)
      }}
    >
      <PanelHeader {...{ isOpen, setOpen, setPosition, panel, page }} />
      {isOpen && (
        <div className="tweak-body">
          <Message />
          <PresetBar />
          <CompareBar />
          <KnobList />
          <StageBar tube={tube} />
          <ShareBar tube={tube} page={page} />
          <CostPlot tube={tube} />
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

function styleOf(position: Position | null): CSSProperties {
  if (!position) return {}
  return { left: `${position.left}px`, top: `${position.top}px`, right: 'auto' }
}

interface UndoActions {
  undo(): void
  redo(): void
}

/** Handles Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or the same with the command key. Text fields keep their own undo. */
function handleShortcut(event: KeyboardEvent, { redo, undo }: UndoActions): void {
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
