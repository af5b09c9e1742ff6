/** Medians in ms of one full-screen change of 80×25 cells, both terminals taken in turns. */
export interface TextGridTimes {
  readonly cpu: { readonly ours: number; readonly xterm: number }
  /** With the pixels waited for. */
  readonly readback: { readonly ours: number; readonly xterm: number }
  /** ms between two ticks of the page's clock. */
  readonly clock: number
}

declare global {
  interface Window {
    timeTextGrid: (frames: number) => Promise<TextGridTimes>
  }
}
