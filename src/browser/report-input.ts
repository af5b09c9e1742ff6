import { type Release, Releases } from '#src/lib/releases.ts'

/** The event that the host's hook `window.dcwTurnRequest` receives for each click and key press. */
interface InputReport {
  readonly type: 'init' | 'click' | 'key'
  /** The name of the pressed control, or the key. Null for init. */
  readonly target: string | null
  /** CSS pixels of the page. Null for keys and init. */
  readonly coordinates: { readonly x: number; readonly y: number } | null
  readonly view: string
  readonly modifiers: readonly ('alt' | 'ctrl' | 'meta' | 'shift')[]
}

/** Keys typed into these fields are not reported. */
const FIELDS = 'input, textarea, select'

/** Reports the start of the game, then every click and key press, to the host's hook if it is set. */
export function reportInput(page: EventTarget, view: () => string): Release {
  const releases = new Releases()
  const report = (event: Omit<InputReport, 'view'>): void => {
    const hook: unknown = Reflect.get(page, 'dcwTurnRequest')
    if (typeof hook !== 'function') return
    try {
      hook({ ...event, view: view() })
    } catch {
      // A failing hook must not stop the game.
    }
  }
  const listen = (name: 'click' | 'keydown', run: (event: Event) => void): void => {
    page.addEventListener(name, run, { capture: true })
    releases.own(() => page.removeEventListener(name, run, { capture: true }))
  }
  listen('click', (event) => {
    if (!(event instanceof MouseEvent)) return
    const { clientX: x, clientY: y } = event
    report({
      type: 'click',
      target: nameOf(event.target),
      coordinates: { x, y },
      modifiers: modifiersOf(event),
    })
  })
  listen('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return
    if (event.target instanceof Element && event.target.matches(FIELDS)) return
    report({ type: 'key', target: event.key, coordinates: null, modifiers: modifiersOf(event) })
  })
  report({ type: 'init', target: null, coordinates: null, modifiers: [] })
  return () => releases.releaseAll()
}

function nameOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  const control = target.closest('button, a, [role]') ?? target
  return control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 80) ?? null
}

function modifiersOf(event: MouseEvent | KeyboardEvent): InputReport['modifiers'] {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  const held = { alt: altKey, ctrl: ctrlKey, meta: metaKey, shift: shiftKey } as const
  return (['alt', 'ctrl', 'meta', 'shift'] as const).filter((name) => held[name])
}
