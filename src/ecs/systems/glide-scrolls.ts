import { liveQuery } from '../live-query.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

const scrolls = liveQuery(({ Scroll }) => [Scroll])

/** The distance, in px of the buffer, below which a scroll jumps to its target. */
const JUMP_DISTANCE = 0.5

/** Moves every scroll toward its target at a pace that does not depend on the frame rate. Jumps under reduced motion. */
export function glideScrolls(world: GameWorld): void {
  const { Layer, Scroll } = world.components
  for (const scroll of scrolls(world)) {
    const target = Scroll.target[scroll]
    const remainingShare = world.reducedMotion
      ? 0
      : 2 ** (-world.time.delta / Scroll.halfLife[scroll])
    const remaining = (target - Scroll.offset[scroll]) * remainingShare
    Scroll.offset[scroll] = Math.abs(remaining) < JUMP_DISTANCE ? target : target - remaining
    const layer = Scroll.layer[scroll]
    const top = Math.round(Scroll.offset[scroll])
    if (Layer.scrollY[layer] === top) continue
    Layer.scrollY[layer] = top
    touch(world)
  }
}
