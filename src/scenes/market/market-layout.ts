import { type ScreenMode } from '#src/ecs/screen-mode.ts'

interface Spot {
  readonly column: number
  readonly row: number
}

/** Where the parts of the market stand, in cells. */
export interface MarketLayout {
  readonly figures: Spot
  readonly tabs: Spot & { readonly gap: number }
  /** Where a tab's page begins. */
  readonly page: Spot
  /** The last row of what is said of the last thing done; longer words begin higher. */
  readonly noticeEnd: number
  /** Where the chosen good's prices elsewhere stand, and on which page there is room for them. */
  readonly elsewhere: Spot & { readonly tab: 'trade' | 'travel' }
  readonly trade: {
    readonly table: Spot
    readonly side: FieldLayout
    readonly good: FieldLayout
    readonly quantity: FieldLayout
    readonly steps: StepsLayout
    readonly slider: Spot & { readonly columns: number }
    /** What the trade comes to, and the button below it. */
    readonly estimate: Spot & { readonly columns: number }
    /** The title stands in the row above, what it is of beside it, its range in the row below. */
    readonly chart: Spot & {
      readonly columns: number
      readonly rows: number
      readonly ofColumn: number
    }
  }
  readonly travel: { readonly columns: number; readonly boxColumns: number }
  readonly loans: { readonly columns: number; readonly rows: number }
  /** A list of things to do. */
  readonly entries: { readonly columns: number; readonly rows: number }
}

/** Where a label stands, how far from its beginning the field does, and how wide that is. */
export interface FieldLayout extends Spot {
  readonly after: number
  readonly columns: number
}

/** The buttons beside the quantity: how far from the field each stands, and what is drawn of it. */
interface StepsLayout {
  readonly max: number
  readonly fewer: number
  readonly more: number
  /** Blanks on either side of the sign: a finger's width on a phone. */
  readonly pad: number
}

export const MARKET_LAYOUTS: Readonly<Record<ScreenMode['profile'], MarketLayout>> = {
  desktop: {
    figures: { column: 12, row: 1 },
    tabs: { column: 2, row: 4, gap: 1 },
    page: { column: 2, row: 6 },
    noticeEnd: 24,
    elsewhere: { tab: 'trade', column: 45, row: 16 },
    trade: {
      table: { column: 2, row: 6 },
      side: { column: 45, row: 6, after: 5, columns: 7 },
      good: { column: 60, row: 6, after: 5, columns: 12 },
      quantity: { column: 45, row: 7, after: 10, columns: 8 },
      steps: { max: 9, fewer: 14, more: 17, pad: 1 },
      slider: { column: 45, row: 8, columns: 32 },
      estimate: { column: 45, row: 9, columns: 32 },
      chart: { column: 2, row: 17, columns: 36, rows: 5, ofColumn: 27 },
    },
    travel: { columns: 3, boxColumns: 24 },
    loans: { columns: 75, rows: 16 },
    entries: { columns: 75, rows: 17 },
  },
  mobile: {
    figures: { column: 2, row: 4 },
    tabs: { column: 0, row: 7, gap: 0 },
    page: { column: 2, row: 10 },
    noticeEnd: 39,
    elsewhere: { tab: 'travel', column: 2, row: 26 },
    trade: {
      table: { column: 2, row: 9 },
      side: { column: 2, row: 19, after: 5, columns: 9 },
      good: { column: 20, row: 19, after: 5, columns: 12 },
      quantity: { column: 2, row: 22, after: 10, columns: 8 },
      steps: { max: 9, fewer: 15, more: 21, pad: 2 },
      slider: { column: 2, row: 25, columns: 40 },
      estimate: { column: 2, row: 27, columns: 40 },
      chart: { column: 2, row: 36, columns: 36, rows: 2, ofColumn: 26 },
    },
    travel: { columns: 2, boxColumns: 20 },
    loans: { columns: 40, rows: 28 },
    entries: { columns: 41, rows: 27 },
  },
}
