import { INK, UNDERLINE } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { type GameWorld } from '#src/ecs/world.ts'

export interface Tabs<id extends string> {
  /** The accessible name of the tab list. */
  readonly name: string
  readonly column: number
  readonly row: number
  /** Cells between two tabs; 1 by default. */
  readonly gap?: number
  /** Blanks on either side of a label; 1 by default. */
  readonly pad?: number
  readonly tabs: readonly { readonly id: id; readonly label: string }[]
  readonly selected: id
  readonly pick: (id: id) => void
}

/** Spawns tabs side by side; the selected one is bright and underlined. */
export function spawnTabs<id extends string>(world: GameWorld, tabs: Tabs<id>): void {
  const { column, row, gap = 1, pad = 1 } = tabs
  const columns = tabs.tabs.reduce((sum, { label }) => sum + label.length + 2 * pad + gap, -gap)
  // The group is larger than the tabs by the room that a finger needs. Presses outside of it do not count.
  const room = world.screen.profile === 'mobile' ? 1 : 0
  const parent = spawnGroup(world, {
    role: 'tablist',
    name: tabs.name,
    column,
    row: row - room,
    columns,
    rows: 1 + 2 * room,
  })
  const blanks = ' '.repeat(pad)
  let at = column
  for (const { id, label } of tabs.tabs) {
    const selected = id === tabs.selected
    spawnButton(world, {
      label: `${blanks}${label}${blanks}`,
      name: label,
      column: at,
      row,
      parent,
      tab: { selected },
      foreground: selected ? INK.bright : INK.normal,
      attributes: selected ? UNDERLINE : 0,
      press: () => tabs.pick(id),
    })
    at += label.length + 2 * pad + gap
  }
}
