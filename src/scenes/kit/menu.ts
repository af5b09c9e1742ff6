import { type GameWorld } from '#src/ecs/world.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from './box-button.ts'
import { middleColumn } from './centred.ts'

export interface MenuEntry {
  readonly label: string
  readonly press: () => void
}

/** Spawns boxed buttons of equal width, centred below each other. */
export function spawnMenu(
  world: GameWorld,
  menu: { readonly row: number; readonly columns?: number; readonly gap?: number },
  entries: readonly MenuEntry[],
): void {
  const columns = menu.columns ?? Math.max(...entries.map(({ label }) => boxColumns(label)))
  const column = middleColumn(world, columns)
  for (const [index, entry] of entries.entries()) {
    const row = menu.row + index * (BOX_BUTTON_ROWS + (menu.gap ?? 0))
    spawnBoxButton(world, { ...entry, column, row, columns })
  }
}
