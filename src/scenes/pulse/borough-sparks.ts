import { type PriceHistory } from '#src/api/get-price-history.ts'
import { spawnTable } from '#src/ecs/spawn/spawn-table.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { PULSE_TEXTS } from '#src/protocol/street-messages.ts'
import { BOROUGH_NAMES, type BoroughName } from '#src/protocol/street.ts'
import { boroughName } from '../kit/borough-name.ts'
import { type Chart, spawnChartPicture, spawnChartTable } from '../kit/spawn-chart.ts'

const NAME_COLUMNS = 13
const CHANGE_COLUMNS = 8
const NARROW_CHANGE_COLUMNS = 7
const SPARK_COLUMNS = 18
const TICKS_A_COLUMN = 12

export interface BoroughSparks {
  readonly column: number
  readonly row: number
  /** The index of each borough over three days, oldest first. */
  readonly histories: Readonly<Partial<Record<BoroughName, PriceHistory>>>
  /** Whether the lowest, the highest and the last index are shown instead of the charts, and all of them as tables. */
  readonly showsFigures: boolean
}

/** Draws what each borough's goods have done over three days, each as a change and a chart of one row, or figures. */
export function drawBoroughSparks(world: GameWorld, sparks: BoroughSparks): void {
  const { column, row, histories, showsFigures } = sparks
  const [borough, days] = PULSE_TEXTS.sparkColumns
  // Large letters leave no room for both the figures and the change.
  const isNarrow = world.screen.profile === 'narrow'
  const changeColumns = isNarrow ? NARROW_CHANGE_COLUMNS : CHANGE_COLUMNS
  const hasChange = !isNarrow || !showsFigures
  spawnTable(world, {
    name: PULSE_TEXTS.sparks,
    column,
    row,
    gap: 1,
    columns: [
      { title: borough, columns: NAME_COLUMNS },
      ...(hasChange ? [{ title: days, columns: changeColumns, align: 'end' as const }] : []),
    ],
    rows: BOROUGH_NAMES.map((name) => [
      boroughName(name),
      ...(hasChange ? [changeText(histories[name] ?? [])] : []),
    ]),
  })
  const chartColumn = column + NAME_COLUMNS + 1 + (hasChange ? changeColumns + 1 : 0)
  const columns = Math.min(SPARK_COLUMNS, world.screen.columns - chartColumn)
  for (const [index, name] of BOROUGH_NAMES.entries()) {
    const history = thinned(histories[name] ?? [])
    if (history.length === 0) continue
    const place = { column: chartColumn, row: row + 1 + index }
    const chart: Chart = {
      label: PULSE_TEXTS.spark(boroughName(name), changeText(histories[name] ?? [])),
      points: history.map(([tick, price]) => ({ name: String(tick), figure: price })),
      titles: PULSE_TEXTS.indexColumns,
      say: sayIndex,
      ...{ ...place, columns, rows: 1 },
    }
    if (showsFigures) {
      spawnText(world, { ...place, text: figuresText(history, isNarrow ? 2 : 3) })
      spawnChartTable(world, chart)
    } else spawnChartPicture(world, chart)
  }
}

const sayIndex = (index: number): string => index.toFixed(3)

/** The lowest, the highest and the last index. */
function figuresText(history: PriceHistory, digits: number): string {
  const indices = history.map(([, index]) => index)
  return [Math.min(...indices), Math.max(...indices), indices.at(-1) ?? 0]
    .map((index) => index.toFixed(digits))
    .join(' ')
}

/** Returns every twelfth tick up to the last: as many as the chart has columns. */
function thinned(history: PriceHistory): PriceHistory {
  return history.filter((_, index) => (history.length - 1 - index) % TICKS_A_COLUMN === 0)
}

function changeText(history: PriceHistory): string {
  const [first, last] = [history[0]?.[1], history.at(-1)?.[1]]
  return first && last ? PULSE_TEXTS.change(last / first - 1) : ''
}
