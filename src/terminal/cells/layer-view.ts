import { type EntityId } from 'bitecs'
import { liveQuery } from '#src/ecs/live-query.ts'
import { CELL } from '#src/ecs/screen-mode.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type LayerView, SHEET_COLUMNS } from './cell-sheet.ts'

const layers = liveQuery(({ Layer }) => [Layer])

/** The world's layers, lowest first. The first one is the ground. */
export function layersInOrder(world: GameWorld): EntityId[] {
  const { Layer } = world.components
  return [...layers(world)].sort((a, b) => (Layer.order[a] ?? 0) - (Layer.order[b] ?? 0))
}

/** The part of a layer that its window shows, or null when it shows nothing. */
export function viewOf(world: GameWorld, layer: EntityId): LayerView | null {
  const { Layer } = world.components
  const read = (column: readonly number[]): number => Math.round(column[layer] ?? 0)
  const [width, height] = [read(Layer.width), read(Layer.height)]
  const across = visibleCells(read(Layer.scrollX), width, read(Layer.columns), CELL.width)
  const down = visibleCells(read(Layer.scrollY), height, read(Layer.rows), CELL.height)
  if (!across || !down) return null
  return {
    left: read(Layer.left),
    top: read(Layer.top),
    width: Math.min(width, across.count * CELL.width - across.offset),
    height: Math.min(height, down.count * CELL.height - down.offset),
    firstColumn: across.first,
    columns: across.count,
    offsetX: across.offset,
    firstRow: down.first,
    rows: down.count,
    offsetY: down.offset,
  }
}

interface VisibleCells {
  readonly first: number
  readonly count: number
  readonly offset: number
}

function visibleCells(
  scroll: number,
  window: number,
  cells: number,
  size: number,
): VisibleCells | null {
  // Above the top there are no cells, so the top is shown.
  const start = Math.max(0, scroll)
  const first = Math.floor(start / size)
  const offset = start - first * size
  const count = Math.min(cells - first, Math.ceil((offset + window) / size), SHEET_COLUMNS)
  return window > 0 && count > 0 ? { first, count, offset } : null
}
