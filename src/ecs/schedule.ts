import { blinkText } from './systems/blink-text.ts'
import { fillProgressBars } from './systems/fill-progress-bars.ts'
import { fireTimers } from './systems/fire-timers.ts'
import { glideScrolls } from './systems/glide-scrolls.ts'
import { moveScrollBars } from './systems/move-scroll-bars.ts'
import { scrollTicker } from './systems/scroll-ticker.ts'
import { typeText } from './systems/type-text.ts'
import type { GameWorld } from './world.ts'

/** All systems in the order of a step: first timers, then motion, then what is drawn from them. */
const systems = [
  fireTimers,
  scrollTicker,
  typeText,
  glideScrolls,
  blinkText,
  fillProgressBars,
  moveScrollBars,
] as const

/** Advances the world to `now` (ms, never backwards) and runs every system. */
export function stepWorld(world: GameWorld, now: number): void {
  world.time.delta = Math.max(0, now - world.time.now)
  world.time.now = Math.max(world.time.now, now)
  for (const system of systems) system(world)
}
