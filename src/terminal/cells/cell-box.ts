import { type EntityId } from 'bitecs'
import { type GameWorld } from '#src/ecs/world.ts'

/** The box of a layer that an entity may draw in, in cells. */
export interface CellBox {
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly rows: number
}

export function boxOf(world: GameWorld, entity: EntityId): CellBox {
  const { Place } = world.components
  return {
    column: Place.column[entity] ?? 0,
    row: Place.row[entity] ?? 0,
    columns: Place.columns[entity] ?? 0,
    rows: Place.rows[entity] ?? 0,
  }
}
