import { addComponent, addEntity, type EntityId } from 'bitecs'
import type { GameWorld } from '../world.ts'

export interface TimerSetup {
  /** ms from now. */
  readonly after: number
  /** ms between repeats. Default: run once. */
  readonly every?: number
  readonly run: () => void
  /** 'screen' (default): removed with the screen. 'page': stays. */
  readonly lasts?: 'screen' | 'page'
}

/** Spawns a timer. Despawn it to cancel it. */
export function spawnTimer(world: GameWorld, { after, every, run, lasts }: TimerSetup): EntityId {
  const { BelongsToScreen, Timer } = world.components
  const timer = addEntity(world)
  addComponent(world, timer, Timer)
  if (lasts !== 'page') addComponent(world, timer, BelongsToScreen)
  Timer.dueAt[timer] = world.time.now + after
  Timer.every[timer] = every ?? 0
  Timer.run[timer] = run
  world.lastOrder += 1
  Timer.order[timer] = world.lastOrder
  return timer
}
