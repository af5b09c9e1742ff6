import { GUIDE_TEXTS } from '#src/protocol/home-texts.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type Stores } from '#src/stores/stores.ts'
import { boroughName } from '../kit/borough-name.ts'
import { type GuideStep } from '../kit/guide/find-route.ts'
import { type GuideView, isInPlace, readGuide } from '../kit/guide/read-guide.ts'
import { showStep } from '../kit/guide/show-step.ts'

type GuideStores = Pick<Stores, 'game' | 'market' | 'settings'>

/** The guided deal at the market: what it says, and where it leads the focus. */
export class MarketGuide {
  readonly #stores: GuideStores
  readonly #focusButton: (name: string) => void
  #leadsOn = false

  constructor(stores: GuideStores, focusButton: (name: string) => void) {
    this.#stores = stores
    this.#focusButton = focusButton
  }

  /** Null when the player is not guided. */
  get view(): GuideView | null {
    return readGuide(this.#stores)
  }

  /** The name of the button that takes the next step; null where the market does not show it. */
  get buttonInPlace(): string | null {
    const step = this.view?.step
    return step && isInPlace(step, this.#stores.market.getState()) ? buttonOf(step) : null
  }

  /** Fills in the next step, and focuses the button that takes it. */
  show(): void {
    const { market, settings } = this.#stores
    settings.getState().guideChosen('taken')
    const step = this.view?.step
    if (!step) return
    showStep(market, step)
    this.#focusButton(buttonOf(step))
  }

  skip(): void {
    this.#stores.settings.getState().guideChosen('closed')
  }

  /** After an order of the player the focus goes on, with the next {@link leadOn} that finds the next step. */
  orderDone(): void {
    this.#leadsOn = true
  }

  /** Keeps the focus where it is. */
  stay(): void {
    this.#leadsOn = false
  }

  leadOn(): void {
    const step = this.#leadsOn ? this.view?.step : null
    if (!step || isInPlace(step, this.#stores.market.getState())) return
    this.#leadsOn = false
    this.#focusButton(GUIDE_TEXTS.show[step.kind])
  }
}

function buttonOf(step: GuideStep): string {
  return step.kind === 'travel' ? boroughName(step.to) : MARKET_TEXTS[step.kind]
}
