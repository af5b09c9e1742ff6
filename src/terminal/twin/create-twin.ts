import { type EntityId, query } from 'bitecs'
import { CELL } from '#src/ecs/screen-mode.ts'
import { modalOf } from '#src/ecs/systems/modal.ts'
import { focus } from '#src/ecs/systems/focus.ts'
import { scrollIntoView } from '#src/ecs/systems/scroll-to.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { Releases } from '#src/lib/releases.ts'
import { DUPLICATE_TAP_MS } from '#src/protocol/timing.ts'
import { type Rgb } from '../cells/tones.ts'
import { createAnnouncer } from './announcer.ts'
import { type ChoiceField, createChoiceField } from './choice-field.ts'
import { type CssBox } from './hit-targets.ts'
import { listenToKeys } from './listen-to-keys.ts'
import { listenToPointer } from './listen-to-pointer.ts'
import { listenToScrollBars } from './listen-to-scroll-bars.ts'
import { listenToSelection } from './listen-to-selection.ts'
import { createInputField, type InputField } from './input-field.ts'
import { createSliderField, type SliderField } from './slider-field.ts'
import { type PixelUnder } from './pixel-under.ts'
import { readShownTwin, readTwin } from './read-twin.ts'
import { loadShownFont, styleCells } from './shown-font.ts'
import { createScreenArrival } from './screen-arrival.ts'
import { CONTROL_ROLES, isCurrent, type TwinNode } from './twin-node.ts'
import { type TwinEntry, TwinTree } from './twin-tree.ts'
import './twin.css'

export interface TwinSetup {
  readonly world: GameWorld
  /** `<main id="twin">`: covers the glass exactly. */
  readonly main: HTMLElement
  /** Maps a box of the buffer to the glass, in CSS px from main's top left. */
  readonly boxOf: (left: number, top: number, width: number, height: number) => CssBox
  /** The sixteen colours, for when the twin is shown instead of the glass. */
  readonly palette: readonly Rgb[]
  /** Maps a point of the twin, in CSS px from main's top left, to px of the buffer. */
  readonly pixelAt: (left: number, top: number) => { readonly x: number; readonly y: number }
  /** Called with the text that a long press has selected. It should be copied to the clipboard. */
  readonly onCopy?: (text: string) => void
  /** The name of the current screen, for data-view. */
  readonly view: () => string
  /** The accessible name of the screen. Default: the view. */
  readonly label?: () => string
  /** Handles a key. Returns true when the key was used. */
  readonly onKey: (event: KeyboardEvent) => boolean
  /** Called for a tap or click outside all controls. */
  readonly onTap?: () => void
  /** Called for a wheel or drag over a layer with a scroll, in px of the buffer. Positive is down. */
  readonly onScrollBy?: (layer: EntityId, px: number) => void
  /** Called for a finger's drag over what does not scroll, in CSS px. Positive is down. */
  readonly onPan?: (px: number) => void
  /** Called for a swipe to the right. */
  readonly onSwipeBack?: () => void
}

export interface Twin {
  /** Updates the twin. Call it on each beat, after the world was stepped. Has no effect if nothing has changed. */
  sync(): void
  /** If true, shows the twin instead of the glass, with the same look. If false, makes it transparent. */
  setShown(isShown: boolean): void
  /** Announces a text to screen readers. Texts within 500 ms are joined. */
  announce(text: string): void
  /** Call when the glass has moved or was resized. The next sync places all elements again. */
  relayout(): void
  release(): void
}

