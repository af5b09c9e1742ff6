import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { TWEAK_TEXTS } from '#src/protocol/tweak-texts.ts'
import { useTweak, useTweakStore } from './use-tweak.ts'

/** Where the panel's upper left corner stands, in CSS px of the window. */
export interface Place {
  readonly left: number
  readonly top: number
}

interface PanelHeadProps {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  readonly setPlace: (place: Place) => void
  readonly panel: RefObject<HTMLElement | null>
  readonly page: Window
}

/** So much of the panel stays in the window, CSS px. */
const LEAST_SHOWN = 60
const STEP = 10
const LONG_STEP = 50
const WAYS: Readonly<Record<string, Place>> = {
  ArrowLeft: { left: -1, top: 0 },
  ArrowRight: { left: 1, top: 0 },
  ArrowUp: { left: 0, top: -1 },
  ArrowDown: { left: 0, top: 1 },
}

/** The panel's upper edge: what moves it, folds it, and takes back. */
export function PanelHead({ isOpen, setOpen, ...moving }: PanelHeadProps): ReactNode {
  const { redo, undo } = useTweakStore()
  const canUndo = useTweak(({ history }) => history.past.length > 0)
  const canRedo = useTweak(({ history }) => history.future.length > 0)
  return (
    <header className="tweak-head">
      <MoveHandle {...moving} />
      <button type="button" disabled={!canUndo} onClick={undo}>
        {TWEAK_TEXTS.undo}
      </button>
      <button type="button" disabled={!canRedo} onClick={redo}>
        {TWEAK_TEXTS.redo}
      </button>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={isOpen ? TWEAK_TEXTS.collapse : TWEAK_TEXTS.expand}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? '▾' : '▴'}
      </button>
    </header>
  )
}

/** Dragged, or moved by the arrow keys while it has the keyboard; with Shift in long steps. */
function MoveHandle({
  page,
  panel,
  setPlace,
}: Omit<PanelHeadProps, 'isOpen' | 'setOpen'>): ReactNode {
  const held = useRef<Place | null>(null)
  const moveTo = (left: number, top: number): void => {
    setPlace({
      left: Math.min(page.innerWidth - LEAST_SHOWN, Math.max(0, left)),
      top: Math.min(page.innerHeight - LEAST_SHOWN, Math.max(0, top)),
    })
  }
  const grab = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent): void => {
    const box = panel.current?.getBoundingClientRect()
    if (!box) return
    currentTarget.setPointerCapture(pointerId)
    held.current = { left: clientX - box.left, top: clientY - box.top }
  }
  const drag = ({ clientX, clientY }: PointerEvent): void => {
    if (held.current) moveTo(clientX - held.current.left, clientY - held.current.top)
  }
  const letGo = (): void => {
    held.current = null
  }
  const push = (event: KeyboardEvent): void => {
    const way = WAYS[event.key]
    const box = panel.current?.getBoundingClientRect()
    if (!way || !box) return
    const step = event.shiftKey ? LONG_STEP : STEP
    moveTo(box.left + way.left * step, box.top + way.top * step)
    event.preventDefault()
  }
  return (
    <button
      type="button"
      className="tweak-handle"
      aria-label={TWEAK_TEXTS.move}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={push}
    >
      ░ {TWEAK_TEXTS.title}
    </button>
  )
}
