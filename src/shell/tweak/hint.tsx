import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'

interface ShownHint {
  readonly text: string
  /** CSS px of the window: below the knob. */
  readonly left: number
  readonly top: number
}

interface HintListeners {
  readonly hint: ShownHint | null
  onPointerMove(event: PointerEvent): void
  onPointerLeave(): void
  onFocus(event: FocusEvent): void
  onBlur(): void
  onKeyDown(event: KeyboardEvent): void
}

/** The hint of what the pointer is on or the keyboard has: whatever carries `data-hint`. Escape takes it away. */
export function useHint(): HintListeners {
  const [hint, setHint] = useState<ShownHint | null>(null)
  const at = useRef({ x: -1, y: -1 })
  const show = ({ target }: { readonly target: EventTarget }): void => {
    const knob = target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null
    const text = knob?.dataset['hint']
    if (!knob || text === undefined) return setHint(null)
    const { bottom, left } = knob.getBoundingClientRect()
    setHint({ text, left, top: bottom + 4 })
  }
  const hide = (): void => setHint(null)
  return {
    hint,
    onPointerMove(event) {
      const { clientX: x, clientY: y } = event
      // What scrolls away under a pointer at rest says so by a move to where it is.
      const hasMoved = x !== at.current.x || y !== at.current.y
      at.current = { x, y }
      if (hasMoved) show(event)
    },
    onPointerLeave: hide,
    onFocus: show,
    onBlur: hide,
    onKeyDown: ({ key }) => key === 'Escape' && hide(),
  }
}

/** Its words are in the knob's description as well, for whoever hears the panel. */
export function Hint({ hint }: Pick<HintListeners, 'hint'>): ReactNode {
  if (!hint) return null
  const { left, text, top } = hint
  return (
    <div role="tooltip" className="tweak-hint" style={{ left, top }}>
      {text}
    </div>
  )
}
