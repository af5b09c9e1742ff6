import { type Release, Releases } from '#src/lib/releases.ts'

/** The event that `window.dcwTurnRequest`, a hook of the host, receives for each act of the player. */
interface TurnEvent {
  readonly type: 'init' | 'click' | 'key'
  /** The name of what was pressed, or the key; null for init. */
  readonly target: string | null
  /** CSS pixels of the page; null where there are none. */
  readonly coordinates: { readonly x: number; readonly y: number } | null
  readonly view: string
  readonly modifiers: readonly ('alt' | 'ctrl' | 'meta' | 'shift')[]
}

/** What is typed into a text field stays with the player. */
const FIELDS = 'input, textarea, select'

/** Tells the host's hook, where there is one, of clicks and keys, and first that the game is up. */
export function tellTurns(page: EventTarget, view: () => string): Release {
  const releases = new Releases()
  const tell = (event: Omit<TurnEvent, 'view'>): void => {
    const hook: unknown = Reflect.get(page, 'dcwTurnRequest')
    if (typeof hook !== 'function') return
    try {
      hook({ ...event, view: view() })
    } catch {
      // A hook that fails is its host's to mend: the game goes on.
    }
  }
  const hear = (name: 'click' | 'keydown', run: (event: Event) => void): void => {
    page.addEventListener(name, run, { capture: true })
    releases.own(() => page.removeEventListener(name, run, { capture: true }))
  }
  hear('click', (event) => {
    if (!(event instanceof MouseEvent)) return
    const { clientX: x, clientY: y } = event
    tell({
      type: 'click',
      target: nameOf(event.target),
      coordinates: { x, y },
      modifiers: modifiersOf(event),
    })
  })
  hear('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return
    if (event.target instanceof Element && event.target.matches(FIELDS)) return
    tell({ type: 'key', target: event.key, coordinates: null, modifiers: modifiersOf(event) })
  })
  tell({ type: 'init', target: null, coordinates: null, modifiers: [] })
  return () => releases.releaseAll()
}

function nameOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  const control = target.closest('button, a, [role]') ?? target
  return control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 80) ?? null
}

function modifiersOf(event: MouseEvent | KeyboardEvent): TurnEvent['modifiers'] {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  const held = { alt: altKey, ctrl: ctrlKey, meta: metaKey, shift: shiftKey } as const
  return (['alt', 'ctrl', 'meta', 'shift'] as const).filter((name) => held[name])
}
