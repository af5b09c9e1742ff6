import { type OfferedFavour } from '#src/api/get-favours.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { type FrontAction } from '#src/protocol/calls/fronts.ts'
import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { FRONT_TEXTS } from '#src/protocol/front-texts.ts'
import { DIALOG_TEXTS } from '#src/protocol/messages.ts'
import { ORDER_TEXTS } from '#src/protocol/order-texts.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type BoroughName, type Stash } from '#src/protocol/street.ts'
import { TICKER_POLL_MS } from '#src/protocol/timing.ts'
import { MARKET_TABS } from '#src/stores/market-store.ts'
import { compactDollars, dollars } from '../kit/money.ts'
import { spawnOverlayHead } from '../kit/overlay-head.ts'
import { ReaderScene } from '../kit/reader-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { spawnTabs } from '../kit/tabs.ts'
import { boroughName } from '../kit/borough-name.ts'
import { drawBoroughQuotes } from './borough-quotes-table.ts'
import { drawFavoursPage } from './favours-page.ts'
import { drawFrontsPage } from './fronts-page.ts'
import { drawJobsPage } from './jobs-page.ts'
import { drawLoansPage } from './loans-page.ts'
import {
  createMarketController,
  type MarketController,
  type TradeOrder,
} from './market-controller.ts'
import { MARKET_LAYOUTS, type MarketLayout } from './market-layout.ts'
import { drawStashPage } from './stash-page.ts'
import { drawTradePage } from './trade-page.ts'
import { drawTravelPage } from './travel-page.ts'

/** A purchase for more than this share of the cash needs a confirmation. */
const LARGE_PURCHASE_SHARE = 0.5
/** A sale for at least this many dollars adds two thirds of a degree of heat, and needs a confirmation. */
const LARGE_SALE_DOLLARS = 5_000
/** How many of the waiting orders are named. */
const NAMED_ORDERS = 2

/** The market: prices, travel, loans, jobs, favours, the stash and fronts. */
export class MarketScene extends ReaderScene {
  readonly #controller: MarketController

  constructor(services: SceneServices) {
    super('market', services)
    this.#controller = createMarketController(services)
  }

