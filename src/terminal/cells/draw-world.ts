import { type EntityId, hasComponent, query } from 'bitecs'
import { DIM, INVERSE } from '#src/ecs/components/text-run.ts'
import { shownText } from '#src/ecs/systems/shown-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type GlyphAtlas } from '../glyphs/glyph-atlas.ts'
import { type CellGrid, type CellStyle } from './cell-grid.ts'
import { boxOf } from './cell-box.ts'
import { type CellSheet } from './cell-sheet.ts'
import { drawInputLine } from './draw-input-line.ts'
import { drawText } from './draw-text.ts'
import { layersInOrder, viewOf } from './layer-view.ts'

/** Draws the whole world into the sheet: every layer's window, and on it its entities in the order they were spawned. */
export function drawWorld(world: GameWorld, atlas: GlyphAtlas, sheet: CellSheet): void {
  sheet.begin()
  const grids = new Map<EntityId, CellGrid>()
  for (const layer of layersInOrder(world)) {
    const view = viewOf(world, layer)
    if (view) grids.set(layer, sheet.addLayer(view))
  }
  const { InputLine, Place, TextRun } = world.components
  const drawn = [...query(world, [Place, TextRun])].sort(
    (a, b) => (Place.order[a] ?? 0) - (Place.order[b] ?? 0),
  )
  for (const entity of drawn) {
    const grid = grids.get(Place.layer[entity] ?? 0)
    if (!grid || isOutside(world, entity, grid)) continue
    if (hasComponent(world, entity, InputLine)) drawInputLine(world, entity, atlas, grid)
    else if (isUnlit(world, entity)) continue
    else {
      const box = boxOf(world, entity)
      drawText(grid, atlas, box, shownText(world, entity), styleOf(world, entity))
    }
  }
}

function isOutside(world: GameWorld, entity: EntityId, grid: CellGrid): boolean {
  const { column, row, columns, rows } = boxOf(world, entity)
  const { extent } = grid
  return (
    row + rows <= extent.firstRow ||
    row >= extent.firstRow + extent.rows ||
    column + columns <= extent.firstColumn ||
    column >= extent.firstColumn + extent.columns
  )
}

function isUnlit(world: GameWorld, entity: EntityId): boolean {
  const { Blink } = world.components
  return hasComponent(world, entity, Blink) && Blink.lit[entity] === false
}

/** The style of a text run; the control that has the keyboard is inverted, one that cannot be pressed is dim. */
function styleOf(world: GameWorld, entity: EntityId): CellStyle {
  const { Control, Spoken, TextRun } = world.components
  let attributes = TextRun.attributes[entity] ?? 0
  const isControl =
    hasComponent(world, entity, Control) ||
    (hasComponent(world, entity, Spoken) && Spoken.details[entity]?.role === 'link')
  if (isControl && world.focused === entity) attributes ^= INVERSE
  if (hasComponent(world, entity, Control) && Control.disabled[entity]) attributes |= DIM
  return {
    foreground: TextRun.foreground[entity] ?? 0,
    background: TextRun.background[entity] ?? 0,
    attributes,
  }
}
