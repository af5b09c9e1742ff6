import { getPot, type MonthlyPot } from '#src/api/get-pot.ts'
import { getTicker, type Ticker } from '#src/api/get-ticker.ts'
import { getWire, type WireItem } from '#src/api/get-wire.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnTable } from '#src/ecs/spawn/spawn-table.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { truncate } from '#src/lib/text-layout.ts'
import { PULSE_TEXTS } from '#src/protocol/street-messages.ts'
import { TICKER_POLL_MS } from '#src/protocol/timing.ts'
import { spawnBoxButton } from '../kit/box-button.ts'
import { dollars, dollarsAndCents } from '../kit/money.ts'
import { HEAD_ROWS, spawnOverlayHead } from '../kit/overlay-head.ts'
import { OverlayScene } from '../kit/overlay-scene.ts'
import { type SceneServices } from '../kit/services.ts'

const NEWS = 6

/** One board of the world: the market, the pot, the news, and the player in it. */
export class PulseScene extends OverlayScene {
  #ticker: Ticker | null = null
  #pot: MonthlyPot | null = null
  #news: readonly WireItem[] | null = null

  constructor(services: SceneServices) {
    super('menu_test', services)
  }

  protected override enter(): void {
    const read = (): void => void this.#read()
    this.every(TICKER_POLL_MS, read)
    read()
  }

  async #read(): Promise<void> {
    const { api, flow, log } = this.services
    const [ticker, news, pot] = await Promise.allSettled([
      getTicker(api),
      getWire(api, NEWS),
      flow.state.confirmed ? getPot(api) : null,
    ])
    if (ticker.status === 'fulfilled') this.#ticker = ticker.value
    else log('reading the ticker', ticker.reason)
    if (news.status === 'fulfilled') this.#news = news.value
    else log('reading the wire', news.reason)
    if (pot.status === 'fulfilled') this.#pot = pot.value
    else log('reading the pot', pot.reason)
    this.redraw()
  }

  protected override draw(): void {
    const { columns } = this.world.screen
    spawnOverlayHead(this.world, { title: PULSE_TEXTS.title, close: this.close })
    const row = HEAD_ROWS + 1
    for (const [index, text] of this.#figures().entries()) {
      spawnText(this.world, { text: text.slice(0, columns - 4), column: 2, row: row + index })
    }
    this.#drawGoods(row + 5)
    this.#drawNews(this.isMobile ? row + 16 : row + 5)
    if (!this.services.flow.state.confirmed) return
    spawnBoxButton(this.world, {
      label: PULSE_TEXTS.market,
      column: this.isMobile ? 2 : columns - 14,
      row: this.isMobile ? row + 30 : HEAD_ROWS,
      press: () => this.services.flow.dispatch({ type: 'opened', view: 'market' }),
    })
  }

  #figures(): readonly string[] {
    const { game } = this.services.stores
    const { level, netWorth, playerCash, streak } = game.getState()
    const ticker = this.#ticker
    const lines: string[] = []
    if (ticker) {
      lines.push(PULSE_TEXTS.index(ticker.market_index.toFixed(3), ticker.market_trend))
      lines.push(PULSE_TEXTS.volatility(`${(ticker.volatility * 100).toFixed(1)}%`))
    }
    if (this.#pot) {
      const { current_pot, distribution_date } = this.#pot
      lines.push(PULSE_TEXTS.pot(dollars(current_pot), distribution_date.slice(0, 10)))
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
      column: 2,
      row,
      columns: [
        { title: good, columns: 8 },
        { title: price, columns: 11, align: 'end' },
        { title: day, columns: 8, align: 'end' },
      ],
      rows: goods.map(([symbol, { price: at, change_24h }]) => [
        symbol,
        dollarsAndCents(at),
        `${change_24h >= 0 ? '▲' : '▼'} ${Math.abs(change_24h * 100).toFixed(1)}%`,
      ]),
    })
  }

  #drawNews(row: number): void {
    const column = this.isMobile ? 2 : 38
    const columns = this.world.screen.columns - column - 2
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
      rows: NEWS * 2,
    })
    for (const [index, { headline, at }] of (this.#news ?? []).entries()) {
      spawnText(this.world, {
        text: truncate(`${at.slice(11, 16)} ${headline}`, { limit: columns }),
        column,
        row: row + index * 2,
        spoken: { role: 'listitem', parent },
      })
    }
  }
}
