import { type EntityId, query } from 'bitecs'
import { CELL } from '#src/ecs/screen-mode.ts'
import { focus } from '#src/ecs/systems/focus.ts'
import { scrollIntoView } from '#src/ecs/systems/scroll-to.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { Releases } from '#src/lib/releases.ts'
import { DUPLICATE_TAP_MS } from '#src/protocol/timing.ts'
import { type Rgb } from '../cells/tones.ts'
import { createAnnouncer } from './announcer.ts'
import { type ChoiceField, createChoiceField } from './choice-field.ts'
import { hearKeys } from './hear-keys.ts'
import { hearPointer } from './hear-pointer.ts'
import { hearScrollBars } from './hear-scroll-bars.ts'
import { hearSelection } from './hear-selection.ts'
import { createInputField, type InputField } from './input-field.ts'
import { createSliderField, type SliderField } from './slider-field.ts'
import { type PixelUnder } from './pixel-under.ts'
import { readShownTwin, readTwin } from './read-twin.ts'
import { loadShownFont, measureAdvance } from './shown-font.ts'
import { CONTROL_ROLES, isStanding, type TwinNode } from './twin-node.ts'
import { type CssBox, type TwinEntry, TwinTree } from './twin-tree.ts'
import './twin.css'

export interface TwinSetup {
  readonly world: GameWorld
  /** `<main id="twin">`: exactly over the glass, as large as it. */
  readonly main: HTMLElement
  /** Where the glass shows a box of the buffer: CSS px from main's top left. */
  readonly boxOf: (left: number, top: number, width: number, height: number) => CssBox
  /** The sixteen colours, for a twin that is the screen. */
  readonly palette: readonly Rgb[]
  /** The px of the buffer that are seen at a place of the twin, CSS px from main's top left. */
  readonly pixelAt: (left: number, top: number) => { readonly x: number; readonly y: number }
  /** A finger has selected this text and wants it in the clipboard. */
  readonly onCopy?: (text: string) => void
  /** data-view: the name of the screen that is shown. */
  readonly view: () => string
  /** The screen's accessible name; its view where absent. */
  readonly label?: () => string
  /** A key for the screen; true when it was used. */
  readonly onKey: (event: KeyboardEvent) => boolean
  /** A tap or click that met no control. */
  readonly onTap?: () => void
  /** Wheel or finger over a layer that scrolls: px of the buffer, downwards positive. */
  readonly onScrollBy?: (layer: EntityId, px: number) => void
  /** A swipe to the right. */
  readonly onSwipeBack?: () => void
}

export interface Twin {
  /** To be called on each beat, after the world has moved. Does nothing while the world is still. */
  sync(): void
  /** Whether the twin is itself the screen: drawn as the glass would be. Transparent over the glass where false. */
  setShown(isShown: boolean): void
  /** Says a text to whoever hears the screen; what comes within 500 ms is said together. */
  announce(text: string): void
  /** The glass has another place or size: the next sync places everything anew. */
  relayout(): void
  release(): void
}

