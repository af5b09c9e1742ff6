import { type Frame } from '#src/crt/frame.ts'
import { type KnobValues } from '#src/crt/knobs.ts'
import { boxOnGlass, glassToBuffer, type Warp, warpOf } from '#src/crt/warp.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Rgb } from '#src/terminal/cells/tones.ts'
import { createTwin, type Twin } from '#src/terminal/twin/create-twin.ts'
import { type Stage } from './stage.ts'

export interface TwinOnGlass {
  readonly main: HTMLElement
  /** Moves the picture within a window that shows a part of it, by CSS px. */
  readonly pan: (px: number) => void
  readonly world: GameWorld
  readonly stage: Stage
  readonly palette: readonly Rgb[]
  readonly label: () => string
  readonly copy: (text: string) => void
  readonly frame: () => Frame
  /** The knobs that bend the picture; null while the twin is the screen, which is flat. */
  readonly bend: () => KnobValues | null
}

/**
 * Creates the twin. Maps each of its boxes to where the bent tube shows it, and each position to the buffer pixel that
 * is seen there.
 */
export function openTwin(setup: TwinOnGlass): Twin {
  const { copy, frame, label, main, palette, stage, world } = setup
  const warp = (): Warp | null => {
    const knobs = setup.bend()
    const { device, profile } = frame()
    return knobs && warpOf(knobs, device, profile.contentScale)
  }
  return createTwin({
    ...{ world, main, palette, label },
    boxOf(left, top, width, height) {
      const { css, profile } = frame()
      const { buffer } = profile
      const share = {
        left: left / buffer.width,
        top: top / buffer.height,
        width: width / buffer.width,
        height: height / buffer.height,
      }
      const bend = warp()
      const visible = bend ? boxOnGlass(share, bend) : share
      return {
        left: visible.left * css.width,
        top: visible.top * css.height,
        width: visible.width * css.width,
        height: visible.height * css.height,
      }
    },
    pixelAt(left, top) {
      const { css, profile } = frame()
      const place = { x: left / css.width, y: top / css.height }
      const bend = warp()
      const visible = bend ? glassToBuffer(place, bend) : place
      return { x: visible.x * profile.buffer.width, y: visible.y * profile.buffer.height }
    },
    onCopy: copy,
    view: () => stage.view() ?? 'boot',
    onKey: (event) => stage.key(event),
    onTap: () => stage.tap(),
    onScrollBy: (layer, px) => stage.scrollBy(layer, px),
    onPan: setup.pan,
    onSwipeBack: () => stage.swipeBack(),
  })
}
