import { getPot } from '#src/api/get-pot.ts'
import { getPriceHistory, type PriceHistory } from '#src/api/get-price-history.ts'
import { getTicker, type Ticker } from '#src/api/get-ticker.ts'
import { getWire, type WireItem } from '#src/api/get-wire.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { type ScreenMode } from '#src/ecs/screen-mode.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnTable } from '#src/ecs/spawn/spawn-table.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { INDEX } from '#src/protocol/calls/economy.ts'
import { MARKET_TEXTS, PULSE_TEXTS } from '#src/protocol/street-messages.ts'
import { BOROUGH_NAMES, type BoroughName } from '#src/protocol/street.ts'
import { CHART_TICKS, TICKER_POLL_MS } from '#src/protocol/timing.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { spawnLabelledText } from '../kit/labelled-text.ts'
import { dollars, dollarsAndCents } from '../kit/money.ts'
import { contentEnd, HEAD_ROWS, spawnOverlayHead } from '../kit/overlay-head.ts'
import { OverlayScene } from '../kit/overlay-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { drawBoroughSparks } from './borough-sparks.ts'

const NEWS = 4
/** Rows of the parts below the head. */
const WIDE = { goods: 5, sparks: { column: 36, row: 5 }, news: 15, newsRows: 1 }
const LAYOUTS = {
  desktop: WIDE,
  landscape: WIDE,
  // A headline takes more rows, and there is room for three.
  mobile: { goods: 6, sparks: { column: 2, row: 16 }, news: 24, newsRows: 2 },
  narrow: { goods: 12, sparks: { column: 0, row: 23 }, news: 32, newsRows: 3 },
} as const satisfies Record<ScreenMode['profile'], typeof WIDE>
/** Three days. */
const SPARK_TICKS = 3 * CHART_TICKS

/** An overview of the market, the pot, the news and the player. */
export class PulseScene extends OverlayScene {
  #ticker: Ticker | null = null
  /** Why there are no figures; null when they are there or still loading. */
  #problem: string | null = null
  #news: readonly WireItem[] | null = null
  #histories: Partial<Record<BoroughName, PriceHistory>> = {}
  #showsFigures = false

  constructor(services: SceneServices) {
    super('menu_test', services)
  }

  protected override enter(): void {
    this.#showsFigures = false
    const read = (): void => void this.#read()
    this.every(TICKER_POLL_MS, read)
    // The session may be restored while the screen is already shown, and the pot needs a session.
    this.own(
      this.services.flow.subscribe((state, before) => {
        if (state.confirmed && !before.confirmed) read()
      }),
    )
    read()
  }

  async #read(): Promise<void> {
    const { api, flow, instant, log, stores } = this.services
    const [ticker, news, pot] = await Promise.allSettled([
      getTicker(api),
      getWire(api, NEWS),
      flow.state.confirmed ? getPot(api) : null,
    ])
    if (ticker.status === 'fulfilled') {
      // Prices only change between ticks.
      if (ticker.value.tick !== this.#ticker?.tick) await this.#readHistories()
      this.#ticker = ticker.value
      this.#problem = null
    } else {
      log('reading the ticker', ticker.reason)
      this.#problem = describeFailure(ticker.reason)
    }
    if (news.status === 'fulfilled') this.#news = news.value
    else log('reading the wire', news.reason)
    if (pot.status === 'rejected') {
      log('reading the pot', pot.reason)
      stores.game.getState().potUnavailable(Date.parse(instant()))
    } else if (pot.value) stores.game.getState().potArrived(pot.value)
    this.redraw()
  }

