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
  /** The least width of a tab, of which the gap after it is then a part. */
  readonly leastColumns?: number
  /** The most tabs side by side; the others are below them. Default: all. */
  readonly perRow?: number
  readonly tabs: readonly { readonly id: id; readonly label: string }[]
  readonly selected: id
  readonly pick: (id: id) => void
}

/** Two rows of large letters are a finger. */
const ROWS_APART = 2

/** Spawns tabs side by side; the selected one is bright and underlined. */
export function spawnTabs<id extends string>(world: GameWorld, tabs: Tabs<id>): void {
  const { column, row, gap = 1, perRow = tabs.tabs.length } = tabs
  const labels = labelsOf(tabs.tabs, tabs)
  const gaps = tabs.leastColumns === undefined ? gap : 0
  const lines = Math.ceil(labels.length / perRow)
  const widths = Array.from({ length: lines }, (_, line) =>
    labels
      .slice(line * perRow, (line + 1) * perRow)
      .reduce((sum, { length }) => sum + length + gaps, -gaps),
  )
  // The group is larger than the tabs by the room that a finger needs. Presses outside of it do not count.
  const room = world.screen.profile === 'desktop' ? 0 : 1
  const parent = spawnGroup(world, {
    role: 'tablist',
    name: tabs.name,
    column,
    row: row - room,
    columns: Math.max(...widths),
    rows: 1 + (lines - 1) * ROWS_APART + 2 * room,
  })
  let at = column
  let line = 0
  for (const [index, { id, label }] of tabs.tabs.entries()) {
    if (Math.floor(index / perRow) > line) {
      at = column
      line += 1
    }
    const selected = id === tabs.selected
    const drawn = labels[index] ?? label
    spawnButton(world, {
      label: drawn,
      name: label,
      column: at,
      row: row + line * ROWS_APART,
      parent,
      tab: { selected },
      foreground: selected ? INK.bright : INK.normal,
      attributes: selected ? UNDERLINE : 0,
      press: () => tabs.pick(id),
    })
    at += drawn.length + gaps
  }
}

function labelsOf(
  tabs: Tabs<string>['tabs'],
  { gap = 1, leastColumns, pad = 1 }: Pick<Tabs<string>, 'gap' | 'leastColumns' | 'pad'>,
): readonly string[] {
  const blanks = ' '.repeat(pad)
  const last = tabs.length - 1
  return tabs.map(({ label }, index) => {
    const padded = `${blanks}${label}${blanks}`
    if (leastColumns === undefined) return padded
    return `${padded}${index < last ? ' '.repeat(gap) : ''}`.padEnd(leastColumns)
  })
}
