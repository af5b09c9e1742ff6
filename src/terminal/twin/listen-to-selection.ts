import { type EntityId } from 'bitecs'
import { liveQuery } from '#src/ecs/live-query.ts'
import { CELL } from '#src/ecs/screen-mode.ts'
import { type CellPosition, selectCells } from '#src/ecs/systems/select-cells.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { listenOn } from './listen-on.ts'
import { type PixelUnder } from './pixel-under.ts'
import { readSelection, wordAt } from '../cells/read-cells.ts'

export interface SelectionSetup {
  readonly world: GameWorld
  readonly main: HTMLElement
  /** Maps a pointer position to px of the buffer. */
  readonly pixelUnder: PixelUnder
  /** False while the browser's own selection is used. */
  readonly isOn: () => boolean
  /** Called with the text that a long press has selected, because touch devices have no key to copy it. */
  readonly onCopy: (text: string) => void
}

export interface SelectionListener {
  /** Whether the pointer is selecting. Then it neither scrolls nor presses. */
  readonly isSelecting: boolean
  /** Call on each beat, to detect a long press. */
  beat(now: number): void
  readonly release: Release
}

/** ms after which a resting finger selects. */
const LONG_PRESS = 500
/** Moving further than this starts a selection (mouse) or cancels a long press (finger), CSS px. */
const SLOP = { mouse: 4, touch: 10 } as const

/** A press that may start a selection. */
interface Anchor {
  readonly pointer: number
  readonly isMouse: boolean
  readonly layer: EntityId
  readonly cell: CellPosition
  /** The range that stays selected while the pointer moves: the cell, or the word of a long press. */
  start: { readonly from: CellPosition; readonly to: CellPosition }
  readonly clientX: number
  readonly clientY: number
  /** The time of the press on the world's clock. */
  readonly at: number
}

const layersOf = liveQuery(({ Layer }) => [Layer])

/** Selects cells by mouse drag, double click or long press, and handles the copy event. */
export function listenToSelection(setup: SelectionSetup): SelectionListener {
  const { main, onCopy, world } = setup
  const releases = new Releases()
  let anchor: Anchor | null = null
  let isSelecting = false

  const listen = listenOn(main, releases)
  const isForCells = ({ target }: Event): boolean => setup.isOn() && !isField(target)

  listen('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return
    isSelecting = false
    anchor = null
    selectCells(world, null)
    if (!isForCells(event)) return
    const pixel = setup.pixelUnder(event)
    const layer = layerAt(world, pixel)
    const cell = cellAt(world, layer, pixel)
    anchor = {
      pointer: event.pointerId,
      isMouse: event.pointerType === 'mouse',
      layer,
      cell,
      start: { from: cell, to: cell },
      clientX: event.clientX,
      clientY: event.clientY,
      at: world.time.now,
    }
  })
  listen('pointermove', (event) => {
    if (!anchor || event.pointerId !== anchor.pointer) return
    const distance = Math.hypot(event.clientX - anchor.clientX, event.clientY - anchor.clientY)
    if (!isSelecting && distance > (anchor.isMouse ? SLOP.mouse : SLOP.touch)) {
      if (!anchor.isMouse) {
        anchor = null
        return
      }
      isSelecting = true
      main.setPointerCapture(event.pointerId)
    }
    if (!isSelecting) return
    const { layer, start } = anchor
    const to = cellAt(world, layer, setup.pixelUnder(event))
    selectCells(world, { layer, from: isBefore(to, start.from) ? start.to : start.from, to })
  })
  const end = (event: PointerEvent): void => {
    if (!anchor || event.pointerId !== anchor.pointer) return
    const { selection } = world
    if (isSelecting && !anchor.isMouse && selection) onCopy(readSelection(world, selection))
    anchor = null
  }
  listen('pointerup', end)
  listen('pointercancel', end)
  listen('dblclick', (event) => {
    if (!isForCells(event)) return
    const pixel = setup.pixelUnder(event)
    const layer = layerAt(world, pixel)
    selectCells(world, wordAt(world, layer, cellAt(world, layer, pixel)))
  })
  listen('contextmenu', (event) => {
    // Suppresses the menu of a long press.
    if (isSelecting || (anchor && !anchor.isMouse)) event.preventDefault()
  })
  const onCopyEvent = (event: ClipboardEvent): void => {
    const { selection } = world
    if (!selection || !setup.isOn() || !event.clipboardData || hasOwnSelection()) return
    event.clipboardData.setData('text/plain', readSelection(world, selection))
    event.preventDefault()
  }
  document.addEventListener('copy', onCopyEvent)
  releases.own(() => document.removeEventListener('copy', onCopyEvent))

  return {
    get isSelecting() {
      return isSelecting
    },
    beat(now) {
      if (!anchor || anchor.isMouse || isSelecting || now - anchor.at < LONG_PRESS) return
      const word = wordAt(world, anchor.layer, anchor.cell)
      if (!word) return
      isSelecting = true
      anchor.start = word
      main.setPointerCapture(anchor.pointer)
      selectCells(world, word)
    },
    release: () => releases.releaseAll(),
  }
}

const isBefore = (a: CellPosition, b: CellPosition): boolean =>
  a.row < b.row || (a.row === b.row && a.column < b.column)

/** The uppermost layer whose window contains the pixel, else the ground. */
function layerAt(world: GameWorld, { x, y }: { x: number; y: number }): EntityId {
  const { Layer } = world.components
  const read = (side: readonly number[], layer: EntityId): number => side[layer] ?? 0
  let found = world.ground
  for (const layer of layersOf(world)) {
    const across = x - read(Layer.left, layer)
    const down = y - read(Layer.top, layer)
    const isIn =
      across >= 0 &&
      down >= 0 &&
      across < read(Layer.width, layer) &&
      down < read(Layer.height, layer)
    if (isIn && read(Layer.order, layer) >= read(Layer.order, found)) found = layer
  }
  return found
}

/** The cell of a layer at a pixel, or the nearest cell in its window. */
function cellAt(
  world: GameWorld,
  layer: EntityId,
  { x, y }: { x: number; y: number },
): CellPosition {
  const { Layer } = world.components
  const read = (side: readonly number[]): number => side[layer] ?? 0
  const within = (at: number, start: number, length: number): number =>
    Math.min(Math.max(0, at - start), Math.max(0, length - 1))
  const across = within(x, read(Layer.left), read(Layer.width)) + read(Layer.scrollX)
  const down = within(y, read(Layer.top), read(Layer.height)) + read(Layer.scrollY)
  return { column: Math.floor(across / CELL.width), row: Math.floor(down / CELL.height) }
}

/** Whether the browser handles selection in the element. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLInputElement
  )
}

/** Whether a text field has the focus and a selection. */
function hasOwnSelection(): boolean {
  const { activeElement } = document
  return (
    activeElement instanceof HTMLTextAreaElement &&
    activeElement.selectionStart !== activeElement.selectionEnd
  )
}
