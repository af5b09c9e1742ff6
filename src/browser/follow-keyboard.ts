import { type Release, Releases } from '#src/lib/releases.ts'

/** The visible part of the window; what an on-screen keyboard covers is not part of it. */
type VisiblePart = Pick<
  VisualViewport,
  'addEventListener' | 'height' | 'offsetTop' | 'removeEventListener' | 'scale'
>

/** The page, as far as the keyboard is followed. */
export interface KeyboardPage {
  readonly document: Document
  /** CSS px, including what the keyboard covers. */
  readonly innerHeight: number
  readonly visualViewport: VisiblePart | null
}

/** CSS px between the text field and the keyboard. */
const GAP = 4
/** What covers less of the window than this is no keyboard, CSS px. */
const LEAST_KEYBOARD = 80
/** A page that a pinch has enlarged by more shows a part of itself without a keyboard. */
const PINCHED = 1.01

/**
 * Raises `area` while an on-screen keyboard covers the focused text field, so that the field ends above the keyboard.
 * The size of `area` stays the same.
 */
export function followKeyboard(area: HTMLElement, page: KeyboardPage): Release {
  const { visualViewport: visible } = page
  if (!visible) return () => undefined
  const releases = new Releases()
  let raised = 0
  const raise = (): void => {
    const field = page.document.activeElement
    const isTyping = field instanceof HTMLTextAreaElement && area.contains(field)
    const isOpen =
      visible.scale < PINCHED && page.innerHeight - visible.height > LEAST_KEYBOARD && isTyping
    const bottom = isOpen ? field.getBoundingClientRect().bottom + raised + GAP : 0
    const next = Math.max(0, bottom - visible.offsetTop - visible.height)
    if (next === raised) return
    raised = next
    area.style.transform = raised > 0 ? `translateY(${-raised}px)` : ''
  }
  for (const type of ['resize', 'scroll'] as const) {
    visible.addEventListener(type, raise)
    releases.own(() => visible.removeEventListener(type, raise))
  }
  for (const type of ['focusin', 'focusout'] as const) {
    area.addEventListener(type, raise)
    releases.own(() => area.removeEventListener(type, raise))
  }
  releases.own(() => {
    area.style.transform = ''
  })
  return () => releases.releaseAll()
}
