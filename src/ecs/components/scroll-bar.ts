/** The drawn bar that shows the position of a {@link createScroll scroll}. */
export const createScrollBar = () => ({
  /** The entity of the scroll. */
  scroll: [] as number[],
})
