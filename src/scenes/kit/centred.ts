import { type EntityId } from 'bitecs'
import { spawnText, type TextPlacement } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'

/** Returns the column that centres something `columns` wide. */
export function middleColumn(world: GameWorld, columns: number): number {
  return Math.max(0, Math.floor((world.screen.columns - columns) / 2))
}

/** Spawns text in the middle of the screen, each line centred. */
export function spawnCentred(world: GameWorld, placement: Omit<TextPlacement, 'column'>): EntityId {
  const lines = placement.text.split('\n')
  const columns = Math.max(...lines.map((line) => line.length))
  const text = lines
    .map((line) => ' '.repeat(Math.floor((columns - line.length) / 2)) + line)
    .join('\n')
  return spawnText(world, { ...placement, text, column: middleColumn(world, columns) })
}
