/** One claim of the project, measured: a figure, what it is compared with, and its budget. */
export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The same measurement of something else, taken in the same run. */
  readonly against?: { readonly name: string; readonly value: number }
  /** value ÷ against.value, or the other way round where more is better; named by the budget. */
  readonly ratio?: number
  /** In words, as docs/benchmarks.md quotes it: 'ratio ≥ 0.7'. */
  readonly budget: string
  /** Whether the budget holds in this run. */
  readonly holds: boolean
}
