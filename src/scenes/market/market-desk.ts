import { askFavour, favourNamed, type AskFavourReturnType } from '#src/api/ask-favour.ts'
import { getBorough } from '#src/api/get-borough.ts'
import { getFavours, type OfferedFavour } from '#src/api/get-favours.ts'
import { getLoans } from '#src/api/get-loans.ts'
import { getMissions, type Mission, type Missions } from '#src/api/get-missions.ts'
import { getPriceHistory, type PriceHistory } from '#src/api/get-price-history.ts'
import { getPrices } from '#src/api/get-prices.ts'
import { getStats } from '#src/api/get-stats.ts'
import { getWallet } from '#src/api/get-wallet.ts'
import { repayLoan } from '#src/api/repay-loan.ts'
import { type TurnActions } from '#src/api/take-turn.ts'
import { trade } from '#src/api/trade.ts'
import { travel } from '#src/api/travel.ts'
import { upgradeStash } from '#src/api/upgrade-stash.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type BoroughName, type Stash } from '#src/protocol/street.ts'
import { CHART_TICKS } from '#src/protocol/timing.ts'
import { type GoodSymbol, type MarketNews, type Side } from '#src/stores/market-store.ts'
import { dollars } from '../kit/money.ts'
import { type SceneServices } from '../kit/services.ts'
import { boroughName } from '../kit/borough-name.ts'
import { type FillEstimate } from './estimate-fill.ts'

/** A trade as the player has read it before pressing. */
export interface TradeOrder {
  readonly side: Side
  readonly symbol: GoodSymbol
  readonly quantity: number
  readonly quotedPrice: number
  readonly estimate: FillEstimate
}

/** What can be done at the market. Each result is drawn at once and corrected by what the server answers. */
export interface MarketDesk {
  /** Asks for everything that the screen shows; a failure is told in the notice. */
  refresh(): Promise<void>
  /** Asks for what the page that is shown needs beside it. */
  readPage(): Promise<void>
  /** Asks for the last ticks of the chosen good. */
  readHistory(): Promise<void>
  trade(order: TradeOrder): Promise<void>
  travel(borough: BoroughName): Promise<void>
  /** A day's work. */
  work(): Promise<void>
  handIn(mission: Mission): Promise<void>
  ask(favour: OfferedFavour): Promise<void>
  /** Asks before the cooldown's end, for what that costs; nothing waits for the wallet meanwhile. */
  buy(favour: OfferedFavour, usdc: number): Promise<void>
  upgrade(next: NonNullable<Stash['next']>): Promise<void>
  repay(loan: { readonly id: string; readonly shark: string }, amount: number): Promise<void>
}

type DeskServices = Pick<SceneServices, 'api' | 'log' | 'stores' | 'till' | 'turns'>