/** The accessible twin: the screen as real elements, transparent, over what is drawn. */
export function createTwin(setup: TwinSetup): Twin {
  const { world, main, boxOf } = setup
  const releases = new Releases()
  const announcer = createAnnouncer(main)
  releases.own(() => announcer.release())
  const fields = new Map<HTMLElement, InputField | ChoiceField | SliderField>()
  const statuses = new WeakMap<HTMLElement, string>()
  const rebound = new Set<TwinEntry>()
  let lastPress: { element: HTMLElement | null; at: number } = { element: null, at: 0 }
  let named = { view: '', label: '' }
  let seen = -1
  let isSyncing = false
  let holdsFocus = false
  let isShown = false

  const tree = new TwinTree({
    main,
    boxOf: ({ left, top, width, height }) => boxOf(left, top, width, height),
    palette: setup.palette,
    created: ({ element, node }) => {
      if (element instanceof HTMLTextAreaElement) {
        fields.set(
          element,
          createInputField(world, node.entity, element, () => catchUp(element)),
        )
      }
      if (element instanceof HTMLSelectElement) {
        fields.set(
          element,
          createChoiceField(world, node.entity, element, () => catchUp(element)),
        )
      }
      if (element instanceof HTMLInputElement) {
        fields.set(
          element,
          createSliderField(world, node.entity, element, () => catchUp(element)),
        )
      }
    },
    rebound: (entry) => rebound.add(entry),
    removed: ({ element }) => {
      fields.get(element)?.release()
      fields.delete(element)
    },
  })
  releases.own(() => tree.update([]))

  /** What an element stands for now, though its screen was drawn anew since the last beat; undefined where it left. */
  const catchUp = (element: HTMLElement): TwinEntry | undefined => {
    const entry = tree.entryAt(element)
    if (!entry || isSyncing || isStanding(world, entry.node)) return entry
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
    // What is typed next goes where the press has put the focus, before the next beat already.
    sync()
  }
  const pixelUnder: PixelUnder = ({ clientX, clientY }) => {
    const { left, top } = main.getBoundingClientRect()
    return setup.pixelAt(clientX - left, clientY - top)
  }
  releases.own(hearScrollBars({ world, main, pixelUnder }))
  const selection = hearSelection({
    ...{ world, main, pixelUnder },
    isOn: () => !isShown,
    onCopy: setup.onCopy ?? (() => undefined),
  })
  releases.own(() => selection.release())
  releases.own(
    hearPointer({
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
      onSwipeBack: setup.onSwipeBack ?? (() => undefined),
    }),
  )
  const onKey = (event: KeyboardEvent): boolean => {
    const isUsed = setup.onKey(event)
    // A screen that leaves a key to its text field has only to focus it: the browser types it there.
    if (!isUsed) sync()
    return isUsed
  }
  const moveFocus = (step: 1 | -1): boolean => {
    const stops = tree.entries().filter(isTabStop)
    const at = stops.findIndex(({ element }) => element === document.activeElement)
    const from = at < 0 && step === -1 ? 0 : at
    const next = stops[(from + step + stops.length) % stops.length]
    next?.element.focus({ preventScroll: true })
    return next !== undefined
  }
  releases.own(hearKeys({ main, moveFocus, onKey }))

  const hearFocus = (event: FocusEvent): void => {
    holdsFocus = true
    const entry = event.target instanceof HTMLElement ? catchUp(event.target) : undefined
    if (isSyncing || !entry) return
    focus(world, entry.node.entity)
    revealInScroll(world, entry.node.entity)
  }
  const hearBlur = (event: FocusEvent): void => {
    const goesOn = event.relatedTarget instanceof Node && main.contains(event.relatedTarget)
    holdsFocus = goesOn
    if (!isSyncing && !goesOn) focus(world, null)
  }
  main.addEventListener('focusin', hearFocus)
  main.addEventListener('focusout', hearBlur)
  releases.own(() => main.removeEventListener('focusin', hearFocus))
  releases.own(() => main.removeEventListener('focusout', hearBlur))

  /** Gives the keyboard to the element of what has the focus in the world; false where it is not there yet. */
  const followFocus = (): boolean => {
    const wished = world.focused === null ? undefined : tree.entryOf(world.focused)
    if (wished && wished.element !== document.activeElement) {
      wished.element.focus({ preventScroll: true })
    }
    return wished !== undefined
  }
  const syncFocus = (): void => {
    if (world.focused === null && !holdsFocus) return
    const active = document.activeElement
    const isElsewhere = active !== null && active !== document.body && !main.contains(active)
    if (isElsewhere) return
    if (!followFocus() && active instanceof HTMLElement && main.contains(active)) active.blur()
  }
  const announceStatuses = (nodes: readonly TwinNode[]): void => {
    for (const node of nodes) {
      announceStatuses(node.children)
      if (node.details.role !== 'status') continue
      // Dots that come and go (CONNECTING...) say nothing new.
      const words = (node.details.name ?? node.text).replace(/[\s.…]+$/, '')
      const element = tree.entryOf(node.entity)?.element
      if (!element || statuses.get(element) === words) continue
      statuses.set(element, words)
      announcer.announce(words)
    }
  }

  const name = (view: string, label: string): void => {
    if (view === named.view && label === named.label) return
    named = { view, label }
    main.setAttribute('data-view', view)
    main.setAttribute('aria-label', label)
  }
  const relayout = (): void => {
    seen = -1
    tree.relayout()
    const cell = boxOf(0, 0, CELL.width, CELL.height)
    main.style.setProperty('--cell-height', `${cell.height}px`)
    main.style.setProperty('--cell-width', `${cell.width}px`)
    if (!isShown) return
    main.style.setProperty('--letter-spacing', `${cell.width - measureAdvance(cell.height)}px`)
  }

  const sync = (): void => {
    name(setup.view(), setup.label?.() ?? setup.view())
    if (world.revision !== seen) {
      // What the fields hand over below is a change of its own.
      seen = world.revision
      const nodes = isShown ? readShownTwin(world) : readTwin(world)
      isSyncing = true
      tree.update(nodes)
      for (const { element, node } of rebound) fields.get(element)?.rebind(node.entity)
      rebound.clear()
      for (const field of fields.values()) field.sync()
      syncFocus()
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
      // Until then the browser's own letters stand in the same cells.
      if (next) loadShownFont().then(relayout, () => undefined)
    },
    release: () => releases.releaseAll(),
  }
}

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
