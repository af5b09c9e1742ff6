/**
 * A grid of cells shown through a window on the screen. The window and the scroll position are in px of the buffer, so a layer
 * can move by less than a cell. The layer `world.ground` is the screen itself.
 */
export const createLayer = () => ({
  /** Size of the layer's grid, in cells. */
  columns: [] as number[],
  rows: [] as number[],
  /** The window on the screen, in px of the buffer. */
  left: [] as number[],
  top: [] as number[],
  width: [] as number[],
  height: [] as number[],
  /** The point of the grid that is shown at the window's top left, in px. */
  scrollX: [] as number[],
  scrollY: [] as number[],
  /** Increases with every spawn: later layers cover earlier ones. Cells without text are transparent. */
  order: [] as number[],
})
