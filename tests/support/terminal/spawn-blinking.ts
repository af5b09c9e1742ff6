import { blink } from '#src/ecs/spawn/spawn-blink.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'

export function spawnBlinking(
  world: GameWorld,
  text: string,
  { halfPeriod, ...place }: { column: number; row: number; halfPeriod: number },
): number {
  const entity = spawnText(world, { ...place, text })
  blink(world, entity, halfPeriod)
  return entity
}
