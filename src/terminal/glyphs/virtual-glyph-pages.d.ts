/** Made by tools/glyph-pages.ts. */
declare module 'virtual:glyph-pages' {
  /** Address of the folder that holds the pages, with a slash at its end. */
  export const glyphBase: string
  /** Ascending. */
  export const glyphPageNumbers: readonly number[]
}
