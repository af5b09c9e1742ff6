import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnTable, type TablePlacement } from '#src/ecs/spawn/spawn-table.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { GOOD_SYMBOLS, type Stash } from '#src/protocol/street.ts'
import { dollars, dollarsWithin, signedDollars } from '../kit/money.ts'
import { drawEntries, type Entry } from './entry-list.ts'
import { type Quote } from '../kit/estimate-fill.ts'
import { costOf, salesOf, type Street } from '../kit/guide/find-route.ts'
import { boroughName } from '../kit/borough-name.ts'
import { type MarketLayout } from './market-layout.ts'
import { priceText, shortPriceText } from './price-text.ts'

export interface StashPage {
  readonly layout: MarketLayout
  readonly stash: Stash
  readonly cash: number
  /** Quotes in the player's borough, by good. */
  readonly quotes: Readonly<Record<string, Quote>> | undefined
  /** What the player sees of the street; null until it is known. */
  readonly street: Street | null
  readonly upgrade: (next: NonNullable<Stash['next']>) => void
}

/** Rows of the table with its header and the space below. */
const TABLE_ROWS = GOOD_SYMBOLS.length + 2

/** Draws the goods in the stash with their cost, and the next upgrade. */
export function drawStashPage(world: GameWorld, page: StashPage): ScrolledArea {
  const { layout, stash, cash, upgrade } = page
  const { column, row } = layout.page
  spawnTable(world, {
    name: MARKET_TEXTS.stashTable,
    column,
    row,
    gap: 1,
    ...(world.screen.profile === 'narrow' ? narrowTable(page) : wideTable(page)),
  })
  if (stash.goods.length === 0)
    spawnText(world, { text: MARKET_TEXTS.emptyStash, column, row: row + 1 })
  const { next } = stash
  return drawEntries(world, {
    name: MARKET_TEXTS.upgrades,
    column,
    row: row + TABLE_ROWS,
    columns: layout.entries.columns,
    rows: layout.entries.rows - TABLE_ROWS,
    entries: [
      ...stash.goods.flatMap((held) => saleEntry(page, held)),
      {
        title: MARKET_TEXTS.room(stash.used, stash.capacity),
        lines: [
          next ? MARKET_TEXTS.nextSize(next.capacity, dollars(next.price)) : MARKET_TEXTS.largest,
        ],
        button: next && {
          label: MARKET_TEXTS.upgrade(next.capacity),
          press: cash >= next.price ? () => upgrade(next) : null,
        },
      },
    ],
  })
}

const [GOOD, UNITS, COST, BID, WORTH] = MARKET_TEXTS.stashColumns

function wideTable({ quotes, stash }: StashPage): Pick<TablePlacement, 'columns' | 'rows'> {
  return {
    columns: [
      { title: GOOD, columns: 7 },
      { title: UNITS, columns: 5, align: 'end' },
      { title: COST, columns: 9, align: 'end' },
      { title: BID, columns: 8, align: 'end' },
      { title: WORTH, columns: 8, align: 'end' },
    ],
    rows: stash.goods.map(({ symbol, quantity, average_cost }) => {
      const at = quotes?.[symbol]?.bid
      return [
        symbol,
        String(quantity),
        priceText(average_cost),
        at === undefined ? '-' : priceText(at),
        at === undefined ? '-' : dollars(at * quantity),
      ]
    }),
  }
}

/** Without the bid, which the page of trades has. */
function narrowTable({ quotes, stash }: StashPage): Pick<TablePlacement, 'columns' | 'rows'> {
  return {
    columns: [
      { title: GOOD, columns: 7 },
      { title: UNITS, columns: 5, align: 'end' },
      { title: COST, columns: 7, align: 'end' },
      { title: WORTH, columns: 7, align: 'end' },
    ],
    rows: stash.goods.map(({ symbol, quantity, average_cost }) => {
      const at = quotes?.[symbol]?.bid
      const worth = at === undefined ? '-' : dollarsWithin(at * quantity, 7)
      return [symbol, String(quantity), shortPriceText(average_cost), worth]
    }),
  }
}

/** Returns what all units of a good would gain here, and where they would gain the most. */
function saleEntry({ street }: StashPage, held: Stash['goods'][number]): readonly Entry[] {
  const sales = street && salesOf(street, held)
  if (!sales) return []
  const cost = costOf(held)
  const here = MARKET_TEXTS.gainHere(signedDollars(sales.here - cost))
  const { best } = sales
  if (!best || best.brought <= sales.here)
    return [entryOf(held.symbol, [here, MARKET_TEXTS.bestHere])]
  const there = MARKET_TEXTS.gainThere(boroughName(best.to), signedDollars(best.brought - cost))
  return [entryOf(held.symbol, [here, there])]
}

function entryOf(symbol: string, lines: readonly string[]): Entry {
  return { title: symbol, lines, button: null }
}
