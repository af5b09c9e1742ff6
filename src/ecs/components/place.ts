/** Where an entity stands: a box of cells on a layer. Lengths and positions are in cells. */
export const createPlace = () => ({
  layer: [] as number[],
  column: [] as number[],
  row: [] as number[],
  columns: [] as number[],
  rows: [] as number[],
  /** Grows with every spawn: later entities are drawn over earlier ones, and come later in reading order within a row. */
  order: [] as number[],
})
