import { INK } from '#src/ecs/components/text-run.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { chartLines } from './block-chart.ts'
import { spawnShadedArt } from './shaded.ts'

export interface Chart {
  /** What it shows, and between which figures. */
  readonly label: string
  /** The oldest first. */
  readonly points: readonly ChartPoint[]
  /** Of what the points are, and of what the figures: the head of the chart's table. */
  readonly titles: readonly [point: string, figure: string]
  /** A figure as the table says it. */
  readonly say: (figure: number) => string
  readonly column: number
  readonly row: number
  readonly columns: number
  /** Cells that a figure is wide; one where absent. */
  readonly each?: number
  readonly rows: number
}

export interface ChartPoint {
  readonly name: string
  readonly figure: number
}

/** Figures as a picture of block characters; for those who do not see it the same figures as a table. */
export function spawnChart(world: GameWorld, chart: Chart): void {
  const { each = 1, label, points, say, titles, ...box } = chart
  const figures = points.flatMap(({ figure }) => Array.from({ length: each }, () => figure))
  spawnShadedArt(world, {
    lines: chartLines(figures, box.columns, box.rows),
    column: box.column,
    row: box.row,
    label,
    inkOf: () => INK.normal,
  })
  const table = spawnGroup(world, { ...box, role: 'table', name: label })
  const spawnRow = (cells: readonly string[], role: 'columnheader' | 'cell'): void => {
    const parent = spawnGroup(world, { ...box, role: 'row', parent: table })
    for (const name of cells) spawnGroup(world, { ...box, role, name, parent })
  }
  spawnRow(titles, 'columnheader')
  for (const { figure, name } of points) spawnRow([name, say(figure)], 'cell')
}
