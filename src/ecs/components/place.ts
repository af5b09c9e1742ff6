/** The position and size of an entity on a layer, in cells. */
export const createPlace = () => ({
  layer: [] as number[],
  column: [] as number[],
  row: [] as number[],
  columns: [] as number[],
  rows: [] as number[],
  /** Increases with every spawn: later entities are drawn over earlier ones, and follow them in reading order within a row. */
  order: [] as number[],
})
