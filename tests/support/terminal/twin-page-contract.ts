import type * as spawns from './spawns.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Twin } from '#src/terminal/twin/create-twin.ts'

/** How tests control a world and its twin in a real browser. */
export interface TwinPage {
  readonly world: GameWorld
  readonly spawn: typeof spawns
  readonly twin: Twin
  /** The received events, in order: 'key Escape', 'tap', 'scroll 7 32', 'swipe', and what a test adds. */
  readonly recorded: string[]
  /** Advances the world's clock and updates the twin. */
  step(ms: number): void
  /** Sets the curvature of the glass, which is flat at first. */
  bend(curvature: number): void
  /** Maps a point of the grid, in cells, to the glass, in CSS px of the window. */
  seenAt(column: number, row: number): { readonly x: number; readonly y: number }
}

declare global {
  interface Window {
    terminal: TwinPage
    startTwin: () => void
  }
}
