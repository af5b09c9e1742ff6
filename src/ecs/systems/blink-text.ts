import { BLINK_HALF_PERIOD } from '../components/blink.ts'
import { BLINK } from '../components/text-run.ts'
import { liveQuery } from '../live-query.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

const textRuns = liveQuery(({ TextRun }) => [TextRun])
const blinkingEntities = liveQuery(({ Blink }) => [Blink])

/** Blinks carets and cells with the blink attribute. Under reduced motion all of them stay lit. */
export function blinkText(world: GameWorld): void {
  const { Blink, TextRun } = world.components
  const { now, delta } = world.time
  for (const blinking of blinkingEntities(world)) {
    const lit = isLit(world, blinking)
    if (lit === Blink.lit[blinking]) continue
    Blink.lit[blinking] = lit
    // Only the caret of the focused line is drawn.
    if (world.focused === blinking) touch(world)
  }
  if (world.reducedMotion || phaseAt(now) === phaseAt(now - delta)) return
  for (const text of textRuns(world)) {
    if ((TextRun.attributes[text] & BLINK) === 0) continue
    touch(world)
    break
  }
}

/** Whether cells with the blink attribute are lit at the current time. */
export function areBlinksLit(world: GameWorld): boolean {
  return world.reducedMotion || phaseAt(world.time.now) % 2 === 0
}

/** Whether a caret is lit at the current time. */
function isLit(world: GameWorld, blinking: number): boolean {
  const { Blink } = world.components
  const { halfPeriod } = world.caret
  const age = world.time.now - Blink.since[blinking]
  const rests = halfPeriod === 0 || age >= Blink.restsAfter[blinking]
  return world.reducedMotion || rests || Math.floor(age / halfPeriod) % 2 === 0
}

const phaseAt = (instant: number): number => Math.floor(instant / BLINK_HALF_PERIOD)
