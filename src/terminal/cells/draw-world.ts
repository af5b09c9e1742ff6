import { liveQuery } from '#src/ecs/live-query.ts'
import { type EntityId } from 'bitecs'
import { areBlinksLit } from '#src/ecs/systems/blink-text.ts'
import { type CellSelection, selectedColumns } from '#src/ecs/systems/select-cells.ts'
import { shownText } from '#src/ecs/systems/shown-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type GlyphAtlas } from '../glyphs/glyph-atlas.ts'
import { type CellGrid } from './cell-grid.ts'
import { boxOf, type CellBox } from './cell-box.ts'
import { type CellSheet } from './cell-sheet.ts'
import { drawInputLine } from './draw-input-line.ts'
import { drawText } from './draw-text.ts'
import { layersInOrder, viewOf } from './layer-view.ts'
import { type DrawStates, readDrawStates, styleOf } from './draw-states.ts'

const drawnEntities = liveQuery(({ Place, TextRun }) => [Place, TextRun])

/** Draws the world into the sheet: the window of every layer, and its entities in spawn order. */
export function drawWorld(world: GameWorld, atlas: GlyphAtlas, sheet: CellSheet): void {
  const seen = layersInOrder(world).flatMap((layer) => {
    const view = viewOf(world, layer)
    return view ? [{ layer, view }] : []
  })
  const views = seen.map(({ view }) => view)
  const inOrder = sheet.begin(views, areBlinksLit(world))
  const grids = new Map(seen.map(({ layer }, index) => [layer, inOrder[index]]))
  const states = readDrawStates(world)
  const { Place, TextRun } = world.components
  let layer = -1
  let grid: CellGrid | undefined
  for (const entity of drawnInOrder(world)) {
    const itsLayer = Place.layer[entity] ?? 0
    // Consecutive entities are mostly on the same layer.
    if (itsLayer !== layer) grid = grids.get(itsLayer)
    layer = itsLayer
    const box = boxOf(world, entity)
    if (!grid || isOutside(box, grid)) continue
    if (states.special.size === 0 || !states.special.has(entity)) {
      drawText(grid, atlas, box, TextRun.text[entity] ?? '', styleOf(world, entity, states))
    } else drawSpecial(world, entity, atlas, grid, states)
  }
  if (world.selection) drawSelection(world.selection, grids.get(world.selection.layer))
}

function drawSelection(selection: CellSelection, grid: CellGrid | undefined): void {
  for (let { row } = selection.from; row <= selection.to.row; row += 1) {
    const columns = selectedColumns(selection, row)
    if (columns) grid?.invert(row, columns.first, columns.last)
  }
}

/** Draws input lines and text that is being typed out. */
function drawSpecial(
  world: GameWorld,
  entity: EntityId,
  atlas: GlyphAtlas,
  grid: CellGrid,
  states: DrawStates,
): void {
  if (states.inputs.has(entity)) return drawInputLine(world, entity, atlas, grid)
  const style = styleOf(world, entity, states)
  drawText(grid, atlas, boxOf(world, entity), shownText(world, entity), style)
}

interface Order {
  /** `world.lastOrder` and the number of drawn entities. Together they identify a state of the list. */
  readonly lastOrder: number
  readonly count: number
  readonly entities: readonly EntityId[]
}

const orders = new WeakMap<GameWorld, Order>()

/** The drawn entities in spawn order. Sorted again only when one was added or removed. */
function drawnInOrder(world: GameWorld): readonly EntityId[] {
  const drawn = drawnEntities(world)
  const { lastOrder } = world
  const known = orders.get(world)
  if (known?.lastOrder === lastOrder && known.count === drawn.length) return known.entities
  const { Place } = world.components
  const entities = drawn.toSorted((a, b) => (Place.order[a] ?? 0) - (Place.order[b] ?? 0))
  orders.set(world, { lastOrder, count: drawn.length, entities })
  return entities
}

function isOutside({ column, row, columns, rows }: CellBox, { extent }: CellGrid): boolean {
  return (
    row + rows <= extent.firstRow ||
    row >= extent.firstRow + extent.rows ||
    column + columns <= extent.firstColumn ||
    column >= extent.firstColumn + extent.columns
  )
}
