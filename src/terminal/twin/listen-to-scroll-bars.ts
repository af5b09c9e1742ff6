import { type EntityId, query } from 'bitecs'
import { CELL } from '#src/ecs/screen-mode.ts'
import { modalOf } from '#src/ecs/systems/modal.ts'
import { scrollBarGeometry, jumpTo, scrollEnd } from '#src/ecs/systems/scroll-to.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { listenOn } from './listen-on.ts'
import { type PixelUnder } from './pixel-under.ts'

export interface ScrollBarSetup {
  readonly world: GameWorld
  readonly main: HTMLElement
  readonly pixelUnder: PixelUnder
}

/** How far from the bar a press still counts, in px of the buffer. The bar is only one cell wide. */
const REACH = { mouse: 4, touch: 20 } as const

interface Drag {
  readonly pointer: number
  readonly scroll: EntityId
  readonly startY: number
  readonly startOffset: number
  /** px of content per px of the bar. */
  readonly ratio: number
}

/**
 * Listens to drags of the drawn scroll bars: the thumb follows the pointer, and a press above or below the thumb moves
 * it there. Must be called before all other pointer listeners are added, because it stops the events that it handles.
 */
export function listenToScrollBars({ main, pixelUnder, world }: ScrollBarSetup): Release {
  const { Place, Scroll, ScrollBar } = world.components
  const releases = new Releases()
  let drag: Drag | null = null
  let suppressesClick = false

  const listen = listenOn(main, releases)
  const barAt = (event: PointerEvent): EntityId | undefined => {
    const { x, y } = pixelUnder(event)
    const reach = event.pointerType === 'mouse' ? REACH.mouse : REACH.touch
    return [...query(world, [ScrollBar, Place])].find((bar) => {
      const left = (Place.column[bar] ?? 0) * CELL.width
      const top = (Place.row[bar] ?? 0) * CELL.height
      const isBeside = x < left - reach || x > left + CELL.width + reach
      const isOver = y >= top && y <= top + (Place.rows[bar] ?? 0) * CELL.height
      return !isBeside && isOver && scrollEnd(world, ScrollBar.scroll[bar] ?? 0) > 0
    })
  }

  listen('pointerdown', (event) => {
    suppressesClick = false
    if (!event.isPrimary || event.button > 0 || modalOf(world) !== null) return
    const bar = barAt(event)
    if (bar === undefined) return
    const scroll = ScrollBar.scroll[bar] ?? 0
    const { y } = pixelUnder(event)
    const geometry = scrollBarGeometry(world, bar)
    const ratio = geometry.track > 0 ? scrollEnd(world, scroll) / geometry.track : 0
    const top = (Place.row[bar] ?? 0) * CELL.height
    const isOnThumb = y >= top + geometry.first && y <= top + geometry.first + geometry.thumb
    if (!isOnThumb) jumpTo(world, scroll, (y - top - geometry.thumb / 2) * ratio)
    const startOffset = Scroll.target[scroll] ?? 0
    drag = { pointer: event.pointerId, scroll, startY: y, startOffset, ratio }
    suppressesClick = true
    // Captures the pointer, to receive the end of a drag outside the glass. Synthetic events have no pointer to capture.
    if (event.isTrusted) main.setPointerCapture(event.pointerId)
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  listen('pointermove', (event) => {
    if (event.pointerId !== drag?.pointer) return
    const { ratio, scroll, startOffset, startY } = drag
    jumpTo(world, scroll, startOffset + (pixelUnder(event).y - startY) * ratio)
    event.stopImmediatePropagation()
  })
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== drag?.pointer) return
    drag = null
    event.stopImmediatePropagation()
  }
  listen('pointerup', end)
  listen('pointercancel', end)
  listen('click', (event) => {
    if (!suppressesClick || event.detail === 0) return
    suppressesClick = false
    event.stopImmediatePropagation()
  })
  return () => releases.releaseAll()
}
