import { type ScreenMode } from '#src/ecs/screen-mode.ts'
import { type Side } from '#src/stores/market-store.ts'

interface Spot {
  readonly column: number
  readonly row: number
}

/** Positions of the parts of the market screen, in cells. */
export interface MarketLayout {
  readonly figures: Spot
  readonly tabs: Spot & {
    readonly gap: number
    readonly pad: number
    readonly leastColumns?: number
    readonly perRow?: number
  }
  /** The position of a tab's page. */
  readonly page: Spot
  /** The last row of the notice; a longer notice starts higher. */
  readonly noticeEnd: number
  /** The box of the guided deal, and the row of its buttons. */
  readonly guide: Spot & { readonly rows: number; readonly buttonRow: number }
  /** The position and the tab of the chosen good's prices in all boroughs. */
  readonly boroughQuotes: Spot & { readonly tab: 'trade' | 'travel' }
  readonly trade: {
    readonly goods: Spot & { readonly form: 'rows' | 'tiles' | 'lines' }
    readonly good: FieldLayout
    readonly quantity: FieldLayout
    readonly steps: StepsLayout
    readonly slider: Spot & { readonly columns: number }
    /** The largest quantities. */
    readonly limits: Spot
    /** The button of each side, with what it does or why it cannot be pressed to its right. */
    readonly sides: Readonly<Record<Side, Spot>>
    readonly sideColumns: number
    /** The button of the large chart; null where the chart is large. */
    readonly chartButton: Spot | null
    /** Null where there is only the large one. Its title is in the row above, with the borough next to it. */
    readonly chart:
      | (Spot & {
          readonly columns: number
          readonly rows: number
          readonly ofColumn: number
          /** Its lowest and highest price. */
          readonly range: Spot
        })
      | null
  }
  readonly travel: { readonly columns: number; readonly boxColumns: number }
  /** The list of loans, and the form of a payment. */
  readonly loans: {
    readonly columns: number
    readonly rows: number
    readonly form: {
      readonly loan: FieldLayout
      readonly amount: FieldLayout
      readonly max: Spot
      readonly result: Spot & { readonly columns: number }
      readonly button: Spot
    }
  }
  /** A list of actions. */
  readonly entries: { readonly columns: number; readonly rows: number }
}

/** A label, the offset of its field, and the field's width. */
export interface FieldLayout extends Spot {
  readonly fieldOffset: number
  readonly columns: number
}

/** Columns from the quantity field to its buttons, and the row of those that change it by one. */
interface StepsLayout {
  readonly max: number
  readonly row: number
  readonly fewer: number
  readonly more: number
  /** Blanks on either side of the sign; on a phone as wide as a finger. */
  readonly pad: number
}