export function createMarketDesk({ api, log, stores, till, turns }: DeskServices): MarketDesk {
  const market = () => stores.market.getState()
  const game = () => stores.game.getState()
  let isBusy = false
  let isBuying = false
  /** Counts what was begun: what was asked for before says nothing of what has been done since. */
  let begun = 0

  const historyIn = (borough: BoroughName): Promise<PriceHistory> =>
    getPriceHistory(api, {
      symbol: market().good,
      borough: market().chartOf ?? borough,
      ticks: CHART_TICKS,
    })
  /** What only the page that is shown needs. */
  const pageNews = async (): Promise<MarketNews> => {
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
    const asked = begun
    const isPassed = (): boolean => isBusy || asked !== begun
    const stats = await getStats(api)
    if (isPassed()) return
    game().statsArrived(stats)
    const [prices, borough, history, wallet, news] = await Promise.all([
      getPrices(api),
      getBorough(api, stats.borough),
      historyIn(stats.borough),
      getWallet(api),
      pageNews(),
    ])
    if (!isPassed()) market().arrived({ prices, borough, history, stash: wallet.stash, ...news })
  }
  const tell = (what: string, failure: unknown): void => {
    log(what, failure)
    market().noticed({ kind: 'failed', text: describeFailure(failure) })
  }
  /** One thing at a time; what fails is undone by asking how things stand. */
  const act = async (pending: string, run: () => Promise<string>): Promise<void> => {
    if (isBusy) return
    isBusy = true
    begun += 1
    market().noticed({ kind: 'pending', text: pending })
    try {
      const text = await run()
      market().noticed({ kind: 'done', text })
    } catch (failure) {
      tell('at the market', failure)
    } finally {
      isBusy = false
    }
    await refresh().catch((failure: unknown) => log('refreshing the market', failure))
  }

  const without = (moves: number) => ({ moves_left: Math.max(0, game().movesLeft - moves) })
  const turn = (action: TurnActions[number], moves: number): Promise<string> =>
    turns.take(action, {
      guess: without(moves),
      late({ isDone, text }) {
        market().noticed({ kind: isDone ? 'done' : 'failed', text })
        refresh().catch((failure: unknown) => log('refreshing the market', failure))
      },
    })
  const granted = ({ cooldown_ends_at, state_delta, text }: AskFavourReturnType): string => {
    game().applyDelta(state_delta)
    return `${text} ${MARKET_TEXTS.again(cooldown_ends_at.slice(11, 16))}`
  }
  /** The owner of a wallet takes their time: what is paid for is seen once the server has taken the payment. */
  const buy = async (favour: OfferedFavour, usdc: number): Promise<void> => {
    if (isBuying) return
    isBuying = true
    const { character, favor_type } = favour
    market().noticed({ kind: 'pending', text: MARKET_TEXTS.asking(CHARACTER_NAMES[character]) })
    try {
      const answer = await till.pay({ usdc, what: favourNamed(favour) }, (tx_hash, key) =>
        askFavour(api, { character, favor_type, tx_hash }, key),
      )
      begun += 1
      market().noticed({ kind: 'done', text: granted(answer) })
    } catch (failure) {
      tell('buying a favour', failure)
    } finally {
      isBuying = false
    }
    await refresh().catch((failure: unknown) => log('refreshing the market', failure))
  }

  return {
    readPage: () =>
      pageNews().then(
        (news) => market().arrived(news),
        (failure: unknown) => tell('reading a page of the market', failure),
      ),
    refresh: () => refresh().catch((failure: unknown) => tell('reading the market', failure)),
    readHistory: () =>
      historyIn(game().currentBorough).then(
        (history) => market().arrived({ history }),
        (failure: unknown) => log('reading the prices of a good', failure),
      ),
    trade: ({ side, symbol, quantity, quotedPrice, estimate }) =>
      act(MARKET_TEXTS.trading(side, quantity, symbol), async () => {
        const { stash } = market()
        game().applyDelta({ cash: (game().playerCash ?? 0) + estimate.total })
        if (stash) market().arrived({ stash: withUnits(stash, symbol, side, quantity) })
        const body = { side, symbol, quantity, quoted_price: quotedPrice }
        const { fill, state_delta, stash: held } = await trade(api, body)
        game().applyDelta(state_delta)
        market().arrived({ stash: held })
        return MARKET_TEXTS.traded(side, quantity, symbol, dollars(Math.abs(fill.total)))
      }),
    travel: (borough) =>
      act(MARKET_TEXTS.travelling(boroughName(borough)), async () => {
        const { toll, state_delta } = await travel(api, { borough })
        game().applyDelta(state_delta)
        market().chosen({ chartOf: null })
        return MARKET_TEXTS.arrived(boroughName(borough), dollars(toll))
      }),
    work: () =>
      act(MARKET_TEXTS.working, () => turn({ action: 'job' }, market().missions?.job.cost ?? 0)),
    handIn: ({ id, cost, reward }) =>
      act(MARKET_TEXTS.handingIn, async () => {
        const { missions: work } = market()
        game().applyDelta({ cash: (game().playerCash ?? 0) + reward })
        if (work) market().arrived({ missions: withDone(work, id) })
        return turn({ action: 'daily_task', details: { id } }, cost)
      }),
    ask: ({ character, favor_type }) =>
      act(MARKET_TEXTS.asking(CHARACTER_NAMES[character]), async () => {
        game().applyDelta(without(market().favours?.cost ?? 0))
        return granted(await askFavour(api, { character, favor_type }))
      }),
    buy,
    upgrade: ({ capacity, price }) =>
      act(MARKET_TEXTS.upgrading, async () => {
        const { stash } = market()
        game().applyDelta({ cash: (game().playerCash ?? 0) - price })
        if (stash) market().arrived({ stash: { ...stash, capacity, next: null } })
        const done = await upgradeStash(api, capacity)
        game().applyDelta(done.state_delta)
        market().arrived({ stash: done.stash })
        return MARKET_TEXTS.upgraded(done.stash.capacity)
      }),
    repay: ({ id, shark }, amount) =>
      act(MARKET_TEXTS.paying(shark, dollars(amount)), async () => {
        const { loan, state_delta } = await repayLoan(api, { id, amount })
        game().applyDelta(state_delta)
        return loan.owed === 0
          ? MARKET_TEXTS.paidOff(shark)
          : MARKET_TEXTS.paid(shark, dollars(amount), dollars(loan.owed))
      }),
  }
}

/** The day's missions with one handed in, until the server says how they stand. */
function withDone(work: Missions, id: string): Missions {
  const missions = work.missions.map((mission) =>
    mission.id === id ? { ...mission, status: 'done' as const } : mission,
  )
  return { ...work, missions }
}

/** The stash as it will be, until the server says how it is. */
function withUnits(stash: Stash, symbol: GoodSymbol, side: Side, quantity: number): Stash {
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
