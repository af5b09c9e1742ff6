/** The px of the buffer that are seen under a pointer. */
export type PixelUnder = (pointer: { readonly clientX: number; readonly clientY: number }) => {
  readonly x: number
  readonly y: number
}
