/** Maps a pointer position to px of the buffer. */
export type PixelUnder = (pointer: { readonly clientX: number; readonly clientY: number }) => {
  readonly x: number
  readonly y: number
}
