import { addComponent, addEntity, type EntityId } from 'bitecs'
import type { GameWorld } from '../world.ts'

export interface TimerSetup {
  /** ms from now. */
  readonly after: number
  /** ms between repeats; once where absent. */
  readonly every?: number
  readonly run: () => void
  /** 'screen' (default): ends with the screen. 'page': lives on. */
  readonly lasts?: 'screen' | 'page'
}

/** Something that is to happen later. Despawn it to call it off. */
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
