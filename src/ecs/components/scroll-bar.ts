/** The drawn bar that shows where a {@link createScroll scroll} stands. */
export const createScrollBar = () => ({
  /** The entity with the scroll. */
  scroll: [] as number[],
})
