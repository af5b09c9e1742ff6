/** Medians in ms of one full-screen change of 80×25 cells. The two terminals are measured alternately. */
export interface TextGridTimes {
  readonly cpu: { readonly ours: number; readonly xterm: number }
  /** Until the pixels are drawn. */
  readonly readback: { readonly ours: number; readonly xterm: number }
  /** The resolution of the page's clock, ms. */
  readonly clock: number
}

declare global {
  interface Window {
    timeTextGrid: (frames: number) => Promise<TextGridTimes>
  }
}
