import { addComponent, addEntity, type EntityId } from 'bitecs'
import type { SpokenDetails, SpokenRole } from '../components/spoken.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

export interface GroupPlacement {
  /** Default: 'group'. */
  readonly role?: Extract<
    SpokenRole,
    | 'group'
    | 'log'
    | 'article'
    | 'list'
    | 'listitem'
    | 'table'
    | 'row'
    | 'columnheader'
    | 'cell'
    | 'dialog'
    | 'tablist'
  >
  /** The accessible name. Groups, logs, lists, tables and dialogs need one, and so does a cell without drawn text. */
  readonly name?: string
  /** The covered area, in cells of the layer. */
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly rows: number
  readonly layer?: EntityId
  readonly parent?: EntityId
  readonly speaker?: SpokenDetails['speaker']
  readonly position?: SpokenDetails['position']
}

/**
 * Spawns a box that is not drawn. In the twin it contains the entities whose `parent` it is. They are removed with it.
 */
export function spawnGroup(world: GameWorld, placement: GroupPlacement): EntityId {
  const { BelongsToScreen, Place, Spoken } = world.components
  const { role, layer, name, parent, speaker, position, ...box } = placement
  const group = addEntity(world)
  for (const component of [Place, Spoken, BelongsToScreen]) addComponent(world, group, component)
  Place.layer[group] = layer ?? world.ground
  Place.column[group] = box.column
  Place.row[group] = box.row
  Place.columns[group] = box.columns
  Place.rows[group] = box.rows
  world.lastOrder += 1
  Place.order[group] = world.lastOrder
  Spoken.details[group] = {
    role: role ?? 'group',
    ...(name !== undefined && { name }),
    ...(parent !== undefined && { parent }),
    ...(speaker !== undefined && { speaker }),
    ...(position !== undefined && { position }),
  }
  touch(world)
  return group
}
