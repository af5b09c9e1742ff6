import { createStore } from 'zustand/vanilla'
import { type Borough } from '#src/api/get-borough.ts'
import { type Favours } from '#src/api/get-favours.ts'
import { type Loans } from '#src/api/get-loans.ts'
import { type Missions } from '#src/api/get-missions.ts'
import { type PriceHistory } from '#src/api/get-price-history.ts'
import { type Prices } from '#src/api/get-prices.ts'
import { type Character, DEFAULT_CHARACTER } from '#src/protocol/characters.ts'
import { type BoroughName, type GOOD_SYMBOLS, type Stash } from '#src/protocol/street.ts'

export const MARKET_TABS = ['trade', 'travel', 'loans', 'jobs', 'favours', 'stash'] as const
export type MarketTab = (typeof MARKET_TABS)[number]
export type GoodSymbol = (typeof GOOD_SYMBOLS)[number]
export type Side = 'buy' | 'sell'

/** What the desk says of the last thing that was done. */
export interface Notice {
  readonly text: string
  readonly kind: 'pending' | 'done' | 'failed'
}

export interface MarketState {
  readonly tab: MarketTab
  readonly good: GoodSymbol
  readonly side: Side
  /** As typed. */
  readonly quantity: string
  readonly prices: Prices | null
  /** Where the player stands: its tolls and news. */
  readonly borough: Borough | null
  /** The borough that the chart is of; null: where the player stands. */
  readonly chartOf: BoroughName | null
  /** Of the chosen good, there. */
  readonly history: PriceHistory
  readonly stash: Stash | null
  readonly loans: Loans | null
  readonly missions: Missions | null
  readonly favours: Favours | null
  /** Who is asked for favours. */
  readonly shark: Character
  readonly notice: Notice | null
}
/** What the player sets. */
export type MarketChoice = Partial<
  Pick<MarketState, 'tab' | 'good' | 'side' | 'quantity' | 'chartOf' | 'shark'>
>
/** What the server tells. */
export type MarketNews = Partial<
  Pick<MarketState, 'prices' | 'borough' | 'history' | 'stash' | 'loans' | 'missions' | 'favours'>
>
export interface MarketActions {
  chosen(choice: MarketChoice): void
  arrived(told: MarketNews): void
  noticed(notice: Notice | null): void
  signedOut(): void
}
export type MarketStore = ReturnType<typeof createMarketStore>

const FIRST: MarketState = {
  tab: 'trade',
  good: 'SMOKES',
  side: 'buy',
  quantity: '1',
  prices: null,
  borough: null,
  chartOf: null,
  history: [],
  stash: null,
  loans: null,
  missions: null,
  favours: null,
  shark: DEFAULT_CHARACTER,
  notice: null,
}

/** What the player knows of the market, and what stands on the desk. */
export function createMarketStore() {
  return createStore<MarketState & MarketActions>()((set) => ({
    ...FIRST,
    // What one page has told does not stand under another.
    chosen: (choice) =>
      set(({ tab }) => (choice.tab && choice.tab !== tab ? { ...choice, notice: null } : choice)),
    arrived: (told) => set(told),
    noticed: (notice) => set({ notice }),
    signedOut: () => set(FIRST),
  }))
}
