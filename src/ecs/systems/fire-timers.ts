import { entityExists, removeEntity } from 'bitecs'
import { liveQuery } from '../live-query.ts'
import type { GameWorld } from '../world.ts'

const timers = liveQuery(({ Timer }) => [Timer])

/** The most timers that run in one step. Ends a step in which a timer respawns itself without a delay. */
const MAX_PER_STEP = 10_000

/**
 * Runs the due timers in the order of their due times. While one runs, `world.time.now` is its due time. So the timers
 * that it spawns count from there, and a chain of timers catches up after a pause. A repeating timer runs once after a
 * pause and keeps its phase.
 */
export function fireTimers(world: GameWorld): void {
  const { Timer } = world.components
  const { now } = world.time
  try {
    for (let fired = 0; fired < MAX_PER_STEP; fired += 1) {
      const timer = nextTimer(world)
      if (timer === null || Timer.dueAt[timer] > now) break
      const run = Timer.run[timer]
      const every = Timer.every[timer]
      world.time.now = Timer.dueAt[timer]
      if (every > 0) {
        Timer.dueAt[timer] += every * (Math.floor((now - Timer.dueAt[timer]) / every) + 1)
      } else if (entityExists(world, timer)) {
        removeEntity(world, timer)
      }
      run()
    }
  } finally {
    world.time.now = now
  }
}

/** The timer with the earliest due time, or null. */
function nextTimer(world: GameWorld): number | null {
  let next: number | null = null
  for (const timer of timers(world)) {
    if (next === null || isDueBefore(world, timer, next)) next = timer
  }
  return next
}

function isDueBefore(world: GameWorld, timer: number, other: number): boolean {
  const { Timer } = world.components
  if (Timer.dueAt[timer] !== Timer.dueAt[other]) return Timer.dueAt[timer] < Timer.dueAt[other]
  return Timer.order[timer] < Timer.order[other]
}