  protected override enter(): void {
    super.enter()
    const { game, market } = this.services.stores
    this.#showOutcome()
    this.own(
      game.subscribe((state, before) => {
        if (state.encounter && !before.encounter) this.#openEncounter()
        else this.redraw()
      }),
    )
    this.own(
      market.subscribe((state, before) => {
        // The quantity field draws its own text; any other change redraws the page.
        if (state.quantity !== before.quantity) return
        if (state.outcome) return this.#showOutcome()
        if (state.tab !== before.tab || state.shark !== before.shark) this.resetScroll()
        this.redraw()
        if (state.tab !== before.tab) void this.#controller.readTab()
        if (state.good !== before.good || state.chartOf !== before.chartOf) {
          void this.#controller.readHistory()
        }
      }),
    )
    const refresh = (): void => {
      void this.#controller.refresh().then(() => {
        if (game.getState().encounter) this.#openEncounter()
      })
    }
    this.every(TICKER_POLL_MS, refresh)
    refresh()
  }

  /** Shows the result of an order that had waited, if there is one. */
  #showOutcome(): void {
    const { noticeChanged, outcome, outcomeSeen } = this.services.stores.market.getState()
    if (outcome) outcomeSeen()
    noticeChanged(outcome)
  }

  /** Opens the encounter, which must be settled before the player can use the market. */
  #openEncounter(): void {
    this.services.flow.dispatch({ type: 'opened', view: 'encounter' })
  }

  protected override drawArea(): ScrolledArea | null {
    const layout = MARKET_LAYOUTS[this.world.screen.profile]
    const { market } = this.services.stores
    spawnOverlayHead(this.world, { title: MARKET_TEXTS.title, close: this.close })
    this.#drawFigures(layout)
    spawnTabs(this.world, {
      name: MARKET_TEXTS.pages,
      ...layout.tabs,
      tabs: MARKET_TABS.map((id) => ({ id, label: MARKET_TEXTS.tabs[id] })),
      selected: market.getState().tab,
      pick: (tab) => market.getState().choicesChanged({ tab }),
    })
    const area = this.#drawPage(layout)
    this.#drawNotice(layout)
    return area
  }

  #drawFigures({ figures }: MarketLayout): void {
    const { game, market } = this.services.stores
    const { currentBorough, movesLeft, netWorth, playerCash } = game.getState()
    const { stash } = market.getState()
    const labels = MARKET_TEXTS.figures
    const shown = [
      [labels.cash, playerCash === null ? '-' : compactDollars(playerCash), 'cash'],
      [labels.moves, String(movesLeft), 'moves'],
      [labels.networth, netWorth === null ? '-' : compactDollars(netWorth), 'networth'],
      [labels.stash, stash ? `${stash.used}/${stash.capacity}` : '-', 'stash'],
      ['', boroughName(currentBorough), 'borough'],
    ] as const
    let { column, row } = figures
    for (const [label, text, field] of shown) {
      // A phone has room for three figures per line; the stash starts the second.
      if (this.isMobile && field === 'stash') {
        column = figures.column
        row += 1
      }
      const width = label === '' ? 0 : label.length + 1
      if (width > 0) spawnText(this.world, { text: label, column, row, foreground: INK.faint })
      spawnText(this.world, {
        text,
        column: column + width,
        row,
        foreground: INK.bright,
        spoken: { role: 'field', field },
      })
      column += width + text.length + 2
    }
  }

  #drawPage(layout: MarketLayout): ScrolledArea | null {
    const { market } = this.services.stores
    const state = market.getState()
    const game = this.services.stores.game.getState()
    if (layout.boroughQuotes.tab === state.tab)
      drawBoroughQuotes(this.world, layout.boroughQuotes, { state, game })
    switch (state.tab) {
      case 'trade':
        drawTradePage(this.world, {
          ...{ layout, state, game },
          choose: (choice) => market.getState().choicesChanged(choice),
          order: (order) => this.#placeOrder(order),
        })
        return null
      case 'travel':
        drawTravelPage(this.world, {
          layout,
          state,
          game,
          travelTo: (borough) => this.#travel(borough),
        })
        return null
      case 'loans':
        return this.#drawLoans(layout)
      case 'jobs':
        return this.#drawJobs(layout)
      case 'favours':
        return this.#drawFavours(layout)
      case 'stash':
        return this.#drawStash(layout)
      case 'fronts':
        return this.#drawFronts(layout)
    }
  }

  #drawLoans(layout: MarketLayout): ScrolledArea | null {
    const { game, market, session } = this.services.stores
    const { loans } = market.getState()
    if (!loans) return null
    return drawLoansPage(this.world, {
      layout,
      loans: loans.loans,
      cash: game.getState().playerCash ?? 0,
      player: session.getState().streetName ?? '',
      repay: ({ id, shark }, amount) =>
        void this.#controller.repay({ id, shark: CHARACTER_NAMES[shark] }, amount),
    })
  }

  #drawJobs(layout: MarketLayout): ScrolledArea | null {
    const { game, market } = this.services.stores
    const { missions: work } = market.getState()
    if (!work) return null
    return drawJobsPage(this.world, {
      ...{ layout, work },
      movesLeft: game.getState().movesLeft,
      takeJob: () => void this.#controller.work(),
      handIn: (mission) => void this.#controller.handIn(mission),
    })
  }

  #drawFavours(layout: MarketLayout): ScrolledArea | null {
    const { game, market } = this.services.stores
    const { favours, shark } = market.getState()
    if (!favours) return null
    return drawFavoursPage(this.world, {
      ...{ layout, favours, shark },
      movesLeft: game.getState().movesLeft,
      chooseShark: (chosen) => market.getState().choicesChanged({ shark: chosen }),
      ask: (favour) => void this.#controller.ask(favour),
      buy: (favour) => this.#buySooner(favour),
    })
  }

  #drawStash(layout: MarketLayout): ScrolledArea | null {
    const { game, market } = this.services.stores
    const { prices, stash } = market.getState()
    const { currentBorough, playerCash } = game.getState()
    if (!stash) return null
    return drawStashPage(this.world, {
      ...{ layout, stash },
      cash: playerCash ?? 0,
      quotes: prices?.boroughs[currentBorough],
      upgrade: (next) => this.#upgradeStash(next),
    })
  }

  #drawFronts(layout: MarketLayout): ScrolledArea | null {
    const { game, market } = this.services.stores
    const { fronts } = market.getState()
    if (!fronts) return null
    const { large, resale } = fronts.percent
    const act = (action: FrontAction): void => void this.#controller.actOnFront(action)
    return drawFrontsPage(this.world, {
      ...{ layout, fronts, cash: game.getState().playerCash ?? 0, tend: act },
      sell: ({ front, name, resale: price }) =>
        this.#confirm(FRONT_TEXTS.sale, FRONT_TEXTS.askSale(name, dollars(price), resale), () =>
          act({ action: 'sell', front }),
        ),
      buy: ({ front, name, price, is_large }) =>
        this.#confirm(
          FRONT_TEXTS.purchase,
          is_large
            ? FRONT_TEXTS.askLargePurchase(name, dollars(price), large)
            : FRONT_TEXTS.askPurchase(name, dollars(price)),
          () => act({ action: 'buy', front }),
        ),
    })
  }

  #drawNotice({ noticeEnd, page }: MarketLayout): void {
    const { notice, prices, waiting } = this.services.stores.market.getState()
    const shown = notice?.text ?? (prices ? '' : MARKET_TEXTS.reading)
    const text = [...(shown === '' ? [] : [shown]), ...waitingText(waiting)].join('\n')
    if (text === '') return
    const lines = wrapText(text, this.world.screen.columns - 2 * page.column)
    spawnText(this.world, {
      text: lines.join('\n'),
      column: page.column,
      row: noticeEnd - Math.max(1, lines.length - 1),
      foreground: notice?.kind === 'failed' ? INK.bright : INK.normal,
      spoken: { role: 'status', name: text },
    })
  }

  #placeOrder(order: TradeOrder): void {
    const { side, quantity, symbol, estimate } = order
    const total = Math.abs(estimate.total)
    const cash = this.services.stores.game.getState().playerCash ?? 0
    const isLarge =
      side === 'buy' ? total > cash * LARGE_PURCHASE_SHARE : total >= LARGE_SALE_DOLLARS
    const run = (): void => void this.#controller.trade(order)
    if (!isLarge) return run()
    const question = MARKET_TEXTS.askTrade(side, quantity, symbol, dollars(total))
    this.#confirm(MARKET_TEXTS.bigTrade, question, run)
  }

  #travel(borough: BoroughName): void {
    const used = this.services.stores.market.getState().stash?.used ?? 0
    const run = (): void => void this.#controller.travel(borough)
    if (used === 0) return run()
    const question = MARKET_TEXTS.askTravel(boroughName(borough), used)
    this.#confirm(MARKET_TEXTS.travelLoaded, question, run)
  }

  #upgradeStash(next: NonNullable<Stash['next']>): void {
    const question = MARKET_TEXTS.askUpgrade(next.capacity, dollars(next.price))
    this.#confirm(MARKET_TEXTS.upgrades, question, () => void this.#controller.upgrade(next))
  }

  #buySooner(favour: OfferedFavour): void {
    const { favours } = this.services.stores.market.getState()
    if (!favours?.sooner) return
    const { price, currency, is_demo } = favours.sooner
    const question = MARKET_TEXTS.askSooner(
      MARKET_TEXTS.favourNames[favour.favor_type],
      `${price.toFixed(2)} ${currency}`,
      is_demo,
    )
    this.#confirm(MARKET_TEXTS.buySooner, question, () => void this.#controller.buy(favour, price))
  }

  #confirm(title: string, question: string, run: () => void): void {
    this.openDialog({
      title,
      lines: [question],
      buttons: [{ label: DIALOG_TEXTS.confirm, press: run }, { label: DIALOG_TEXTS.cancel }],
    })
  }
}

/** Returns the sentence about the orders that wait for the line, if there are any. */
function waitingText(waiting: readonly string[]): readonly string[] {
  if (waiting.length === 0) return []
  const named = waiting.slice(0, NAMED_ORDERS)
  return [ORDER_TEXTS.waiting(named, waiting.length - named.length)]
}