  async #readHistories(): Promise<void> {
    const { api, log } = this.services
    const read = await Promise.allSettled(
      BOROUGH_NAMES.map(async (borough) => {
        const history = await getPriceHistory(api, { symbol: INDEX, borough, ticks: SPARK_TICKS })
        return [borough, history] as const
      }),
    )
    this.#histories = Object.fromEntries(
      read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    )
    const failed = read.find((one) => one.status === 'rejected')
    if (failed) log('reading the last days of a borough', failed.reason)
  }

  protected override draw(): void {
    const { columns } = this.world.screen
    spawnOverlayHead(this.world, { title: PULSE_TEXTS.title, close: this.close })
    const row = HEAD_ROWS + 1
    let at = row
    for (const figure of this.#figures()) {
      at += spawnLabelledText(this.world, {
        text: figure,
        column: 2,
        row: at,
        columns: columns - 4,
      })
    }
    const layout = LAYOUTS[this.world.screen.profile]
    this.#drawGoods(row + layout.goods)
    if (!this.#ticker) this.#drawStatus(row + layout.goods + 2)
    drawBoroughSparks(this.world, {
      ...{ column: layout.sparks.column, row: row + layout.sparks.row },
      histories: this.#histories,
      showsFigures: this.#showsFigures,
    })
    this.#drawNews(row + layout.news)
    this.#drawButtons()
  }

  #drawButtons(): void {
    const { flow } = this.services
    const { figures, market, charts, verify } = PULSE_TEXTS
    const buttons = [
      {
        label: this.#showsFigures ? charts : figures,
        press: () => {
          this.#showsFigures = !this.#showsFigures
          this.redraw()
        },
      },
      { label: verify, press: () => flow.dispatch({ type: 'opened', view: 'verify' }) },
      ...(flow.state.confirmed
        ? [{ label: market, press: () => flow.dispatch({ type: 'opened', view: 'market' }) }]
        : []),
    ]
    const width = buttons.reduce((sum, { label }) => sum + boxColumns(label) + 1, 0)
    const { columns } = this.world.screen
    let row = this.isMobile ? contentEnd(this.world) : HEAD_ROWS
    let column = columns - width - (this.isMobile ? 0 : 3)
    // Large letters leave room for one next to Back; the others are above.
    if (this.isNarrow) [column, row] = [0, row - BOX_BUTTON_ROWS]
    for (const { label, press } of buttons) {
      if (column + boxColumns(label) > columns)
        [column, row] = [columns - boxColumns(label), row + BOX_BUTTON_ROWS]
      spawnBoxButton(this.world, { label, press, column, row })
      column += boxColumns(label) + 1
    }
  }

  #drawStatus(row: number): void {
    const text = this.#problem ?? MARKET_TEXTS.reading
    const columns = this.isMobile ? this.world.screen.columns - 4 : 31
    const lines = wrapText(text, columns).join('\n')
    spawnText(this.world, { text: lines, column: 2, row, spoken: { role: 'status', name: text } })
  }

  #figures(): readonly string[] {
    const { game } = this.services.stores
    const { level, monthlyPot, netWorth, playerCash, streak } = game.getState()
    const ticker = this.#ticker
    const lines: string[] = []
    if (ticker) {
      lines.push(PULSE_TEXTS.index(ticker.market_index.toFixed(3), ticker.market_trend))
      lines.push(PULSE_TEXTS.volatility(`${(ticker.volatility * 100).toFixed(1)}%`))
    }
    if (monthlyPot.distributionDate !== null) {
      const { pot, potDemo, potSample } = PULSE_TEXTS
      const realText = monthlyPot.isDemo ? potDemo : pot
      const potText = monthlyPot.isSample ? potSample : realText
      lines.push(potText(dollars(monthlyPot.total), monthlyPot.distributionDate.slice(0, 10)))
    }
    if (playerCash !== null)
      lines.push(
        PULSE_TEXTS.you(dollars(playerCash), dollars(netWorth ?? playerCash), level, streak),
      )
    return lines
  }

  #drawGoods(row: number): void {
    const [good, price, day] = PULSE_TEXTS.goodColumns
    const goods = Object.entries(this.#ticker?.commodities ?? {}).slice(0, 8)
    spawnTable(this.world, {
      name: PULSE_TEXTS.goods,
      ...(this.isNarrow ? { column: 1, gap: 1 } : { column: 2 }),
      row,
      columns: [
        { title: good, columns: 8 },
        { title: price, columns: this.isNarrow ? 10 : 11, align: 'end' },
        { title: day, columns: this.isNarrow ? 7 : 8, align: 'end' },
      ],
      rows: goods.map(([symbol, { price: at, change_24h }]) => [
        symbol,
        dollarsAndCents(at),
        PULSE_TEXTS.change(change_24h),
      ]),
    })
  }

  #drawNews(row: number): void {
    const column = 2
    const columns = this.world.screen.columns - 2 * column
    const { newsRows: itemRows } = LAYOUTS[this.world.screen.profile]
    const items = this.isMobile ? 3 : NEWS
    if (this.#news?.length === 0) {
      spawnText(this.world, { text: PULSE_TEXTS.noNews, column, row, foreground: INK.faint })
      return
    }
    const parent = spawnGroup(this.world, {
      role: 'list',
      name: PULSE_TEXTS.news,
      column,
      row,
      columns,
      rows: items * itemRows,
    })
    for (const [index, { headline, at }] of (this.#news ?? []).slice(0, items).entries()) {
      spawnText(this.world, {
        text: wrapText(`${at.slice(11, 16)} ${headline}`, columns)
          .slice(0, itemRows)
          .join('\n'),
        column,
        row: row + index * itemRows,
        spoken: { role: 'listitem', parent },
      })
    }
  }
}
