import { askFavour, favourLabel, type AskFavourReturnType } from '#src/api/ask-favour.ts'
import { getBorough } from '#src/api/get-borough.ts'
import { getFavours, type OfferedFavour } from '#src/api/get-favours.ts'
import { getFronts } from '#src/api/get-fronts.ts'
import { getLoans } from '#src/api/get-loans.ts'
import { getMissions, type Mission } from '#src/api/get-missions.ts'
import { getPriceHistory, type PriceHistory } from '#src/api/get-price-history.ts'
import { getPrices } from '#src/api/get-prices.ts'
import { getStats } from '#src/api/get-stats.ts'
import { getWallet } from '#src/api/get-wallet.ts'
import { type Actions } from '#src/api/send-actions.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { type FrontAction } from '#src/protocol/calls/fronts.ts'
import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { FRONT_TEXTS } from '#src/protocol/front-texts.ts'
import { GUIDE_TEXTS } from '#src/protocol/home-texts.ts'
import { LOAN_TEXTS } from '#src/protocol/loan-texts.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type BoroughName, type Stash } from '#src/protocol/street.ts'
import { TURN_TEXTS } from '#src/protocol/messages.ts'
import { CHART_TICKS } from '#src/protocol/timing.ts'
import { type GoodSymbol, type MarketUpdate, type Side } from '#src/stores/market-store.ts'
import { againText } from '../kit/again-text.ts'
import { dollars } from '../kit/money.ts'
import { type SceneServices } from '../kit/services.ts'
import { boroughName } from '../kit/borough-name.ts'
import { type FillEstimate } from '../kit/estimate-fill.ts'
import { withMissionDone, withTradedUnits } from './expected-results.ts'
import { followGuide } from './orders/follow-guide.ts'
import { type Order } from './orders/order.ts'
import { type OrderResult, sendOrder } from './orders/send-order.ts'
import { createWaitingOrders, isUnconfirmed } from './orders/waiting-orders.ts'

/** A trade with the quote and estimate that the player saw. */
export interface TradeOrder {
  readonly side: Side
  readonly symbol: GoodSymbol
  readonly quantity: number
  readonly quotedPrice: number
  readonly estimate: FillEstimate
}

/** The player's actions at the market. The expected result is shown at once and corrected by the server's response. */
export interface MarketController {
  /** Reads everything that the screen shows. Failures are shown in the notice. */
  refresh(): Promise<void>
  /** Reads what only the selected tab needs. */
  readTab(): Promise<void>
  /** Reads the recent prices of the chosen good. */
  readHistory(): Promise<void>
  trade(order: TradeOrder): Promise<void>
  travel(borough: BoroughName): Promise<void>
  /** Does a job. */
  work(): Promise<void>
  /** Does today's errand of Big Boss. */
  runErrand(): Promise<void>
  handIn(mission: Mission): Promise<void>
  ask(favour: OfferedFavour): Promise<void>
  /** Buys a favour before the end of its cooldown. Other actions stay possible while the wallet responds. */
  buy(favour: OfferedFavour, usdc: number): Promise<void>
  upgrade(next: NonNullable<Stash['next']>): Promise<void>
  /** Buys, tends or sells a front. The outcome is the server's to tell, so nothing is expected of it. */
  actOnFront(action: FrontAction): Promise<void>
  repay(loan: { readonly id: string; readonly shark: string }, amount: number): Promise<void>
}

type ControllerServices = Pick<
  SceneServices,
  | 'actionQueue'
  | 'api'
  | 'instant'
  | 'log'
  | 'network'
  | 'payments'
  | 'storage'
  | 'stores'
  | 'timers'
>

