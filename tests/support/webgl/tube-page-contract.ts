import { type KnobValues } from '#src/crt/knobs.ts'
import { type RenderQuality } from '#src/crt/quality/tiers.ts'
import { type Size } from '#src/crt/sizes.ts'
import { type Warp } from '#src/crt/warp.ts'

/** What a test in Node can ask of a real tube in a page. Pixels travel as base64 RGBA, top row first. */
export interface TubePage {
  start(options: StartOptions): Promise<'ready' | 'no_webgl'>
  paint(pixels: string): void
  /** One whole frame, as the house does it. */
  frame(nowMs: number, hasChanged: boolean): void
  /** Draws a frame and reads the canvas in the same task. */
  read(nowMs: number, hasChanged: boolean): string
  setKnobs(knobs: KnobValues): void
  setQuality(quality: RenderQuality): void
  switchTo(kind: 'on' | 'off', nowMs: number): void
  wipeBurnIn(): void
  resize(output: Size, css: Size): void
  /** Another output and another buffer with this picture in it; reads the canvas in the same task. */
  rotate(output: Size, picture: Size & { readonly pixels: string }, nowMs: number): string
  /** Mean relative luminance of the canvas after frames at these times, in shares of 1. */
  luminances(times: readonly number[]): number[]
  /** Whether the tube would draw the same at the last frame's time, or at the time given. */
  settled(nowMs?: number): boolean
  /** The sentences told of what the driver refused. */
  refusals(): string[]
  /** Draw calls since the last time this was asked. */
  draws(): number
  /** Entries in the render lists of every shader that drew off-screen. */
  renderListEntries(): number
  /** Least ms of a whole frame with its pixels waited for, the source changing each time. */
  cost(frames: number): number
  isContextLost(): boolean
  loseContext(): Promise<void>
  restoreContext(): Promise<void>
  canvas(): { readonly width: number; readonly height: number; readonly css: Size }
  /** Runs warp.glsl over places on the glass (x, y, x, y …); answers the places in the buffer. */
  warp(places: readonly number[], warp: Warp): number[]
  /** Gives back the stack, then the tube; answers which of the stack's textures the engine still held between. */
  release(): string[]
}

export interface StartOptions {
  readonly output: Size
  readonly buffer: Size
  readonly knobs: KnobValues
  readonly halfFloats?: boolean
  readonly quality?: RenderQuality
  /** Fragment shaders with this text in them are refused by the driver. */
  readonly refusedShader?: string
  /** Takes the canvas' one context away beforehand, so that WebGL cannot be had. */
  readonly isContextTaken?: boolean
}

declare global {
  interface Window {
    tubePage: TubePage
  }
}
