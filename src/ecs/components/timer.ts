/** Something that happens at an instant of the world's clock (`world.time.now`, ms). */
export const createTimer = () => ({
  dueAt: [] as number[],
  /** ms between repeats; 0 for once. */
  every: [] as number[],
  run: [] as (() => void)[],
  /** Grows with every spawn: of two that are due together the earlier comes first. */
  order: [] as number[],
})
