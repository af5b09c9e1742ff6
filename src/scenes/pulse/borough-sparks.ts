import { type PriceHistory } from '#src/api/get-price-history.ts'
import { spawnTable } from '#src/ecs/spawn/spawn-table.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { MARKET_TEXTS, PULSE_TEXTS } from '#src/protocol/street-messages.ts'
import { BOROUGH_NAMES, type BoroughName } from '#src/protocol/street.ts'
import { boroughName } from '../kit/borough-name.ts'
import { dollarsAndCents } from '../kit/money.ts'
import { spawnChart } from '../kit/spawn-chart.ts'

const NAME_COLUMNS = 13
const CHANGE_COLUMNS = 8
const SPARK_COLUMNS = 18

export interface BoroughSparks {
  readonly column: number
  readonly row: number
  readonly good: string
  readonly histories: Readonly<Partial<Record<BoroughName, PriceHistory>>>
}

/** Draws the last day of a good in every borough, each as a chart of one row. */
export function drawBoroughSparks(world: GameWorld, sparks: BoroughSparks): void {
  const { column, row, good, histories } = sparks
  spawnTable(world, {
    name: PULSE_TEXTS.sparks(good),
    column,
    row,
    gap: 1,
    columns: [
      { title: good, columns: NAME_COLUMNS },
      { title: PULSE_TEXTS.goodColumns[2], columns: CHANGE_COLUMNS, align: 'end' },
    ],
    rows: BOROUGH_NAMES.map((name) => [boroughName(name), changeText(histories[name] ?? [])]),
  })
  for (const [index, name] of BOROUGH_NAMES.entries()) {
    const history = histories[name] ?? []
    if (history.length === 0) continue
    spawnChart(world, {
      label: PULSE_TEXTS.spark(good, boroughName(name), changeText(history)),
      points: history.map(([tick, price]) => ({ name: String(tick), figure: price })),
      titles: MARKET_TEXTS.chartColumns,
      say: dollarsAndCents,
      column: column + NAME_COLUMNS + CHANGE_COLUMNS + 2,
      row: row + 1 + index,
      columns: SPARK_COLUMNS,
      rows: 1,
    })
  }
}

function changeText(history: PriceHistory): string {
  const [first, last] = [history[0]?.[1], history.at(-1)?.[1]]
  return first && last ? PULSE_TEXTS.change(last / first - 1) : ''
}
