/** The elements that the game is shown in. */
export interface TubeElements {
  /** Fills the window and contains the other two. */
  readonly area: HTMLElement
  readonly canvas: HTMLCanvasElement
  /** Covers the canvas. Empty: the terminal fills it with the accessible twin. */
  readonly twinLayer: HTMLElement
}
