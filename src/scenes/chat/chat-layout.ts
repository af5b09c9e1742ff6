import { type ScreenMode } from '#src/ecs/screen-mode.ts'
import { type HelpPlace } from '../kit/help-button.ts'

/** Positions of the parts of the chat screen, in cells. */
export interface ChatLayout {
  readonly figures: {
    readonly column: number
    readonly row: number
    readonly gap: number
    /** Where net worth and borough are; null when they are beside the other figures. */
    readonly below: { readonly column: number; readonly row: number } | null
  }
  readonly face: { readonly column: number; readonly row: number }
  readonly tools: { readonly column: number; readonly row: number }
  readonly help: HelpPlace
  readonly ticker: { readonly column: number; readonly row: number; readonly columns: number }
  readonly talkingTo: { readonly column: number; readonly row: number }
  readonly picker: { readonly column: number; readonly row: number; readonly isBoxed: boolean }
  readonly closeRow: number
  readonly market: { readonly column: number; readonly row: number }
  readonly rules: readonly number[]
  readonly log: {
    readonly column: number
    readonly row: number
    readonly columns: number
    readonly rows: number
    readonly barColumn: number
    /** Width of the speaker's name to the left of a message; 0 puts the name on a row of its own. */
    readonly nameColumns: number
  }
  readonly status: { readonly column: number; readonly row: number }
  readonly chips: {
    readonly column: number
    readonly row: number
    readonly columns: number
    readonly rows: number
    readonly isBoxed: boolean
    /** The line of what the chips sign. Within the chips it takes their last line. */
    readonly terms: {
      readonly column: number
      readonly row: number
      readonly columns: number
      /** Whether it is the line of the status, too. */
      readonly isOfStatus: boolean
      /** The lines of terms that one line is too short for. The chips below the first move down by as many as they need. */
      readonly whole: {
        readonly row: number
        /** The width of each line. */
        readonly widths: readonly number[]
        /** How many of them are free in any case, so that no words are saved for them. Default: one. */
        readonly free?: number
        readonly isOfStatus: boolean
      }
    }
  }
  readonly input: {
    readonly column: number
    readonly row: number
    readonly columns: number
    readonly rows: number
  }
  readonly send: { readonly column: number; readonly row: number; readonly columns: number }
}

/** The curvature of the tube hides the middle of the first and last row, so they contain nothing that must be read. */
export const CHAT_LAYOUTS: Readonly<Record<ScreenMode['profile'], ChatLayout>> = {
  desktop: {
    figures: { column: 2, row: 1, gap: 2, below: null },
    face: { column: 25, row: 3 },
    tools: { column: 37, row: 18 },
    help: { column: 75, row: 18, isBoxed: false },
    ticker: { column: 2, row: 2, columns: 70 },
    talkingTo: { column: 2, row: 3 },
    picker: { column: 36, row: 3, isBoxed: false },
    closeRow: 1,
    market: { column: 64, row: 1 },
    rules: [4, 21],
    log: { column: 2, row: 5, columns: 75, rows: 13, barColumn: 78, nameColumns: 10 },
    status: { column: 2, row: 18 },
    chips: {
      ...{ column: 2, row: 19, columns: 76, rows: 2, isBoxed: false },
      terms: {
        ...{ column: 2, row: 20, columns: 76, isOfStatus: false },
        // The second line takes the place of a rule.
        whole: { row: 20, widths: [76, 76], isOfStatus: false },
      },
    },
    input: { column: 4, row: 22, columns: 69, rows: 2 },
    send: { column: 74, row: 22, columns: 5 },
  },
  // Controls are three rows high, or three rows apart.
  landscape: {
    figures: { column: 2, row: 3, gap: 2, below: null },
    face: { column: 25, row: 4 },
    tools: { column: 37, row: 16 },
    help: { column: 75, row: 16, isBoxed: false },
    ticker: { column: 38, row: 4, columns: 40 },
    talkingTo: { column: 2, row: 4 },
    picker: { column: 1, row: 0, isBoxed: true },
    closeRow: 0,
    market: { column: 62, row: 1 },
    rules: [5, 21],
    log: { column: 2, row: 6, columns: 75, rows: 9, barColumn: 78, nameColumns: 10 },
    status: { column: 2, row: 16 },
    chips: {
      ...{ column: 1, row: 18, columns: 78, rows: 3, isBoxed: true },
      terms: {
        ...{ column: 2, row: 17, columns: 76, isOfStatus: false },
        // The second line ends before the tools.
        whole: { row: 15, widths: [76, 33, 76], isOfStatus: true },
      },
    },
    input: { column: 4, row: 22, columns: 69, rows: 2 },
    send: { column: 74, row: 22, columns: 5 },
  },
  // What is pressed is at the end of the screen, where a thumb reaches it.
  mobile: {
    figures: { column: 1, row: 1, gap: 2, below: { column: 1, row: 2 } },
    face: { column: 24, row: 4 },
    tools: { column: 1, row: 20 },
    ticker: { column: 1, row: 3, columns: 43 },
    help: { column: 40, row: 20, isBoxed: false },
    talkingTo: { column: 1, row: 4 },
    picker: { column: 0, row: 25, isBoxed: true },
    closeRow: 22,
    market: { column: 36, row: 23 },
    rules: [5, 35],
    log: { column: 1, row: 6, columns: 41, rows: 13, barColumn: 43, nameColumns: 0 },
    status: { column: 1, row: 28 },
    chips: {
      ...{ column: 0, row: 29, columns: 45, rows: 6, isBoxed: true },
      terms: {
        ...{ column: 1, row: 28, columns: 43, isOfStatus: true },
        whole: { row: 28, widths: [43, 43, 43, 43], isOfStatus: true },
      },
    },
    input: { column: 3, row: 36, columns: 35, rows: 3 },
    send: { column: 39, row: 36, columns: 6 },
  },
  // Sharks and tools are in two lines.
  narrow: {
    figures: { column: 1, row: 1, gap: 1, below: { column: 1, row: 2 } },
    face: { column: 22, row: 4 },
    tools: { column: 1, row: 24 },
    ticker: { column: 1, row: 3, columns: 28 },
    help: { column: 26, row: 24, isBoxed: false },
    talkingTo: { column: 1, row: 4 },
    picker: { column: 0, row: 31, isBoxed: true },
    closeRow: 28,
    market: { column: 21, row: 29 },
    rules: [5, 49],
    log: { column: 1, row: 6, columns: 26, rows: 17, barColumn: 28, nameColumns: 0 },
    status: { column: 1, row: 37 },
    chips: {
      ...{ column: 0, row: 40, columns: 30, rows: 9, isBoxed: true },
      terms: {
        ...{ column: 1, row: 37, columns: 28, isOfStatus: true },
        whole: { row: 37, widths: [28, 28, 28, 28, 28, 28], free: 3, isOfStatus: true },
      },
    },
    input: { column: 2, row: 50, columns: 21, rows: 3 },
    send: { column: 24, row: 50, columns: 6 },
  },
}
