import { type ScreenMode } from '#src/ecs/screen-mode.ts'

interface Spot {
  readonly column: number
  readonly row: number
}

/** Where the parts of the market stand, in cells. */
export interface MarketLayout {
  readonly figures: Spot
  readonly tabs: Spot
  /** Where a tab's page begins. */
  readonly page: Spot
  readonly noticeRow: number
  readonly trade: {
    readonly table: Spot
    readonly form: Spot
    readonly formColumns: number
    /** From one field to the next: a finger's height on a phone. */
    readonly fieldRows: number
    readonly chart: Spot & { readonly columns: number; readonly rows: number }
  }
  readonly travel: { readonly columns: number; readonly boxColumns: number }
  readonly loans: { readonly columns: number; readonly rows: number }
}

export const MARKET_LAYOUTS: Readonly<Record<ScreenMode['profile'], MarketLayout>> = {
  desktop: {
    figures: { column: 12, row: 1 },
    tabs: { column: 2, row: 4 },
    page: { column: 2, row: 6 },
    noticeRow: 23,
    trade: {
      table: { column: 2, row: 6 },
      form: { column: 46, row: 6 },
      formColumns: 31,
      fieldRows: 1,
      chart: { column: 3, row: 18, columns: 72, rows: 5 },
    },
    travel: { columns: 3, boxColumns: 24 },
    loans: { columns: 75, rows: 16 },
  },
  mobile: {
    figures: { column: 2, row: 4 },
    tabs: { column: 1, row: 7 },
    page: { column: 2, row: 10 },
    noticeRow: 38,
    trade: {
      table: { column: 2, row: 9 },
      form: { column: 2, row: 19 },
      formColumns: 40,
      fieldRows: 3,
      chart: { column: 2, row: 36, columns: 36, rows: 2 },
    },
    travel: { columns: 2, boxColumns: 20 },
    loans: { columns: 40, rows: 28 },
  },
}
