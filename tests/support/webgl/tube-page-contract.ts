import { type KnobValues } from '#src/crt/knobs.ts'
import { type RenderQuality } from '#src/crt/quality/render-quality.ts'
import { type Size } from '#src/crt/sizes.ts'
import { type Warp } from '#src/crt/warp.ts'

/** How a test in Node controls a real tube in a page. Pixels are base64 RGBA, top row first. */
export interface TubePage {
  start(options: StartOptions): Promise<'ready' | 'no_webgl'>
  paint(pixels: string): void
  /** Draws one complete frame, as the page does. */
  frame(nowMs: number, hasChanged: boolean): void
  /** Draws a frame and reads the canvas in the same task. */
  read(nowMs: number, hasChanged: boolean): string
  setKnobs(knobs: KnobValues): void
  setQuality(quality: RenderQuality): void
  switchTo(kind: 'on' | 'off', nowMs: number): void
  wipeBurnIn(): void
  resize(output: Size, css: Size): void
  /** Sets another output and another buffer with this picture, and reads the canvas in the same task. */
  rotate(output: Size, picture: Size & { readonly pixels: string }, nowMs: number): string
  /** Mean relative luminance of the canvas after frames at these times, in shares of 1. */
  luminances(times: readonly number[]): number[]
  /** Whether the tube would draw the same again at the given time, or at the time of the last frame. */
  settled(nowMs?: number): boolean
  /** The sentences reported for shaders that the driver rejected. */
  refusals(): string[]
  /** Draw calls since the last call. */
  draws(): number
  /** Entries in the render lists of every shader that drew off-screen. */
  renderListEntries(): number
  /** The least ms of a complete frame with a changed source, until its pixels are drawn. */
  cost(frames: number): number
  isContextLost(): boolean
  loseContext(): Promise<void>
  restoreContext(): Promise<void>
  canvas(): { readonly width: number; readonly height: number; readonly css: Size }
  /** Runs warp.glsl over points on the glass (x, y, x, y …). Returns the points in the buffer. */
  warp(places: readonly number[], warp: Warp): number[]
  /** Releases the stack, then the tube. Returns which of the stack's textures the engine still had in between. */
  release(): string[]
}

export interface StartOptions {
  readonly output: Size
  readonly buffer: Size
  readonly knobs: KnobValues
  readonly halfFloats?: boolean
  readonly quality?: RenderQuality
  /** The driver rejects fragment shaders that contain this text. */
  readonly refusedShader?: string
  /** Takes the canvas' only context beforehand, so that WebGL is not available. */
  readonly isContextTaken?: boolean
}

declare global {
  interface Window {
    tubePage: TubePage
  }
}
