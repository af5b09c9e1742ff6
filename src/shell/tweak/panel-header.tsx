import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { TWEAK_TEXTS } from '#src/protocol/tweak-texts.ts'
import { type Dock, DOCKS } from './tweak-store.ts'
import { useTweak, useTweakStore } from './use-tweak.ts'

/** The position of the panel's upper left corner, in CSS px of the window. */
export interface Position {
  readonly left: number
  readonly top: number
}

interface PanelHeaderProps {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  readonly setPosition: (place: Position) => void
  readonly panel: RefObject<HTMLElement | null>
  readonly page: Window
}

/** The least part of the panel that remains inside the window, in CSS px. */
const MIN_SHOWN = 60
const STEP = 10
const LONG_STEP = 50
const DIRECTIONS: Readonly<Record<string, Position>> = {
  ArrowLeft: { left: -1, top: 0 },
  ArrowRight: { left: 1, top: 0 },
  ArrowUp: { left: 0, top: -1 },
  ArrowDown: { left: 0, top: 1 },
}

const DOCK_MARKS: Readonly<Record<Dock, string>> = { left: '◧', right: '◨', bottom: '⬓' }

/** The panel's header: the handle that moves it, undo and redo, and the button that folds it. */
export function PanelHeader({ isOpen, setOpen, ...moving }: PanelHeaderProps): ReactNode {
  const { redo, undo } = useTweakStore()
  const canUndo = useTweak(({ history }) => history.past.length > 0)
  const canRedo = useTweak(({ history }) => history.future.length > 0)
  return (
    <header className="tweak-head">
      <MoveHandle {...moving} />
      <DockButtons />
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

/** Docks the panel to an edge of the window, where the glass gives it room; pressed again, lets it float. */
function DockButtons(): ReactNode {
  const { dockTo } = useTweakStore()
  const docked = useTweak((view) => view.dock)
  return (
    <span className="tweak-docks">
      {DOCKS.map((dock) => (
        <button
          key={dock}
          type="button"
          aria-pressed={dock === docked}
          aria-label={TWEAK_TEXTS.dock[dock]}
          data-hint={TWEAK_TEXTS.dock[dock]}
          onClick={() => dockTo(dock === docked ? null : dock)}
        >
          {DOCK_MARKS[dock]}
        </button>
      ))}
    </span>
  )
}

/** Moves the panel by dragging or by the arrow keys, with Shift in longer steps. */
function MoveHandle({
  page,
  panel,
  setPosition,
}: Omit<PanelHeaderProps, 'isOpen' | 'setOpen'>): ReactNode {
  const held = useRef<Position | null>(null)
  const moveTo = (left: number, top: number): void => {
    setPosition({
      left: Math.min(page.innerWidth - MIN_SHOWN, Math.max(0, left)),
      top: Math.min(page.innerHeight - MIN_SHOWN, Math.max(0, top)),
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
  const release = (): void => {
    held.current = null
  }
  const push = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key]
    const box = panel.current?.getBoundingClientRect()
    if (!direction || !box) return
    const step = event.shiftKey ? LONG_STEP : STEP
    moveTo(box.left + direction.left * step, box.top + direction.top * step)
    event.preventDefault()
  }
  return (
    <button
      type="button"
      className="tweak-handle"
      aria-label={TWEAK_TEXTS.move}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={push}
    >
      ░ {TWEAK_TEXTS.title}
    </button>
  )
}
