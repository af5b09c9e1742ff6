import { INK } from '#src/ecs/components/text-run.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { chartLines } from './block-chart.ts'
import { spawnShadedArt } from './shaded.ts'

export interface Chart {
  /** The accessible name: what the chart shows, and its range. */
  readonly label: string
  /** Oldest first. */
  readonly points: readonly ChartPoint[]
  /** Column titles of the accessible table. */
  readonly titles: readonly [point: string, figure: string]
  /** Formats a figure for the accessible table. */
  readonly say: (figure: number) => string
  readonly column: number
  readonly row: number
  readonly columns: number
  /** The width of a figure in cells; 1 by default. */
  readonly each?: number
  readonly rows: number
}

export interface ChartPoint {
  readonly name: string
  readonly figure: number
}

/** Spawns a chart of block characters, and the same figures as a table for screen readers. */
export function spawnChart(world: GameWorld, chart: Chart): void {
  spawnChartPicture(world, chart)
  spawnChartTable(world, chart)
}

export function spawnChartPicture(
  world: GameWorld,
  { column, columns, each = 1, label, points, row, rows }: Chart,
): void {
  const figures = points.flatMap(({ figure }) => Array.from({ length: each }, () => figure))
  spawnShadedArt(world, {
    lines: chartLines(figures, columns, rows),
    ...{ column, row, label },
    inkOf: () => INK.normal,
  })
}

/** Spawns the figures of a chart as a table that only screen readers find. */
export function spawnChartTable(world: GameWorld, chart: Chart): void {
  const { label, points, say, titles, ...box } = chart
  const table = spawnGroup(world, { ...box, role: 'table', name: label })
  const spawnRow = (cells: readonly string[], role: 'columnheader' | 'cell'): void => {
    const parent = spawnGroup(world, { ...box, role: 'row', parent: table })
    for (const name of cells) spawnGroup(world, { ...box, role, name, parent })
  }
  spawnRow(titles, 'columnheader')
  for (const { figure, name } of points) spawnRow([name, say(figure)], 'cell')
}
