import { askFavour, favourLabel, type AskFavourReturnType } from '#src/api/ask-favour.ts'
import { getBorough } from '#src/api/get-borough.ts'
import { getFavours, type OfferedFavour } from '#src/api/get-favours.ts'
import { getLoans } from '#src/api/get-loans.ts'
import { getMissions, type Mission, type Missions } from '#src/api/get-missions.ts'
import { getPriceHistory, type PriceHistory } from '#src/api/get-price-history.ts'
import { getPrices } from '#src/api/get-prices.ts'
import { getStats } from '#src/api/get-stats.ts'
import { getWallet } from '#src/api/get-wallet.ts'
import { repayLoan } from '#src/api/repay-loan.ts'
import { type Actions } from '#src/api/send-actions.ts'
import { trade } from '#src/api/trade.ts'
import { travel } from '#src/api/travel.ts'
import { upgradeStash } from '#src/api/upgrade-stash.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type BoroughName, type Stash } from '#src/protocol/street.ts'
import { CHART_TICKS } from '#src/protocol/timing.ts'
import { type GoodSymbol, type MarketUpdate, type Side } from '#src/stores/market-store.ts'
import { spellInstant } from '../kit/instant.ts'
import { dollars, dollarsAndCents } from '../kit/money.ts'
import { type SceneServices } from '../kit/services.ts'
import { boroughName } from '../kit/borough-name.ts'
import { type FillEstimate } from './estimate-fill.ts'

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
  handIn(mission: Mission): Promise<void>
  ask(favour: OfferedFavour): Promise<void>
  /** Buys a favour before the end of its cooldown. Other actions stay possible while the wallet responds. */
  buy(favour: OfferedFavour, usdc: number): Promise<void>
  upgrade(next: NonNullable<Stash['next']>): Promise<void>
  repay(loan: { readonly id: string; readonly shark: string }, amount: number): Promise<void>
}

type ControllerServices = Pick<SceneServices, 'api' | 'log' | 'stores' | 'payments' | 'actionQueue'>

export function createMarketController({
  api,
  log,
  stores,
  payments,
  actionQueue,
}: ControllerServices): MarketController {
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
  /** Runs one action at a time. The refresh afterwards also undoes the expected result of a failed action. */
  const perform = async (pending: string, run: () => Promise<string>): Promise<void> => {
    if (isBusy) return
    isBusy = true
    actionCount += 1
    market().noticeChanged({ kind: 'pending', text: pending })
    try {
      const text = await run()
      market().noticeChanged({ kind: 'done', text })
    } catch (failure) {
      reportFailure('acting at the market', failure)
    } finally {
      isBusy = false
    }
    await refresh().catch((failure: unknown) => log('refreshing the market', failure))
  }

  const afterMoves = (moves: number) => ({ moves_left: Math.max(0, game().movesLeft - moves) })
  const queueAction = (action: Actions[number], moves: number): Promise<string> =>
    actionQueue.add(action, {
      optimisticDelta: afterMoves(moves),
      onLate({ isDone, text }) {
        market().noticeChanged({ kind: isDone ? 'done' : 'failed', text })
        refresh().catch((failure: unknown) => log('refreshing the market', failure))
      },
    })
  const applyFavour = ({ cooldown_ends_at, state_delta, text }: AskFavourReturnType): string => {
    game().applyDelta(state_delta)
    return `${text} ${MARKET_TEXTS.again(spellInstant(cooldown_ends_at))}`
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
    await refresh().catch((failure: unknown) => log('refreshing the market', failure))
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
      perform(MARKET_TEXTS.trading(side, quantity, symbol), async () => {
        const { stash } = market()
        game().applyDelta({ cash: (game().playerCash ?? 0) + estimate.total })
        if (stash) market().received({ stash: withTradedUnits(stash, symbol, side, quantity) })
        const body = { side, symbol, quantity, quoted_price: quotedPrice }
        const { fill, state_delta, stash: stashAfter } = await trade(api, body)
        game().applyDelta(state_delta)
        market().received({ stash: stashAfter })
        const text = MARKET_TEXTS.traded(side, quantity, symbol, dollars(Math.abs(fill.total)))
        return side === 'buy' ? text : `${text} ${profitText(fill.profit)}`
      }),
    travel: (borough) =>
      perform(MARKET_TEXTS.travelling(boroughName(borough)), async () => {
        const { toll, state_delta } = await travel(api, { borough })
        game().applyDelta(state_delta)
        market().choicesChanged({ chartOf: null })
        return MARKET_TEXTS.arrived(boroughName(borough), dollars(toll))
      }),
    work: () =>
      perform(MARKET_TEXTS.working, () =>
        queueAction({ action: 'job' }, market().missions?.job.cost ?? 0),
      ),
    handIn: ({ id, cost, reward }) =>
      perform(MARKET_TEXTS.handingIn, async () => {
        const { missions: work } = market()
        game().applyDelta({ cash: (game().playerCash ?? 0) + reward })
        if (work) market().received({ missions: withMissionDone(work, id) })
        return queueAction({ action: 'daily_task', details: { id } }, cost)
      }),
    ask: ({ character, favor_type }) =>
      perform(MARKET_TEXTS.asking(CHARACTER_NAMES[character]), async () => {
        game().applyDelta(afterMoves(market().favours?.cost ?? 0))
        return applyFavour(await askFavour(api, { character, favor_type }))
      }),
    buy,
    upgrade: ({ capacity, price }) =>
      perform(MARKET_TEXTS.upgrading, async () => {
        const { stash } = market()
        game().applyDelta({ cash: (game().playerCash ?? 0) - price })
        if (stash) market().received({ stash: { ...stash, capacity, next: null } })
        const done = await upgradeStash(api, capacity)
        game().applyDelta(done.state_delta)
        market().received({ stash: done.stash })
        return MARKET_TEXTS.upgraded(done.stash.capacity)
      }),
    repay: ({ id, shark }, amount) =>
      perform(MARKET_TEXTS.paying(shark, dollars(amount)), async () => {
        const { loan, state_delta } = await repayLoan(api, { id, amount })
        game().applyDelta(state_delta)
        return loan.owed === 0
          ? MARKET_TEXTS.paidOff(shark)
          : MARKET_TEXTS.paid(shark, dollars(amount), dollars(loan.owed))
      }),
  }
}

/** Returns how a sale compares with what its goods had cost; `profit` in dollars, negative for a loss. */
function profitText(profit: number): string {
  if (profit === 0) return MARKET_TEXTS.evened
  const amount = dollarsAndCents(Math.abs(profit))
  return profit > 0 ? MARKET_TEXTS.gained(amount) : MARKET_TEXTS.lost(amount)
}

/** Returns the missions with one handed in, as expected until the server responds. */
function withMissionDone(work: Missions, id: string): Missions {
  const missions = work.missions.map((mission) =>
    mission.id === id ? { ...mission, status: 'done' as const } : mission,
  )
  return { ...work, missions }
}

/** Returns the stash after a trade, as expected until the server responds. */
function withTradedUnits(stash: Stash, symbol: GoodSymbol, side: Side, quantity: number): Stash {
  const units = side === 'buy' ? quantity : -quantity
  const known = stash.goods.some((good) => good.symbol === symbol)
  const goods = known ? stash.goods : [...stash.goods, { symbol, quantity: 0, average_cost: 0 }]
  return {
    ...stash,
    used: stash.used + units,
    goods: goods.map((good) =>
      good.symbol === symbol ? { ...good, quantity: good.quantity + units } : good,
    ),
  }
}
