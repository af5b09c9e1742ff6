import { type ScreenMode } from '#src/ecs/screen-mode.ts'

/** Positions of the parts of the account screen, in cells. */
export interface AccountLayout {
  readonly tabs: { readonly column: number; readonly row: number; readonly perRow?: number }
  /** Where a tab's page starts. */
  readonly page: { readonly column: number; readonly row: number }
  readonly columns: number
  readonly noticeRow: number
  /** Rows per key in the list. */
  readonly keyRows: number
  /** Rows per setting; on a phone, tall enough for a finger. */
  readonly settingRows: number
  /** The pictures of the looks: how many share a row, their size, and the rows of a name below. */
  readonly looks: {
    readonly across: number
    readonly columns: number
    readonly rows: number
    readonly nameRows: 1 | 2
  }
  /** How many settings share a row. */
  readonly settingColumns: 1 | 2
  /** The cells of a setting's name and of its value. */
  readonly setting: { readonly label: number; readonly value: number }
}

const WIDE_SETTING = { label: 14, value: 22 }
const WIDE_LOOKS = { across: 6, columns: 12, rows: 4, nameRows: 2 } as const

export const ACCOUNT_LAYOUTS: Readonly<Record<ScreenMode['profile'], AccountLayout>> = {
  desktop: {
    tabs: { column: 2, row: 4 },
    page: { column: 3, row: 6 },
    columns: 73,
    noticeRow: 23,
    keyRows: 3,
    settingRows: 2,
    settingColumns: 2,
    setting: WIDE_SETTING,
    looks: WIDE_LOOKS,
  },
  landscape: {
    tabs: { column: 2, row: 4 },
    page: { column: 2, row: 6 },
    columns: 74,
    noticeRow: 23,
    keyRows: 3,
    settingRows: 3,
    settingColumns: 2,
    setting: WIDE_SETTING,
    looks: WIDE_LOOKS,
  },
  mobile: {
    // Near the Back button, where a thumb reaches them.
    tabs: { column: 2, row: 34 },
    page: { column: 2, row: 5 },
    columns: 40,
    noticeRow: 32,
    keyRows: 5,
    settingRows: 3,
    settingColumns: 1,
    setting: WIDE_SETTING,
    looks: { across: 3, columns: 14, rows: 4, nameRows: 1 },
  },
  narrow: {
    tabs: { column: 1, row: 46, perRow: 2 },
    page: { column: 1, row: 5 },
    columns: 27,
    noticeRow: 44,
    keyRows: 6,
    settingRows: 3,
    settingColumns: 1,
    setting: { label: 11, value: 17 },
    looks: { across: 2, columns: 14, rows: 4, nameRows: 1 },
  },
}
