import { hasComponent, query } from 'bitecs'
import { blinkText, BLINK_HALF_PERIOD } from './systems/blink-text.ts'
import { BLINK } from './components/text-run.ts'
import { fillProgressBars } from './systems/fill-progress-bars.ts'
import { fireTimers, nextTimer } from './systems/fire-timers.ts'
import { glideScrolls } from './systems/glide-scrolls.ts'
import { moveScrollBars } from './systems/move-scroll-bars.ts'
import { scrollTicker } from './systems/scroll-ticker.ts'
import { typeText } from './systems/type-text.ts'
import type { GameWorld } from './world.ts'

/** Every system, in the order of a step: first what happens, then what moves, then what is drawn from it. */
const systems = [
  fireTimers,
  scrollTicker,
  typeText,
  glideScrolls,
  blinkText,
  fillProgressBars,
  moveScrollBars,
] as const

/** Brings the world to `now` (ms, never backwards) and lets every system do its part. */
export function stepWorld(world: GameWorld, now: number): void {
  world.time.delta = Math.max(0, now - world.time.now)
  world.time.now = Math.max(world.time.now, now)
  for (const system of systems) system(world)
}

/** When the world will change by itself: an instant of its clock (now, where something moves), or null for never. */
export function nextDueAt(world: GameWorld): number | null {
  if (isMoving(world)) return world.time.now
  const dues = [nextTimerAt(world), nextBlinkAt(world)].filter((due) => due !== null)
  return dues.length === 0 ? null : Math.min(...dues)
}

/** When the next timer is due, or null: all that a hidden page needs to wake for. */
export function nextTimerAt(world: GameWorld): number | null {
  const timer = nextTimer(world)
  return timer === null ? null : world.components.Timer.dueAt[timer]
}

function isMoving(world: GameWorld): boolean {
  const { Scroll, TickerLine, Typewriter } = world.components
  if (query(world, [TickerLine]).length > 0 || query(world, [Typewriter]).length > 0) return true
  return [...query(world, [Scroll])].some((it) => Scroll.offset[it] !== Scroll.target[it])
}

function nextBlinkAt(world: GameWorld): number | null {
  if (world.reducedMotion) return null
  const { Blink, InputLine, TextRun } = world.components
  const { now } = world.time
  const turns = [...query(world, [Blink])]
    .filter((it) => !hasComponent(world, it, InputLine) || world.focused === it)
    .filter((it) => now - Blink.since[it] < Blink.restsAfter[it])
    .map((it) => turnAfter(now - Blink.since[it], Blink.halfPeriod[it]) + Blink.since[it])
  const hasBlinkingCells = [...query(world, [TextRun])].some(
    (it) => (TextRun.attributes[it] & BLINK) !== 0,
  )
  if (hasBlinkingCells) turns.push(turnAfter(now, BLINK_HALF_PERIOD))
  return turns.length === 0 ? null : Math.min(...turns)
}

const turnAfter = (instant: number, halfPeriod: number): number =>
  (Math.floor(instant / halfPeriod) + 1) * halfPeriod
