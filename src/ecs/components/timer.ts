/** Calls a function at a time of the world's clock (`world.time.now`, ms). */
export const createTimer = () => ({
  dueAt: [] as number[],
  /** ms between repeats; 0 for once. */
  every: [] as number[],
  run: [] as (() => void)[],
  /** Increases with every spawn: of two timers with the same due time the earlier runs first. */
  order: [] as number[],
})
