import { type OfferedFavour } from '#src/api/get-favours.ts'
import { FRONT_TEXTS } from '#src/protocol/front-texts.ts'
import { type Fronts, type OwnedFront } from '#src/protocol/calls/fronts.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type BoroughName, type Stash } from '#src/protocol/street.ts'
import { boroughName } from '../kit/borough-name.ts'
import { dollars } from '../kit/money.ts'
import { type SceneServices } from '../kit/services.ts'
import { type MarketController, type TradeOrder } from './market-controller.ts'
import { riskPercent } from './travel-page.ts'

/** A purchase for more than this share of the cash needs a confirmation. */
const LARGE_PURCHASE_SHARE = 0.5
/** A sale for at least this many dollars adds two thirds of a degree of heat, and needs a confirmation. */
const LARGE_SALE_DOLLARS = 5_000

/** A question that is answered before an order is placed. */
export interface Confirmation {
  readonly title: string
  readonly question: string
  readonly run: () => void
}

/** The orders of the market. Those that cost much or risk something are confirmed first. */
export class MarketOrders {
  readonly #stores: SceneServices['stores']
  readonly #controller: MarketController
  readonly #confirm: (order: Confirmation) => void

  constructor(
    stores: SceneServices['stores'],
    controller: MarketController,
    confirm: (order: Confirmation) => void,
  ) {
    this.#stores = stores
    this.#controller = controller
    this.#confirm = confirm
  }

  trade(order: TradeOrder): void {
    const { side, quantity, symbol, estimate } = order
    const total = Math.abs(estimate.total)
    const cash = this.#stores.game.getState().playerCash ?? 0
    const isLarge =
      side === 'buy' ? total > cash * LARGE_PURCHASE_SHARE : total >= LARGE_SALE_DOLLARS
    const run = (): void => void this.#controller.trade(order)
    if (!isLarge) return run()
    const question = MARKET_TEXTS.askTrade(side, quantity, symbol, dollars(total))
    this.#confirm({ title: MARKET_TEXTS.bigTrade, question, run })
  }

  travel(borough: BoroughName): void {
    const { game, market } = this.#stores
    const used = market.getState().stash?.used ?? 0
    const run = (): void => void this.#controller.travel(borough)
    if (used === 0 || riskPercent(game.getState().heat[borough] ?? 0, borough) === 0) return run()
    const question = MARKET_TEXTS.askTravel(boroughName(borough), used)
    this.#confirm({ title: MARKET_TEXTS.travelLoaded, question, run })
  }

  upgradeStash(next: NonNullable<Stash['next']>): void {
    this.#confirm({
      title: MARKET_TEXTS.upgrades,
      question: MARKET_TEXTS.askUpgrade(next.capacity, dollars(next.price)),
      run: () => void this.#controller.upgrade(next),
    })
  }

  buySooner(favour: OfferedFavour): void {
    const { favours } = this.#stores.market.getState()
    if (!favours?.sooner) return
    const { price, currency, is_demo } = favours.sooner
    this.#confirm({
      title: MARKET_TEXTS.buySooner,
      question: MARKET_TEXTS.askSooner(
        MARKET_TEXTS.favourNames[favour.favor_type],
        `${price.toFixed(2)} ${currency}`,
        is_demo,
      ),
      run: () => void this.#controller.buy(favour, price),
    })
  }

  /** `percent` is the share of its price that a sold front brings. */
  sellFront({ front, name, resale }: OwnedFront, percent: number): void {
    this.#confirm({
      title: FRONT_TEXTS.sale,
      question: FRONT_TEXTS.askSale(name, dollars(resale), percent),
      run: () => void this.#controller.actOnFront({ action: 'sell', front }),
    })
  }

  /** `percent` is the share of the cash from which a purchase is large. */
  buyFront({ front, name, price, is_large }: NonNullable<Fronts['next']>, percent: number): void {
    this.#confirm({
      title: FRONT_TEXTS.purchase,
      question: is_large
        ? FRONT_TEXTS.askLargePurchase(name, dollars(price), percent)
        : FRONT_TEXTS.askPurchase(name, dollars(price)),
      run: () => void this.#controller.actOnFront({ action: 'buy', front }),
    })
  }
}
