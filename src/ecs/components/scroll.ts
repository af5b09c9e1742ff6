/** How far a layer is scrolled, and where it glides to. In px of the buffer, 0 at the top. */
export const createScroll = () => ({
  layer: [] as number[],
  offset: [] as number[],
  target: [] as number[],
  /** ms in which the way still to go shrinks to a half. */
  halfLife: [] as number[],
  /** Height of all there is to see; the layer's grid is as high. */
  contentHeight: [] as number[],
})
