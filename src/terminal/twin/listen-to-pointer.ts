import { type EntityId, query } from 'bitecs'
import { modalOf } from '#src/ecs/systems/modal.ts'
import { fling, holdScroll } from '#src/ecs/systems/scroll-to.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { SWIPE_BACK } from '#src/protocol/timing.ts'
import { type CssBox } from './hit-targets.ts'
import { listenOn } from './listen-on.ts'
import { type PixelUnder } from './pixel-under.ts'
import { type TwinEntry, type TwinTree } from './twin-tree.ts'

export interface PointerSetup {
  readonly world: GameWorld
  readonly main: HTMLElement
  readonly tree: TwinTree
  readonly pixelUnder: PixelUnder
  readonly boxOfLayer: (layer: EntityId) => CssBox
  /** Called when a control was pressed by pointer, key or assistive technology. */
  readonly press: (entry: TwinEntry) => void
  /** Called for a tap or click outside all controls. */
  readonly onTap: () => void
  /** Called for a wheel or drag over a layer with a scroll, in px of the buffer. Positive is down. */
  readonly onScrollBy: (layer: EntityId, px: number) => void
  /** Called for a finger's drag over anything else, in CSS px. Positive is down. */
  readonly onPan: (px: number) => void
  readonly onSwipeBack: () => void
  /** While it returns true, the pointer selects text and neither presses nor scrolls. */
  readonly isSelecting: () => boolean
}

/** A touch that moves further than this is a drag, CSS px. */
const TAP_SLOP = 10
/** The speed of a finger is measured over this time before it is lifted, ms. */
const SPEED_MS = 100
/** CSS px per line of the wheel. */
const WHEEL_LINE = 16

const NATIVE_ROLES: ReadonlySet<string> = new Set(['combobox', 'link', 'slider', 'textbox'])

interface Drag {
  readonly pointer: number
  readonly startX: number
  readonly startY: number
  readonly layer: EntityId | null
  lastY: number
  /** Recent positions, from which the speed is computed when the finger is lifted. */
  readonly trace: { readonly y: number; readonly at: number }[]
  hasMoved: boolean
}

/** Listens to clicks, taps, drags, swipes and the wheel on the twin. */
export function listenToPointer(setup: PointerSetup): Release {
  const { main, onPan, onScrollBy, onSwipeBack, onTap, press, tree } = setup
  const releases = new Releases()
  let drag: Drag | null = null
  let isDragged = false

  const listen = listenOn(main, releases)
  const scroll = (layer: EntityId, cssPx: number): void => {
    const { height } = setup.boxOfLayer(layer)
    const pixels = setup.world.components.Layer.height[layer] ?? 0
    if (height > 0) onScrollBy(layer, (cssPx * pixels) / height)
  }

  /** Continues the scroll after the finger was lifted, at `speed` CSS px per ms. */
  const continueScroll = (layer: EntityId, speed: number): void => {
    const { height } = setup.boxOfLayer(layer)
    const pixels = setup.world.components.Layer.height[layer] ?? 0
    if (height <= 0 || speed === 0 || modalOf(setup.world) !== null) return
    eachScrollOf(setup.world, layer, (scroll) =>
      fling(setup.world, scroll, (-speed * pixels) / height),
    )
  }

  listen('click', (event) => {
    // Clicks by key or assistive technology have no position and follow no drag.
    const isPlaced = event.detail > 0
    const wasDragged = (isDragged || setup.isSelecting()) && isPlaced
    isDragged = false
    if (wasDragged) return
    const entry = !isPlaced ? controlOf(setup, event.target) : controlAt(setup, event)
    if (entry) press(entry)
    else if (!isForBrowser(tree.entryAt(event.target))) onTap()
  })
  const onWheel = (event: WheelEvent): void => {
    if (event.ctrlKey) return
    const layer = scrolledLayerAt(setup, event)
    if (layer === null) return
    const page = setup.boxOfLayer(layer).height
    const unit = event.deltaMode === 1 ? WHEEL_LINE : event.deltaMode === 2 ? page : 1
    scroll(layer, event.deltaY * unit)
  }
  listen('wheel', onWheel, { passive: true })
  listen('pointerdown', (event) => {
    isDragged = false
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    // A finger on a slider moves only the slider.
    if (event.target instanceof HTMLInputElement) return
    const layer = scrolledLayerAt(setup, event)
    // A touch stops a flung scroll.
    if (layer !== null)
      eachScrollOf(setup.world, layer, (scroll) => holdScroll(setup.world, scroll))
    drag = {
      pointer: event.pointerId,
      startX: event.clientX,
      startY: event.clientY,
      lastY: event.clientY,
      trace: [],
      layer,
      hasMoved: false,
    }
  })
  listen('pointermove', (event) => {
    if (!drag || event.pointerId !== drag.pointer) return
    const distance = Math.hypot(event.clientX - drag.startX, event.clientY - drag.startY)
    drag.hasMoved ||= distance > TAP_SLOP
    if (!drag.hasMoved || setup.isSelecting()) return
    if (drag.layer === null) onPan(drag.lastY - event.clientY)
    else scroll(drag.layer, drag.lastY - event.clientY)
    drag.lastY = event.clientY
    drag.trace.push({ y: event.clientY, at: event.timeStamp })
  })
  listen('pointerup', (event) => {
    if (!drag || event.pointerId !== drag.pointer) return
    const across = event.clientX - drag.startX
    const down = Math.abs(event.clientY - drag.startY)
    isDragged = drag.hasMoved
    const { layer, trace } = drag
    drag = null
    if (setup.isSelecting()) return
    if (layer !== null) continueScroll(layer, speedOf(trace, event.timeStamp))
    if (across > SWIPE_BACK.minHorizontalPx && down < SWIPE_BACK.maxVerticalPx) onSwipeBack()
  })
  listen('pointercancel', () => {
    drag = null
  })
  return () => releases.releaseAll()
}

