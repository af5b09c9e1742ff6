import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

interface ShownHint {
  readonly text: string
  /** CSS px of the window: below the knob. */
  readonly left: number
  readonly top: number
  /** Where a hint ends that has no room below. */
  readonly above: number
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
    const { bottom, left, top } = knob.getBoundingClientRect()
    setHint({ text, left, top: bottom + 4, above: top - 4 })
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
  const shown = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = shown.current
    if (!element || !hint) return
    // The layer of popovers is above everything else on the page.
    element.showPopover()
    const { height } = element.getBoundingClientRect()
    const isBelowWindow = hint.top + height > element.ownerDocument.documentElement.clientHeight
    element.style.top = `${isBelowWindow ? hint.above - height : hint.top}px`
  }, [hint])
  if (!hint) return null
  return (
    <div
      ref={shown}
      role="tooltip"
      popover="manual"
      className="tweak-hint"
      style={{ left: hint.left }}
    >
      {hint.text}
    </div>
  )
}
