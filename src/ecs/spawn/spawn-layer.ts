import { addComponent, addEntity, type EntityId } from 'bitecs'
import { CELL } from '../screen-mode.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

export interface LayerWindow {
  /** Size of the layer's grid, in cells. */
  readonly columns: number
  readonly rows: number
  /** The window on the screen, in cells. Fractions are allowed when they give whole pixels. */
  readonly window: {
    readonly column: number
    readonly row: number
    readonly columns: number
    readonly rows: number
  }
}

/** Spawns a layer over the ground. It is removed with its screen. */
export function spawnLayer(world: GameWorld, { columns, rows, window }: LayerWindow): EntityId {
  const { BelongsToScreen } = world.components
  const layer = addLayer(world, columns, rows)
  addComponent(world, layer, BelongsToScreen)
  const { Layer } = world.components
  Layer.left[layer] = window.column * CELL.width
  Layer.top[layer] = window.row * CELL.height
  Layer.width[layer] = window.columns * CELL.width
  Layer.height[layer] = window.rows * CELL.height
  touch(world)
  return layer
}

/** Spawns the ground layer, or resizes it when the screen mode has changed. */
export function spawnGround(world: GameWorld): void {
  const { columns, rows } = world.screen
  const { Layer } = world.components
  if (world.ground === 0) world.ground = addLayer(world, columns, rows)
  Layer.columns[world.ground] = columns
  Layer.rows[world.ground] = rows
  Layer.width[world.ground] = columns * CELL.width
  Layer.height[world.ground] = rows * CELL.height
  touch(world)
}

function addLayer(world: GameWorld, columns: number, rows: number): EntityId {
  const { Layer } = world.components
  const layer = addEntity(world)
  addComponent(world, layer, Layer)
  Layer.columns[layer] = columns
  Layer.rows[layer] = rows
  Layer.left[layer] = 0
  Layer.top[layer] = 0
  Layer.scrollX[layer] = 0
  Layer.scrollY[layer] = 0
  world.lastOrder += 1
  Layer.order[layer] = world.lastOrder
  return layer
}