/** Creates the twin: accessible, transparent elements over what is drawn. */
export function createTwin(setup: TwinSetup): Twin {
  const { world, main, boxOf } = setup
  const releases = new Releases()
  const announcer = createAnnouncer(main)
  releases.own(() => announcer.release())
  const arrival = createScreenArrival({ main, announce: (text) => announcer.announce(text) })
  const fields = new Map<HTMLElement, InputField | ChoiceField | SliderField>()
  const announcedStatuses = new WeakMap<HTMLElement, string>()
  /** Entries that the current update has bound to another entity. */
  const reboundEntries = new Set<TwinEntry>()
  let lastPress: { element: HTMLElement | null; at: number } = { element: null, at: 0 }
  let syncedRevision = -1
  let isSyncing = false
  let holdsFocus = false
  let isShown = false
  let scale = UNSCALED

  const tree = new TwinTree({
    main,
    boxOf: ({ left, top, width, height }) => boxOf(left, top, width, height),
    ownBox: ({ left, top, width, height }) => ({
      ...{ left: left / scale.x, top: top / scale.y },
      ...{ width: width / scale.x, height: height / scale.y },
    }),
    palette: setup.palette,
    created: ({ element, node }) => {
      const current = (): TwinEntry | undefined => catchUp(element)
      if (element instanceof HTMLTextAreaElement)
        fields.set(element, createInputField(world, node.entity, element, current))
      if (element instanceof HTMLSelectElement)
        fields.set(element, createChoiceField(world, node.entity, element, current))
      if (element instanceof HTMLInputElement)
        fields.set(element, createSliderField(world, node.entity, element, current))
    },
    rebound: (entry) => reboundEntries.add(entry),
    removed: ({ element }) => {
      fields.get(element)?.release()
      fields.delete(element)
    },
  })
  releases.own(() => tree.update([]))

  /**
   * Returns the current entry of an element, or undefined if it has none. Syncs first if the screen was redrawn since
   * the last beat.
   */
  const catchUp = (element: HTMLElement): TwinEntry | undefined => {
    const entry = tree.entryAt(element)
    if (!entry || isSyncing || isCurrent(world, entry.node)) return entry
    sync()
    return tree.entryAt(element)
  }
  const press = ({ element }: TwinEntry): void => {
    const node = catchUp(element)?.node
    if (!node) return
    const { now } = world.time
    const isDuplicate = element === lastPress.element && now - lastPress.at < DUPLICATE_TAP_MS
    if (isDuplicate) return
    lastPress = { element, at: now }
    world.components.Control.press[node.entity]?.()
    // Moves the focus now: the next key may come before the next beat.
    sync()
  }
  const pixelUnder: PixelUnder = ({ clientX, clientY }) => {
    const { left, top } = main.getBoundingClientRect()
    return setup.pixelAt(clientX - left, clientY - top)
  }
  releases.own(listenToScrollBars({ world, main, pixelUnder }))
  const selection = listenToSelection({
    ...{ world, main, pixelUnder },
    isOn: () => !isShown,
    onCopy: setup.onCopy ?? (() => undefined),
  })
  releases.own(() => selection.release())
  releases.own(
    listenToPointer({
      isSelecting: () => selection.isSelecting,
      world,
      main,
      tree,
      press,
      pixelUnder,
      boxOfLayer: (layer) => {
        const { Layer } = world.components
        const read = (side: readonly number[]): number => side[layer] ?? 0
        return boxOf(read(Layer.left), read(Layer.top), read(Layer.width), read(Layer.height))
      },
      onTap: setup.onTap ?? (() => undefined),
      onScrollBy: setup.onScrollBy ?? (() => undefined),
      onPan: setup.onPan ?? (() => undefined),
      onSwipeBack: setup.onSwipeBack ?? (() => undefined),
    }),
  )
  const onKey = (event: KeyboardEvent): boolean => {
    const isUsed = setup.onKey(event)
    // A screen that leaves a key to its text field focuses the field's entity. The sync moves the DOM focus to the
    // field, and the browser types the key there.
    if (!isUsed) sync()
    return isUsed
  }
  const moveFocus = (step: 1 | -1): boolean => {
    const stops = tree.entries().filter(isTabStop)
    const at = stops.findIndex(({ element }) => element === document.activeElement)
    const start = stops[step === 1 ? 0 : stops.length - 1]
    const neighbour = at < 0 ? start : stops[at + step]
    // In a dialog the focus wraps around. On a screen it leaves the page at both ends.
    const next = neighbour ?? (modalOf(world) === null ? undefined : start)
    next?.element.focus({ preventScroll: true })
    return next !== undefined
  }
  releases.own(listenToKeys({ main, moveFocus, onKey }))

  const onFocusIn = (event: FocusEvent): void => {
    holdsFocus = true
    const entry = event.target instanceof HTMLElement ? catchUp(event.target) : undefined
    if (isSyncing || !entry) return
    focus(world, entry.node.entity)
    revealInScroll(world, entry.node.entity)
  }
  const onFocusOut = (event: FocusEvent): void => {
    const staysInside = event.relatedTarget instanceof Node && main.contains(event.relatedTarget)
    holdsFocus = staysInside
    if (!isSyncing && !staysInside) focus(world, null)
  }
  main.addEventListener('focusin', onFocusIn)
  main.addEventListener('focusout', onFocusOut)
  releases.own(() => main.removeEventListener('focusin', onFocusIn))
  releases.own(() => main.removeEventListener('focusout', onFocusOut))

  /** Moves the DOM focus to the element of the focused entity. Returns false if there is no such entity or element. */
  const followFocus = (): boolean => {
    const entry = world.focused === null ? undefined : tree.entryOf(world.focused)
    if (entry && entry.element !== document.activeElement) {
      entry.element.focus({ preventScroll: true })
    }
    return entry !== undefined
  }
  /** Whether an element of the page outside of the twin has the focus. */
  const isFocusElsewhere = (): boolean => {
    const active = document.activeElement
    return active !== null && active !== document.body && !main.contains(active)
  }
  const syncFocus = (): void => {
    if (world.focused === null && !holdsFocus) return
    if (isFocusElsewhere() || followFocus()) return
    const active = document.activeElement
    // A heading keeps the focus that a new screen has given it.
    const isControl = active instanceof HTMLElement && main.contains(active) && active.tabIndex >= 0
    if (isControl) active.blur()
  }
  const announceStatuses = (nodes: readonly TwinNode[]): void => {
    for (const node of nodes) {
      announceStatuses(node.children)
      if (node.details.role !== 'status') continue
      // Changing dots at the end (CONNECTING...) are not announced.
      const words = (node.details.name ?? node.text).replace(/[\s.…]+$/, '')
      const element = tree.entryOf(node.entity)?.element
      if (!element || announcedStatuses.get(element) === words) continue
      announcedStatuses.set(element, words)
      announcer.announce(words, element)
    }
  }

  const relayout = (): void => {
    syncedRevision = -1
    tree.relayout()
    const cell = boxOf(0, 0, CELL.width, CELL.height)
    scale = isShown ? { x: cell.width / CELL.width, y: cell.height / CELL.height } : UNSCALED
    styleCells(main, world.screen, { cell, scale })
  }

  const sync = (): void => {
    arrival.name(setup.view(), setup.label?.() ?? setup.view())
    if (world.revision !== syncedRevision) {
      // Set first, because the fields below may change the world.
      syncedRevision = world.revision
      const nodes = isShown ? readShownTwin(world) : readTwin(world)
      isSyncing = true
      tree.update(nodes)
      for (const { element, node } of reboundEntries) fields.get(element)?.rebind(node.entity)
      reboundEntries.clear()
      for (const field of fields.values()) field.sync()
      syncFocus()
      arrival.complete(world.focused === null && !isFocusElsewhere())
      isSyncing = false
      announceStatuses(nodes)
    }
    selection.beat(world.time.now)
    announcer.sync(world.time.now)
  }

  return {
    sync,
    announce: (text) => announcer.announce(text),
    relayout,
    setShown(next) {
      if (isShown === next) return
      isShown = next
      main.classList.toggle('is-shown', next)
      isSyncing = true
      tree.update([])
      isSyncing = false
      relayout()
      // Until the font is loaded, a fallback font is used in the same cells.
      if (next) loadShownFont().then(relayout, () => undefined)
    },
    release: () => releases.releaseAll(),
  }
}

/** The page's px of one px of a twin that is not shown. */
const UNSCALED = { x: 1, y: 1 }

function isTabStop({ element, node }: TwinEntry): boolean {
  return (
    CONTROL_ROLES.has(node.details.role) && !node.disabled && element.closest('[inert]') === null
  )
}

function revealInScroll(world: GameWorld, entity: EntityId): void {
  const { Place, Scroll } = world.components
  for (const scroll of query(world, [Scroll])) {
    if (Scroll.layer[scroll] === Place.layer[entity]) scrollIntoView(world, scroll, entity)
  }
}
