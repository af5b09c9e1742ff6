import { query } from 'bitecs'
import { areBlinksLit } from '#src/ecs/systems/blink-text.ts'
import { shownText } from '#src/ecs/systems/shown-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type GlyphAtlas } from '../glyphs/glyph-atlas.ts'
import { type CellGrid } from './cell-grid.ts'
import { boxOf, type CellBox } from './cell-box.ts'
import { type CellSheet } from './cell-sheet.ts'
import { drawInputLine } from './draw-input-line.ts'
import { drawText } from './draw-text.ts'
import { layersInOrder, viewOf } from './layer-view.ts'
import { readLooks, styleOf } from './looks.ts'

/** Draws the whole world into the sheet: every layer's window, and on it its entities in the order they were spawned. */
export function drawWorld(world: GameWorld, atlas: GlyphAtlas, sheet: CellSheet): void {
  const seen = layersInOrder(world).flatMap((layer) => {
    const view = viewOf(world, layer)
    return view ? [{ layer, view }] : []
  })
  const views = seen.map(({ view }) => view)
  const inOrder = sheet.begin(views, areBlinksLit(world))
  const grids = new Map(seen.map(({ layer }, index) => [layer, inOrder[index]]))
  const looks = readLooks(world)
  const { Place, TextRun } = world.components
  const drawn = [...query(world, [Place, TextRun])].sort(
    (a, b) => (Place.order[a] ?? 0) - (Place.order[b] ?? 0),
  )
  for (const entity of drawn) {
    const grid = grids.get(Place.layer[entity] ?? 0)
    const box = boxOf(world, entity)
    if (!grid || isOutside(box, grid) || looks.unlit.has(entity)) continue
    if (looks.inputs.has(entity)) drawInputLine(world, entity, atlas, grid)
    else {
      const text = looks.typed.has(entity) ? shownText(world, entity) : TextRun.text[entity]
      drawText(grid, atlas, box, text ?? '', styleOf(world, entity, looks))
    }
  }
}

function isOutside({ column, row, columns, rows }: CellBox, { extent }: CellGrid): boolean {
  return (
    row + rows <= extent.firstRow ||
    row >= extent.firstRow + extent.rows ||
    column + columns <= extent.firstColumn ||
    column >= extent.firstColumn + extent.columns
  )
}
