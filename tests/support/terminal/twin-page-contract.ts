import type * as spawns from './spawns.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Twin } from '#src/terminal/twin/create-twin.ts'

/** What tests do with a world and its twin in a real browser. */
export interface TwinPage {
  readonly world: GameWorld
  readonly spawn: typeof spawns
  readonly twin: Twin
  /** What was heard, in order: 'key Escape', 'tap', 'scroll 7 32', 'swipe', and whatever a test adds. */
  readonly heard: string[]
  /** Moves the world's clock and brings the twin up to date. */
  step(ms: number): void
  /** The glass is curved so much from now on; flat before. */
  bend(curvature: number): void
  /** Where the glass shows a place of the grid, in cells and parts of them: CSS px of the window. */
  seenAt(column: number, row: number): { readonly x: number; readonly y: number }
}

declare global {
  interface Window {
    terminal: TwinPage
    startTwin: () => void
  }
}
