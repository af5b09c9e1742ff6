/** A bar of block characters across its place. */
export const createProgressBar = () => ({
  /** 0 to 1. */
  value: [] as number[],
})
