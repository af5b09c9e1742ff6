import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { DIALOG_TEXTS } from '#src/protocol/messages.ts'
import { GUIDE_TEXTS } from '#src/protocol/home-texts.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { TICKER_POLL_MS } from '#src/protocol/timing.ts'
import { MARKET_TABS } from '#src/stores/market-store.ts'
import { type GuideView, isInPlace } from '../kit/guide/read-guide.ts'
import { MINUTE_MS } from '../kit/instant.ts'
import { type KeyHint } from '../kit/keys-dialog.ts'
import { spawnOverlayHead } from '../kit/overlay-head.ts'
import { ReaderScene } from '../kit/reader-scene.ts'
import { type KeyPress } from '../kit/screen-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { spawnTabs } from '../kit/tabs.ts'
import { drawBoroughQuotes } from './borough-quotes-table.ts'
import { drawGuideLine } from './guide-line.ts'
import { drawFavoursPage } from './favours-page.ts'
import { drawFrontsPage } from './fronts-page.ts'
import { drawJobsPage } from './jobs-page.ts'
import { drawLoansPage } from './loans-page.ts'
import { createMarketController, type MarketController } from './market-controller.ts'
import { drawFigures } from './market-figures.ts'
import { drawNotice } from './market-notice.ts'
import { MarketGuide } from './market-guide.ts'
import { MARKET_LAYOUTS, type MarketLayout } from './market-layout.ts'
import { type Confirmation, MarketOrders } from './market-orders.ts'
import { drawLargeChart } from './price-chart.ts'
import { drawStashPage } from './stash-page.ts'
import { drawTradePage } from './trade-page.ts'
import { drawTravelPage } from './travel-page.ts'
import { knownStreet } from '../kit/guide/read-guide.ts'

/** The market: prices, travel, loans, jobs, favours, the stash and fronts. */
export class MarketScene extends ReaderScene {
  readonly #controller: MarketController
  readonly #orders: MarketOrders
  readonly #guide: MarketGuide
  /** Whether the chart is shown in place of the trade. */
  #showsChart = false

