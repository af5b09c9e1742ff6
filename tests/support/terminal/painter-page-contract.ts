/** What tests do with the painter in a real browser, beside `window.terminal`. Pixels travel as base64 RGBA, top row first. */
export interface PainterPage {
  /** Paints; whether anything was drawn. */
  paint(): boolean
  /** The buffer's pixels. */
  read(): string
  /** Uploads and draw calls since the last time this was asked. */
  glCalls(): number
  /** Grows with each page of characters that comes. */
  pageRevision(): number
  /** Whether the characters of a page have come. */
  hasPage(page: number): boolean
  loseContext(): Promise<void>
  restoreContext(): Promise<void>
}

declare global {
  interface Window {
    painter: PainterPage
    /** Handed in by the test: a page of characters, base64. */
    fetchGlyphPage: (page: number) => Promise<string>
    /** Starts a twin and its painter. The pages are those that the font has; a handful where absent. */
    startPainter: (pages?: readonly number[]) => Promise<void>
  }
}
