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

/** Shows the `data-hint` of the element under the pointer or with the focus. Escape hides it. */
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
      // When an element scrolls under a pointer at rest, the browser sends a move with the same position.
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

/** The tooltip. Screen readers read the same text as the knob's description. */
export function Hint({ hint }: Pick<HintListeners, 'hint'>): ReactNode {
  if (!hint) return null
  const { left, text, top } = hint
  return (
    <div role="tooltip" className="tweak-hint" style={{ left, top }}>
      {text}
    </div>
  )
}