export function createMarketController(services: ControllerServices): MarketController {
  const { api, log, stores, payments, actionQueue } = services
  const market = () => stores.market.getState()
  const game = () => stores.game.getState()
  let isBusy = false
  let isBuying = false
  /** Counts actions, to ignore a refresh that was started before one of them. */
  let actionCount = 0

  const readHistoryOf = (borough: BoroughName): Promise<PriceHistory> =>
    getPriceHistory(api, {
      symbol: market().good,
      borough: market().chartOf ?? borough,
      ticks: CHART_TICKS,
    })
  /** Reads what only the selected tab needs. */
  const readTabData = async (): Promise<MarketUpdate> => {
    switch (market().tab) {
      case 'loans':
        return { loans: await getLoans(api) }
      case 'jobs':
        return { missions: await getMissions(api) }
      case 'favours':
        return { favours: await getFavours(api) }
      case 'fronts':
        return { fronts: await getFronts(api) }
      case 'trade':
      case 'travel':
      case 'stash':
        return {}
    }
  }
  const refresh = async (): Promise<void> => {
    const countBefore = actionCount
    const isStale = (): boolean => isBusy || countBefore !== actionCount
    const stats = await getStats(api)
    if (isStale()) return
    game().statsArrived(stats)
    const [prices, borough, history, wallet, tabData] = await Promise.all([
      getPrices(api),
      getBorough(api, stats.borough),
      readHistoryOf(stats.borough),
      getWallet(api),
      readTabData(),
    ])
    if (!isStale()) market().received({ prices, borough, history, stash: wallet.stash, ...tabData })
  }
  const reportFailure = (what: string, failure: unknown): void => {
    log(what, failure)
    market().noticeChanged({ kind: 'failed', text: describeFailure(failure) })
  }
  const refreshOrLog = (): Promise<void> =>
    refresh().catch((failure: unknown) => log('refreshing the market', failure))
  /** Remembers what is confirmed now. Returns a function that shows it again, in place of an expected result. */
  const rememberConfirmed = (): (() => void) => {
    const { movesLeft, playerCash } = game()
    const { missions, stash } = market()
    return () => {
      game().applyDelta({
        moves_left: movesLeft,
        ...(playerCash !== null && { cash: playerCash }),
      })
      market().received({ missions, stash })
    }
  }
  /** Runs one action at a time. A failure takes back the expected result at once. */
  const perform = async (
    pending: string,
    run: (takeBack: () => void) => Promise<string | null>,
  ): Promise<void> => {
    if (isBusy) return
    isBusy = true
    actionCount += 1
    market().noticeChanged({ kind: 'pending', text: pending })
    const takeBack = rememberConfirmed()
    try {
      const text = await run(takeBack)
      market().noticeChanged(text === null ? null : { kind: 'done', text })
    } catch (failure) {
      takeBack()
      reportFailure('acting at the market', failure)
    } finally {
      isBusy = false
    }
    await refreshOrLog()
  }
  /** Shows the result of an order. Returns its text, with a last word of the guided deal where it ends. */
  const applyResult = (order: Order, result: OrderResult): string => {
    const { delta, text, update } = result
    game().applyDelta(delta)
    market().received(update)
    if (order.kind === 'travel') market().choicesChanged({ chartOf: null })
    if (order.kind === 'repay') market().choicesChanged({ payment: '' })
    return followGuide(stores, order, result) === 'ended' ? `${text} ${GUIDE_TEXTS.over}` : text
  }
  const waiting = createWaitingOrders({
    ...services,
    confirmed(order, result) {
      actionCount += 1
      market().outcomeArrived({ kind: 'done', text: applyResult(order, result) })
      void refreshOrLog()
    },
    takenBack(text) {
      actionCount += 1
      market().outcomeArrived({ kind: 'failed', text })
      void refreshOrLog()
    },
  })
  /** Sends an order and shows what is expected. While the line is down it waits, and nothing is expected of it. */
  const place = async (pending: string, order: Order, expect: () => void): Promise<void> => {
    if (isBusy) return
    if (waiting.mustWait()) {
      market().noticeChanged(null)
      return waiting.keep(order)
    }
    await perform(pending, async (takeBack) => {
      expect()
      const key = api.newKey()
      try {
        const result = await sendOrder(services, order, key)
        return applyResult(order, result)
      } catch (failure) {
        if (!isUnconfirmed(failure)) throw failure
        takeBack()
        waiting.keep(order, key)
        return null
      }
    })
  }

  const afterMoves = (moves: number) => ({ moves_left: Math.max(0, game().movesLeft - moves) })
  const queueAction = async (
    action: Actions[number],
    moves: number,
    takeBack: () => void,
  ): Promise<string> => {
    const text = await actionQueue.add(action, {
      optimisticDelta: afterMoves(moves),
      onLate(outcome) {
        market().outcomeArrived({ kind: outcome.isDone ? 'done' : 'failed', text: outcome.text })
        void refreshOrLog()
      },
    })
    // An action that waits has not been confirmed.
    if (text === TURN_TEXTS.waits) takeBack()
    return text
  }
  const applyFavour = ({ cooldown_ends_at, state_delta, text }: AskFavourReturnType): string => {
    game().applyDelta(state_delta)
    return `${text} ${againText(cooldown_ends_at, services.instant())}`
  }
  /**
   * The player may take long to confirm in the wallet, so nothing is shown before the server has accepted the payment.
   */
  const buy = async (favour: OfferedFavour, usdc: number): Promise<void> => {
    if (isBuying) return
    isBuying = true
    const { character, favor_type } = favour
    market().noticeChanged({
      kind: 'pending',
      text: MARKET_TEXTS.asking(CHARACTER_NAMES[character]),
    })
    try {
      const answer = await payments.pay({ usdc, what: favourLabel(favour) }, (tx_hash, key) =>
        askFavour(api, { character, favor_type, tx_hash }, key),
      )
      actionCount += 1
      market().noticeChanged({ kind: 'done', text: applyFavour(answer) })
    } catch (failure) {
      reportFailure('buying a favour', failure)
    } finally {
      isBuying = false
    }
    await refreshOrLog()
  }

  return {
    readTab: () =>
      readTabData().then(
        (tabData) => market().received(tabData),
        (failure: unknown) => reportFailure('reading a tab of the market', failure),
      ),
    refresh: () =>
      refresh().catch((failure: unknown) => reportFailure('reading the market', failure)),
    readHistory: () =>
      readHistoryOf(game().currentBorough).then(
        (history) => market().received({ history }),
        (failure: unknown) => log('reading the prices of a good', failure),
      ),
    trade: ({ side, symbol, quantity, quotedPrice, estimate }) =>
      place(
        MARKET_TEXTS.trading(side, quantity, symbol),
        { kind: 'trade', side, symbol, quantity, quoted_price: quotedPrice },
        () => {
          const { stash } = market()
          game().applyDelta({ cash: (game().playerCash ?? 0) + estimate.total })
          if (stash) market().received({ stash: withTradedUnits(stash, symbol, side, quantity) })
        },
      ),
    travel: (borough) =>
      place(
        MARKET_TEXTS.travelling(boroughName(borough)),
        { kind: 'travel', borough },
        () => undefined,
      ),
    work: () =>
      perform(MARKET_TEXTS.working, (takeBack) =>
        queueAction({ action: 'job' }, market().missions?.job.cost ?? 0, takeBack),
      ),
    runErrand: () =>
      perform(LOAN_TEXTS.doingErrand, (takeBack) => queueAction({ action: 'errand' }, 1, takeBack)),
    handIn: ({ id, cost, reward }) =>
      perform(MARKET_TEXTS.handingIn, async (takeBack) => {
        const { missions: work } = market()
        game().applyDelta({ cash: (game().playerCash ?? 0) + reward })
        if (work) market().received({ missions: withMissionDone(work, id) })
        return queueAction({ action: 'daily_task', details: { id } }, cost, takeBack)
      }),
    ask: ({ character, favor_type }) =>
      place(
        MARKET_TEXTS.asking(CHARACTER_NAMES[character]),
        { kind: 'ask', character, favor_type },
        () => game().applyDelta(afterMoves(market().favours?.cost ?? 0)),
      ),
    buy,
    upgrade: ({ capacity, price }) =>
      place(MARKET_TEXTS.upgrading, { kind: 'upgrade', capacity }, () => {
        const { stash } = market()
        game().applyDelta({ cash: (game().playerCash ?? 0) - price })
        if (stash) market().received({ stash: { ...stash, capacity, next: null } })
      }),
    actOnFront: (action) =>
      place(FRONT_TEXTS.acting[action.action], { kind: 'front', action }, () => undefined),
    repay: ({ id, shark }, amount) =>
      place(
        MARKET_TEXTS.paying(shark, dollars(amount)),
        { kind: 'repay', id, shark, amount },
        () => undefined,
      ),
  }
}