export const MARKET_LAYOUTS: Readonly<Record<ScreenMode['profile'], MarketLayout>> = {
  desktop: {
    figures: { column: 12, row: 1 },
    tabs: { column: 2, row: 4, gap: 1, pad: 1 },
    page: { column: 2, row: 6 },
    noticeEnd: 24,
    guide: { column: 2, row: 5, rows: 1, buttonRow: 5 },
    boroughQuotes: { tab: 'trade', column: 45, row: 16 },
    trade: {
      goods: { column: 2, row: 6, form: 'rows' },
      good: { column: 45, row: 6, fieldOffset: 10, columns: 12 },
      quantity: { column: 45, row: 7, fieldOffset: 10, columns: 8 },
      steps: { max: 9, row: 7, fewer: 14, more: 17, pad: 1 },
      slider: { column: 45, row: 8, columns: 32 },
      limits: { column: 45, row: 9 },
      sides: { buy: { column: 45, row: 10 }, sell: { column: 45, row: 13 } },
      sideColumns: 32,
      chartButton: null,
      chart: {
        ...{ column: 2, row: 17, columns: 36, rows: 5, ofColumn: 27 },
        range: { column: 2, row: 22 },
      },
    },
    travel: { columns: 3, boxColumns: 24 },
    loans: {
      columns: 75,
      rows: 13,
      form: {
        loan: { column: 2, row: 20, fieldOffset: 5, columns: 22 },
        amount: { column: 31, row: 20, fieldOffset: 7, columns: 12 },
        max: { column: 51, row: 20 },
        result: { column: 31, row: 21, columns: 34 },
        button: { column: 68, row: 19 },
      },
    },
    entries: { columns: 75, rows: 17 },
  },
  // Controls are three rows apart, which is a finger.
  landscape: {
    figures: { column: 12, row: 1 },
    tabs: { column: 2, row: 4, gap: 1, pad: 1 },
    page: { column: 2, row: 7 },
    noticeEnd: 24,
    // Its buttons have no room next to the tabs.
    guide: { column: 2, row: 5, rows: 1, buttonRow: 23 },
    boroughQuotes: { tab: 'travel', column: 43, row: 7 },
    trade: {
      goods: { column: 2, row: 6, form: 'tiles' },
      good: { column: 45, row: 7, fieldOffset: 9, columns: 12 },
      quantity: { column: 45, row: 10, fieldOffset: 9, columns: 7 },
      steps: { max: 8, row: 10, fewer: 14, more: 20, pad: 2 },
      slider: { column: 45, row: 13, columns: 32 },
      limits: { column: 45, row: 14 },
      sides: { buy: { column: 45, row: 16 }, sell: { column: 45, row: 19 } },
      sideColumns: 32,
      chartButton: { column: 2, row: 19 },
      chart: {
        ...{ column: 2, row: 20, columns: 36, rows: 2, ofColumn: 27 },
        range: { column: 2, row: 22 },
      },
    },
    travel: { columns: 2, boxColumns: 19 },
    loans: {
      columns: 75,
      rows: 11,
      form: {
        loan: { column: 2, row: 20, fieldOffset: 5, columns: 22 },
        amount: { column: 31, row: 20, fieldOffset: 7, columns: 12 },
        max: { column: 51, row: 20 },
        result: { column: 31, row: 22, columns: 34 },
        button: { column: 68, row: 19 },
      },
    },
    entries: { columns: 75, rows: 16 },
  },
  // Tabs and figures are at the end of the screen, where a thumb reaches them, next to the Back button.
  mobile: {
    figures: { column: 11, row: 36 },
    // Seven tabs take the whole width.
    tabs: { column: 0, row: 34, gap: 1, pad: 0, leastColumns: 6 },
    page: { column: 2, row: 5 },
    noticeEnd: 32,
    guide: { column: 2, row: 28, rows: 3, buttonRow: 30 },
    boroughQuotes: { tab: 'travel', column: 2, row: 21 },
    trade: {
      goods: { column: 2, row: 4, form: 'tiles' },
      good: { column: 2, row: 17, fieldOffset: 5, columns: 9 },
      quantity: { column: 2, row: 20, fieldOffset: 10, columns: 8 },
      steps: { max: 9, row: 20, fewer: 16, more: 23, pad: 2 },
      slider: { column: 18, row: 17, columns: 25 },
      limits: { column: 2, row: 21 },
      sides: { buy: { column: 2, row: 22 }, sell: { column: 2, row: 25 } },
      sideColumns: 40,
      chartButton: { column: 2, row: 29 },
      chart: {
        ...{ column: 2, row: 30, columns: 19, rows: 1, ofColumn: 26 },
        range: { column: 22, row: 30 },
      },
    },
    travel: { columns: 2, boxColumns: 20 },
    loans: {
      columns: 40,
      rows: 18,
      form: {
        loan: { column: 2, row: 24, fieldOffset: 5, columns: 22 },
        amount: { column: 2, row: 27, fieldOffset: 7, columns: 12 },
        max: { column: 22, row: 27 },
        result: { column: 2, row: 29, columns: 28 },
        button: { column: 32, row: 26 },
      },
    },
    entries: { columns: 41, rows: 26 },
  },
  // A line of controls is two rows high, which is a finger.
  narrow: {
    figures: { column: 11, row: 48 },
    tabs: { column: 1, row: 44, gap: 1, pad: 0, leastColumns: 7, perRow: 4 },
    page: { column: 1, row: 5 },
    noticeEnd: 43,
    guide: { column: 1, row: 37, rows: 5, buttonRow: 41 },
    boroughQuotes: { tab: 'travel', column: 0, row: 31 },
    trade: {
      goods: { column: 1, row: 4, form: 'lines' },
      good: { column: 1, row: 22, fieldOffset: 5, columns: 9 },
      quantity: { column: 1, row: 24, fieldOffset: 9, columns: 8 },
      steps: { max: 10, row: 26, fewer: -9, more: 14, pad: 2 },
      slider: { column: 7, row: 26, columns: 16 },
      limits: { column: 1, row: 27 },
      sides: { buy: { column: 1, row: 28 }, sell: { column: 1, row: 32 } },
      sideColumns: 28,
      chartButton: { column: 15, row: 22 },
      chart: null,
    },
    travel: { columns: 1, boxColumns: 28 },
    loans: {
      columns: 27,
      rows: 26,
      form: {
        loan: { column: 1, row: 33, fieldOffset: 5, columns: 22 },
        amount: { column: 1, row: 36, fieldOffset: 7, columns: 11 },
        max: { column: 21, row: 36 },
        result: { column: 1, row: 39, columns: 18 },
        button: { column: 21, row: 38 },
      },
    },
    entries: { columns: 27, rows: 36 },
  },
}
