/** A size in whole pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}
