import { CELL } from '#src/ecs/screen-mode.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { scrollBy, scrollEnd, scrollTo } from '#src/ecs/systems/scroll-to.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type KeyPress } from './screen-scene.ts'

/** Rows that stay visible when scrolling by a page. */
const OVERLAP_ROWS = 1

/** Scrolls by the usual keys; false for any other key. */
export function scrollByKey(
  world: GameWorld,
  { layer, scroll }: ScrolledArea,
  press: KeyPress,
): boolean {
  const page = (world.components.Layer.height[layer] ?? 0) - OVERLAP_ROWS * CELL.height
  switch (press.key) {
    case 'PageDown':
      scrollBy(world, scroll, page)
      return true
    case 'PageUp':
      scrollBy(world, scroll, -page)
      return true
    case 'Home':
      scrollTo(world, scroll, 0)
      return true
    case 'End':
      scrollTo(world, scroll, scrollEnd(world, scroll))
      return true
    case 'ArrowDown':
      scrollBy(world, scroll, CELL.height)
      return true
    case 'ArrowUp':
      scrollBy(world, scroll, -CELL.height)
      return true
    default:
      return false
  }
}