  constructor(services: SceneServices) {
    super('market', services)
    this.#controller = createMarketController(services)
    this.#orders = new MarketOrders(services.stores, this.#controller, (order) =>
      this.#confirm(order),
    )
    this.#guide = new MarketGuide(services.stores, (name) => this.focusButton(name))
  }

  protected override enter(): void {
    super.enter()
    this.#showsChart = false
    this.#guide.stay()
    const { game, market, settings } = this.services.stores
    this.#showOutcome()
    this.own(
      game.subscribe((state, before) => {
        if (state.encounter && !before.encounter) this.#openEncounter()
        else this.redraw()
      }),
    )
    this.own(
      market.subscribe((state, before) => {
        // The fields draw their own text; any other change redraws the page.
        if (state.quantity !== before.quantity || state.payment !== before.payment) return
        if (state.outcome) return this.#showOutcome()
        if (state.tab !== before.tab) this.#showsChart = false
        if (state.tab !== before.tab || state.shark !== before.shark) this.resetScroll()
        if (state.notice?.kind === 'done' && state.notice !== before.notice) this.#guide.orderDone()
        this.redraw()
        if (!this.hasDialog && this.#hasGuideLine) this.#guide.leadOn()
        if (state.tab !== before.tab) void this.#controller.readTab()
        if (state.good !== before.good || state.chartOf !== before.chartOf) {
          void this.#controller.readHistory()
        }
      }),
    )
    this.own(
      settings.subscribe(({ guide }, before) => {
        if (guide !== before.guide) this.redraw()
      }),
    )
    const refresh = (): void => {
      void this.#controller.refresh().then(() => {
        if (game.getState().encounter) this.#openEncounter()
      })
    }
    this.every(TICKER_POLL_MS, refresh)
    // The countdowns continue while nothing can be refreshed.
    this.every(MINUTE_MS, () => this.redraw())
    this.own(this.services.network.follow((isOnline) => isOnline && refresh()))
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
    spawnOverlayHead(this.world, { title: MARKET_TEXTS.title, close: () => void this.back() })
    drawFigures(this.world, layout, this.services.stores)
    spawnTabs(this.world, {
      name: MARKET_TEXTS.pages,
      ...layout.tabs,
      tabs: MARKET_TABS.map((id) => ({ id, label: MARKET_TEXTS.tabs[id] })),
      selected: market.getState().tab,
      pick: (tab) => {
        this.#showsChart = false
        market.getState().choicesChanged({ tab })
      },
    })
    const guide = this.#isGuideWanted ? this.#guide.view : null
    const area = this.#drawPage(layout, guide)
    if (guide && this.#hasGuideLine) this.#drawGuide(layout, guide)
    drawNotice(this.world, layout, market.getState())
    return area
  }

  /** Whether the page has room for the guided deal. On a phone its other pages need all rows, as the large chart does. */
  get #hasGuideLine(): boolean {
    if (this.#showsChart) return false
    if (!this.isForFingers) return true
    const { tab } = this.services.stores.market.getState()
    return (tab === 'trade' || tab === 'travel') && this.#isGuideWanted
  }

  /** On a phone the guided deal takes the place of the chart, so only for a player who has asked for it. */
  get #isGuideWanted(): boolean {
    return !this.isMobile || this.services.stores.settings.getState().guide === 'taken'
  }

  #drawGuide(layout: MarketLayout, guide: GuideView): void {
    const state = this.services.stores.market.getState()
    drawGuideLine(this.world, {
      ...{ layout, guide, state },
      show: () => this.#showGuide(),
      skip: () => this.#guide.skip(),
    })
  }

  protected override get firstFocus(): string | null {
    return this.#guide.buttonInPlace
  }

  protected override get keys(): readonly KeyHint[] {
    return [GUIDE_TEXTS.key, ...super.keys]
  }

  override key(press: KeyPress): boolean {
    this.#guide.stay()
    const isPlain = !press.ctrlKey && !press.metaKey && !press.altKey
    const isGuideKey = press.key.toLowerCase() === GUIDE_TEXTS.key[0].toLowerCase()
    if (!isPlain || !isGuideKey) return super.key(press)
    this.#showGuide()
    return true
  }

  /** Ends the large chart, because the button of the next step is on the page below it. */
  #showGuide(): void {
    if (this.#showsChart) this.#showChart(false)
    this.#guide.show()
  }

  #drawPage(layout: MarketLayout, guide: GuideView | null): ScrolledArea | null {
    const { market } = this.services.stores
    const state = market.getState()
    const game = this.services.stores.game.getState()
    if (layout.boroughQuotes.tab === state.tab)
      drawBoroughQuotes(this.world, layout.boroughQuotes, { state, game })
    const step = guide?.step ?? null
    switch (state.tab) {
      case 'trade':
        if (this.#showsChart) {
          this.#drawChart(layout)
          return null
        }
        drawTradePage(this.world, {
          ...{ layout, state, game },
          marked: step && step.kind !== 'travel' && isInPlace(step, state) ? step.kind : null,
          hasChart: guide === null || !this.isMobile,
          choose: (choice) => market.getState().choicesChanged(choice),
          order: (order) => this.#orders.trade(order),
          openChart: () => this.#showChart(true),
        })
        return null
      case 'travel':
        drawTravelPage(this.world, {
          layout,
          state,
          game,
          marked: step?.kind === 'travel' ? step.to : null,
          now: this.services.instant(),
          travelTo: (borough) => this.#orders.travel(borough),
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

  #drawChart(layout: MarketLayout): void {
    const { game, market } = this.services.stores
    const state = market.getState()
    drawLargeChart(this.world, {
      ...{ layout, state, game: game.getState() },
      choose: (choice) => state.choicesChanged(choice),
      close: () => this.#showChart(false),
    })
  }

  #showChart(shows: boolean): void {
    const { good } = this.services.stores.market.getState()
    this.#showsChart = shows
    this.redraw()
    this.focusButton(shows ? MARKET_TEXTS.closeChart : MARKET_TEXTS.openChart(good))
  }

  override back(): boolean {
    if (!this.#showsChart) return super.back()
    this.#showChart(false)
    return true
  }

  #drawLoans(layout: MarketLayout): ScrolledArea | null {
    const { instant, stores } = this.services
    const state = stores.market.getState()
    if (!state.loans) return null
    return drawLoansPage(this.world, {
      ...{ layout, state, loans: state.loans.loans, game: stores.game.getState(), now: instant() },
      choose: (choice) => state.choicesChanged(choice),
      repay: ({ id, shark }, amount) =>
        void this.#controller.repay({ id, shark: CHARACTER_NAMES[shark] }, amount),
      doErrand: () => void this.#controller.runErrand(),
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
      now: this.services.instant(),
      chooseShark: (chosen) => market.getState().choicesChanged({ shark: chosen }),
      ask: (favour) => void this.#controller.ask(favour),
      buy: (favour) => this.#orders.buySooner(favour),
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
      street: knownStreet({ game, market }),
      upgrade: (next) => this.#orders.upgradeStash(next),
    })
  }

  #drawFronts(layout: MarketLayout): ScrolledArea | null {
    const { game, market } = this.services.stores
    const { fronts } = market.getState()
    if (!fronts) return null
    const { large, resale } = fronts.percent
    return drawFrontsPage(this.world, {
      ...{ layout, fronts, cash: game.getState().playerCash ?? 0 },
      tend: (action) => void this.#controller.actOnFront(action),
      now: this.services.instant(),
      sell: (front) => this.#orders.sellFront(front, resale),
      buy: (front) => this.#orders.buyFront(front, large),
    })
  }

  #confirm({ title, question, run }: Confirmation): void {
    this.openDialog({
      title,
      lines: [question],
      buttons: [{ label: DIALOG_TEXTS.confirm, press: run }, { label: DIALOG_TEXTS.cancel }],
    })
  }
}
