import type * as spawns from './spawns.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Twin } from '#src/terminal/twin/create-twin.ts'

/** What tests of the terminal do in a real browser. Pixels travel as base64 RGBA, top row first. */
export interface TerminalPage {
  readonly world: GameWorld
  readonly spawn: typeof spawns
  readonly twin: Twin
  /** What was heard, in order: 'key Escape', 'tap', 'scroll 7 32', 'swipe', and whatever a test adds. */
  readonly heard: string[]
  /** Moves the world's clock and brings twin and glass up to date. */
  step(ms: number): void
  /** The glass is curved so much from now on; flat before. */
  bend(curvature: number): void
  /** Where the glass shows a place of the grid, in cells and parts of them: CSS px of the window. */
  seenAt(column: number, row: number): { readonly x: number; readonly y: number }
  /** Paints; whether anything was drawn. */
  paint(): boolean
  /** The buffer's pixels. */
  read(): string
  /** Uploads and draw calls since the last time this was asked. */
  glCalls(): number
  /** Whether the characters of a page have come. */
  pageRevision(): number
  hasPage(page: number): boolean
  loseContext(): Promise<void>
  restoreContext(): Promise<void>
}

declare global {
  interface Window {
    terminal: TerminalPage
    /** Handed in by the test: a page of characters, base64. */
    fetchGlyphPage: (page: number) => Promise<string>
    /** The pages are those that the font has; a handful where absent. */
    startTerminal: (profile: 'desktop' | 'mobile', pages?: readonly number[]) => Promise<void>
  }
}
