/** How tests control the painter in a real browser, in addition to `window.terminal`. Pixels are base64 RGBA, top row first. */
export interface PainterPage {
  /** Paints. Returns whether anything was drawn. */
  paint(): boolean
  /** Sets the px between glyphs and between lines. */
  space(spacing: { readonly glyph: number; readonly line: number }): void
  /** The buffer's pixels. */
  read(): string
  /** Uploads and draw calls since the last call. */
  glCalls(): number
  /** Increases with each glyph page that was loaded. */
  pageRevision(): number
  /** Whether a glyph page was loaded. */
  hasPage(page: number): boolean
  loseContext(): Promise<void>
  restoreContext(): Promise<void>
}

declare global {
  interface Window {
    painter: PainterPage
    /** Provided by the test: a glyph page in base64. */
    fetchGlyphPage: (page: number) => Promise<string>
    /** Starts a twin and its painter. The pages are those of the font. Default: a handful. */
    startPainter: (pages?: readonly number[]) => Promise<void>
  }
}
