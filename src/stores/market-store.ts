import { createStore } from 'zustand/vanilla'
import { type Borough } from '#src/api/get-borough.ts'
import { type Favours } from '#src/api/get-favours.ts'
import { type Loans } from '#src/api/get-loans.ts'
import { type Missions } from '#src/api/get-missions.ts'
import { type PriceHistory } from '#src/api/get-price-history.ts'
import { type Prices } from '#src/api/get-prices.ts'
import { type Character, DEFAULT_CHARACTER } from '#src/protocol/characters.ts'
import { type Fronts } from '#src/protocol/calls/fronts.ts'
import { type BoroughName, type GOOD_SYMBOLS, type Stash } from '#src/protocol/street.ts'

export const MARKET_TABS = [
  'trade',
  'travel',
  'loans',
  'jobs',
  'favours',
  'stash',
  'fronts',
] as const
export type MarketTab = (typeof MARKET_TABS)[number]
export type GoodSymbol = (typeof GOOD_SYMBOLS)[number]
export type Side = 'buy' | 'sell'

/** The result of the last action at the market. */
export interface Notice {
  readonly text: string
  readonly kind: 'pending' | 'done' | 'failed'
}

export interface MarketState {
  readonly tab: MarketTab
  readonly good: GoodSymbol
  /** As typed. */
  readonly quantity: string
  readonly prices: Prices | null
  /** The player's borough: its tolls and news. */
  readonly borough: Borough | null
  /** The borough that the chart shows; null: the player's borough. */
  readonly chartOf: BoroughName | null
  /** Prices of the chosen good in the chart's borough. */
  readonly history: PriceHistory
  readonly stash: Stash | null
  readonly loans: Loans | null
  /** The id of the loan to pay on; null: the first. */
  readonly loan: string | null
  /** The amount of a payment, as typed. */
  readonly payment: string
  readonly missions: Missions | null
  readonly favours: Favours | null
  readonly fronts: Fronts | null
  /** The shark whose favours are shown. */
  readonly shark: Character
  readonly notice: Notice | null
  /** What the player has ordered and the server has not confirmed, oldest first. */
  readonly waiting: readonly string[]
  /** The result of an order that had waited, until the player has seen it. */
  readonly outcome: Notice | null
  /** The results so far of orders that waited together; null when none of them waits any more. */
  readonly outcomes: readonly Notice[] | null
}
/** What the player can set. */
export type MarketChoice = Partial<
  Pick<MarketState, 'tab' | 'good' | 'quantity' | 'chartOf' | 'shark' | 'loan' | 'payment'>
>
/** What the server sends. */
export type MarketUpdate = Partial<
  Pick<
    MarketState,
    'prices' | 'borough' | 'history' | 'stash' | 'loans' | 'missions' | 'favours' | 'fronts'
  >
>
export interface MarketActions {
  choicesChanged(choice: MarketChoice): void
  received(update: MarketUpdate): void
  noticeChanged(notice: Notice | null): void
  waitingChanged(waiting: readonly string[]): void
  outcomeArrived(outcome: Notice): void
  outcomeSeen(): void
  signedOut(): void
}
export type MarketStore = ReturnType<typeof createMarketStore>

const INITIAL_STATE: MarketState = {
  tab: 'trade',
  good: 'SMOKES',
  quantity: '1',
  prices: null,
  borough: null,
  chartOf: null,
  history: [],
  stash: null,
  loans: null,
  loan: null,
  payment: '',
  missions: null,
  favours: null,
  fronts: null,
  shark: DEFAULT_CHARACTER,
  notice: null,
  waiting: [],
  outcome: null,
  outcomes: null,
}
/** How many results of orders that waited together are shown at once. */
const SHOWN_OUTCOMES = 3

/** What the player knows of the market, and the state of the market screen. */
export function createMarketStore() {
  return createStore<MarketState & MarketActions>()((set) => ({
    ...INITIAL_STATE,
    // A notice belongs to the page it appeared on.
    choicesChanged: (choice) =>
      set(({ tab }) => (choice.tab && choice.tab !== tab ? { ...choice, notice: null } : choice)),
    received: (update) => set(update),
    noticeChanged: (notice) => set({ notice }),
    waitingChanged: (waiting) => set({ waiting }),
    outcomeArrived: (arrived) =>
      set(({ outcomes: before, waiting }) => {
        const outcomes = [...(before ?? []), arrived]
        return { outcome: joinOutcomes(outcomes), outcomes: waiting.length > 0 ? outcomes : null }
      }),
    outcomeSeen: () => set({ outcome: null }),
    signedOut: () => set(INITIAL_STATE),
  }))
}

function joinOutcomes(outcomes: readonly Notice[]): Notice {
  const shown = outcomes.slice(-SHOWN_OUTCOMES)
  return {
    kind: shown.some(({ kind }) => kind === 'failed') ? 'failed' : 'done',
    text: shown.map(({ text }) => text).join(' '),
  }
}
