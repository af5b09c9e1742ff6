import type { EntityId } from 'bitecs'
import { CELL } from '../screen-mode.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** ms in which the remaining distance halves: of a glide, and of a fling by finger. */
export const GLIDE_HALF_LIFE = 45
const FLING_HALF_LIFE = 200

/** Starts a glide to `offset` px from the top, clamped to the content. */
export function scrollTo(world: GameWorld, scroll: EntityId, offset: number): void {
  const { Scroll } = world.components
  Scroll.halfLife[scroll] = GLIDE_HALF_LIFE
  Scroll.target[scroll] = Math.min(scrollEnd(world, scroll), Math.max(0, offset))
}

/** Starts a glide by `distance` px from the current target, so that repeated steps add up. */
export function scrollBy(world: GameWorld, scroll: EntityId, distance: number): void {
  scrollTo(world, scroll, world.components.Scroll.target[scroll] + distance)
}

/** Continues a scroll at the speed of the finger, px per ms, and slows it down. No effect under reduced motion. */
export function fling(world: GameWorld, scroll: EntityId, speed: number): void {
  if (world.reducedMotion) return
  // The distance whose exponential decay begins at that speed.
  scrollBy(world, scroll, (speed * FLING_HALF_LIFE) / Math.LN2)
  world.components.Scroll.halfLife[scroll] = FLING_HALF_LIFE
}

/** Stops a flung scroll at its current position. */
export function holdScroll(world: GameWorld, scroll: EntityId): void {
  const { Scroll } = world.components
  if (Scroll.halfLife[scroll] === FLING_HALF_LIFE) scrollTo(world, scroll, Scroll.offset[scroll])
}

/** Scrolls to `offset` at once, without a glide. */
export function jumpTo(world: GameWorld, scroll: EntityId, offset: number): void {
  const { Layer, Scroll } = world.components
  scrollTo(world, scroll, offset)
  Scroll.offset[scroll] = Scroll.target[scroll]
  Layer.scrollY[Scroll.layer[scroll]] = Math.round(Scroll.offset[scroll])
  touch(world)
}

/** The largest scroll offset, in px. */
export function scrollEnd(world: GameWorld, scroll: EntityId): number {
  const { Layer, Scroll } = world.components
  return Math.max(0, Scroll.contentHeight[scroll] - Layer.height[Scroll.layer[scroll]])
}

/** The position and size of a scroll bar's thumb and the distance it can move, in px of the buffer. */
export function scrollBarGeometry(
  world: GameWorld,
  bar: EntityId,
): { readonly first: number; readonly thumb: number; readonly track: number } {
  const { Layer, Place, Scroll, ScrollBar } = world.components
  const scroll = ScrollBar.scroll[bar]
  const height = Place.rows[bar] * CELL.height
  const seen = Layer.height[Scroll.layer[scroll]] / Math.max(1, Scroll.contentHeight[scroll])
  const thumb = Math.max(CELL.height, Math.round(Place.rows[bar] * seen) * CELL.height)
  const track = height - thumb
  const end = scrollEnd(world, scroll)
  const share = end > 0 ? Math.min(1, Scroll.offset[scroll] / end) : 0
  return { first: track * share, thumb, track }
}

/** Whether the scroll's target is within `threshold` px of its end. */
export function isNearBottom(world: GameWorld, scroll: EntityId, threshold: number): boolean {
  return scrollEnd(world, scroll) - world.components.Scroll.target[scroll] <= threshold
}

/** Sets the height of the content in rows. A scroll that is now past the end glides back to it. */
export function setContentRows(world: GameWorld, scroll: EntityId, rows: number): void {
  const { Layer, Scroll } = world.components
  const height = rows * CELL.height
  if (Scroll.contentHeight[scroll] === height) return
  Scroll.contentHeight[scroll] = height
  Layer.rows[Scroll.layer[scroll]] = rows
  touch(world)
  if (Scroll.target[scroll] > scrollEnd(world, scroll))
    scrollTo(world, scroll, scrollEnd(world, scroll))
}

/** Starts a glide of the scroll that brings the entity into its window. */
export function scrollIntoView(world: GameWorld, scroll: EntityId, entity: EntityId): void {
  const { Layer, Place, Scroll } = world.components
  const top = Place.row[entity] * CELL.height
  const bottom = top + Place.rows[entity] * CELL.height
  const height = Layer.height[Scroll.layer[scroll]]
  if (top < Scroll.target[scroll]) scrollTo(world, scroll, top)
  else if (bottom > Scroll.target[scroll] + height) scrollTo(world, scroll, bottom - height)
}