/** The pointer's speed over the last {@link SPEED_MS}, CSS px per ms. 0 when it rested before it was lifted. */
function speedOf(trace: Drag['trace'], liftedAt: number): number {
  const recent = trace.filter(({ at }) => liftedAt - at <= SPEED_MS)
  const [first, last] = [recent[0], recent.at(-1)]
  if (!first || !last || last.at <= first.at) return 0
  return (last.y - first.y) / (last.at - first.at)
}

function eachScrollOf(world: GameWorld, layer: EntityId, run: (scroll: EntityId) => void): void {
  const { Scroll } = world.components
  for (const scroll of query(world, [Scroll])) if (Scroll.layer[scroll] === layer) run(scroll)
}

interface PlacedEvent {
  readonly clientX: number
  readonly clientY: number
}

function controlOf({ tree }: PointerSetup, target: EventTarget | null): TwinEntry | undefined {
  const entry = tree.entryAt(target)
  return entry && isPressable(entry) ? entry : undefined
}

/**
 * Of all controls whose box or target contains the point, the one nearest to the buffer pixel at that point: the boxes of
 * neighbours may overlap on a curved glass.
 */
function controlAt(
  { main, pixelUnder, tree }: PointerSetup,
  event: PlacedEvent,
): TwinEntry | undefined {
  const { left, top } = main.getBoundingClientRect()
  const x = event.clientX - left
  const y = event.clientY - top
  const seen = pixelUnder(event)
  let nearest: { entry: TwinEntry; distance: number } | undefined
  for (const entry of tree.entries()) {
    if (!isPressable(entry)) continue
    if (distanceTo(entry.target, x, y) > 0 && distanceTo(entry.drawn, x, y) > 0) continue
    const distance = distanceTo(entry.node.box, seen.x, seen.y)
    if (!nearest || distance <= nearest.distance) nearest = { entry, distance }
  }
  return nearest?.entry
}

/** Whether the click is on a native control, or ends a drag that has selected text. */
function isForBrowser(entry: TwinEntry | undefined): boolean {
  return (
    NATIVE_ROLES.has(entry?.node.details.role ?? '') ||
    document.getSelection()?.isCollapsed === false
  )
}

function isPressable({ element, node }: TwinEntry): boolean {
  const { role } = node.details
  return (role === 'button' || role === 'tab') && !node.disabled && !element.closest('[inert]')
}

function distanceTo(box: CssBox, x: number, y: number): number {
  const across = Math.max(box.left - x, 0, x - box.left - box.width)
  const down = Math.max(box.top - y, 0, y - box.top - box.height)
  return Math.hypot(across, down)
}

function scrolledLayerAt(
  { boxOfLayer, main, world }: PointerSetup,
  event: PlacedEvent,
): EntityId | null {
  const { left, top } = main.getBoundingClientRect()
  const { Scroll } = world.components
  for (const scroll of query(world, [Scroll])) {
    const layer = Scroll.layer[scroll]
    if (layer === undefined) continue
    if (distanceTo(boxOfLayer(layer), event.clientX - left, event.clientY - top) === 0) return layer
  }
  return null
}
