import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { type ScrolledArea, spawnScroll } from '#src/ecs/spawn/spawn-scroll.ts'
import { type GameWorld } from '#src/ecs/world.ts'

/** Where an item is drawn: on the list's layer, from its first column, in its own group. */
export interface ItemPlace {
  readonly layer: number
  readonly row: number
  readonly columns: number
  readonly parent: number
}

export interface ListItem {
  /** The height of the item, including the space below it. */
  readonly rows: number
  readonly draw: (place: ItemPlace) => void
}

export interface ScrolledList {
  /** The accessible name. */
  readonly name: string
  /** The visible part. */
  readonly window: {
    readonly column: number
    readonly row: number
    readonly columns: number
    readonly rows: number
  }
  readonly barColumn: number
  readonly items: readonly ListItem[]
}

/** Spawns a list of items below each other, which scrolls when it is higher than its window. */
export function spawnList(world: GameWorld, list: ScrolledList): ScrolledArea {
  const { barColumn, items, name, window } = list
  const { columns } = window
  const contentRows = items.reduce((sum, { rows }) => sum + rows, 0)
  const area = spawnScroll(world, { window, contentRows, barColumn })
  const { layer } = area
  const box = { layer, column: 0, columns }
  const parent = spawnGroup(world, { ...box, role: 'list', name, row: 0, rows: contentRows })
  let row = 0
  for (const { rows, draw } of items) {
    const item = spawnGroup(world, { ...box, role: 'listitem', row, rows, parent })
    draw({ layer, row, columns, parent: item })
    row += rows
  }
  return area
}
