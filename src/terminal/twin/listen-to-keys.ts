import { type Release } from '#src/lib/releases.ts'
import { isForInputMethod } from './input-field.ts'
import { SLIDER_KEYS } from './slider-field.ts'

export interface KeysSetup {
  readonly main: HTMLElement
  /** Offers a key to the screen. Returns true when it was used. */
  readonly onKey: (event: KeyboardEvent) => boolean
  /**
   * Moves the focus by one control in reading order. Returns false at both ends of a screen: the browser then moves it
   * out of the page.
   */
  readonly moveFocus: (step: 1 | -1) => boolean
}

/**
 * Listens to the keyboard for the screen, unless an element outside the twin has the focus (a dialog of the page). In a text
 * field only keys that no text needs go to the screen: Escape, Tab, PageUp, PageDown, and Alt with a digit. In a list of
 * options only Escape and Tab do.
 */
export function listenToKeys({ main, moveFocus, onKey }: KeysSetup): Release {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isForInputMethod(event) || !isForScreen(main, event)) return
    const isUsed = onKey(event) || (isPlainTab(event) && moveFocus(event.shiftKey ? -1 : 1))
    if (isUsed) event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

function isForScreen(main: HTMLElement, event: KeyboardEvent): boolean {
  const { target } = event
  if (!(target instanceof Element)) return true
  if (target !== document.body && target !== document.documentElement && !main.contains(target)) {
    return false
  }
  if (target instanceof HTMLTextAreaElement) {
    return (
      ['Escape', 'PageDown', 'PageUp', 'Tab'].includes(event.key) ||
      (event.altKey && /^Digit\d$/.test(event.code))
    )
  }
  if (target instanceof HTMLInputElement && SLIDER_KEYS.has(event.key)) return false
  // The browser chooses an option by arrows and by its letters.
  if (target instanceof HTMLSelectElement) return ['Escape', 'Tab'].includes(event.key)
  // These keys press the focused element itself.
  const isPress = event.key === 'Enter' || event.key === ' '
  return !(isPress && (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement))
}

const isPlainTab = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' && !altKey && !ctrlKey && !metaKey
