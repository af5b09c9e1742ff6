/** The scroll position of a layer and the position it glides to, in px of the buffer. 0 is the top. */
export const createScroll = () => ({
  layer: [] as number[],
  offset: [] as number[],
  target: [] as number[],
  /** ms in which the remaining distance halves. */
  halfLife: [] as number[],
  /** Height of the content in px. The layer's grid has the same height. */
  contentHeight: [] as number[],
})
