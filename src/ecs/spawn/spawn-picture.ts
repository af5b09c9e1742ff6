import { addComponent, addEntity } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

interface PicturePlacement {
  /** The address of the picture. */
  readonly source: string
  /** The covered area, in cells of the ground. */
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly rows: number
}

/** Spawns a picture in its own colours, which the browser draws over the glass. It takes no taps. */
export function spawnPicture(world: GameWorld, { source, ...box }: PicturePlacement): void {
  const { BelongsToScreen, Place, Spoken } = world.components
  const picture = addEntity(world)
  for (const component of [Place, Spoken, BelongsToScreen]) addComponent(world, picture, component)
  Place.layer[picture] = world.ground
  Place.column[picture] = box.column
  Place.row[picture] = box.row
  Place.columns[picture] = box.columns
  Place.rows[picture] = box.rows
  world.lastOrder += 1
  Place.order[picture] = world.lastOrder
  Spoken.details[picture] = { role: 'picture', source }
  touch(world)
}
