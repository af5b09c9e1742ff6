/**
 * A grid of its own behind a window on the screen: the window (clip) and the scroll are in pixels of the buffer,
 * so that a layer moves more smoothly than by cells. The screen itself is layer entity `world.ground`.
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
  /** What stands at the window's top left, in px of the layer's grid. */
  scrollX: [] as number[],
  scrollY: [] as number[],
  /** Grows with every spawn: later layers lie over earlier ones. Cells without text let the lower layer through. */
  order: [] as number[],
})
