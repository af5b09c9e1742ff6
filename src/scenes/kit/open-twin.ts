import { type Frame } from '#src/crt/frame.ts'
import { type KnobValues } from '#src/crt/knobs.ts'
import { boxOnGlass, glassToBuffer, type Warp, warpOf } from '#src/crt/warp.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Rgb } from '#src/terminal/cells/tones.ts'
import { createTwin, type Twin } from '#src/terminal/twin/create-twin.ts'
import { type Stage } from './stage.ts'

export interface TwinOnGlass {
  readonly main: HTMLElement
  readonly world: GameWorld
  readonly stage: Stage
  readonly palette: readonly Rgb[]
  readonly label: () => string
  readonly copy: (text: string) => void
  readonly frame: () => Frame
  /** How the glass is bent; null where the twin is the screen, which is flat. */
  readonly bend: () => KnobValues | null
}

/** The twin, each box where the bent glass shows it, and each place of it the pixel that is seen there. */
export function openTwin(setup: TwinOnGlass): Twin {
  const { copy, frame, label, main, palette, stage, world } = setup
  const warp = (): Warp | null => {
    const bent = setup.bend()
    const { device, profile } = frame()
    return bent && warpOf(bent, device, profile.contentScale)
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
      const bent = warp()
      const seen = bent ? boxOnGlass(share, bent) : share
      return {
        left: seen.left * css.width,
        top: seen.top * css.height,
        width: seen.width * css.width,
        height: seen.height * css.height,
      }
    },
    pixelAt(left, top) {
      const { css, profile } = frame()
      const place = { x: left / css.width, y: top / css.height }
      const bent = warp()
      const seen = bent ? glassToBuffer(place, bent) : place
      return { x: seen.x * profile.buffer.width, y: seen.y * profile.buffer.height }
    },
    onCopy: copy,
    view: () => stage.view() ?? 'boot',
    onKey: (event) => stage.key(event),
    onTap: () => stage.tap(),
    onScrollBy: (layer, px) => stage.scrollBy(layer, px),
    onSwipeBack: () => stage.swipeBack(),
  })
}
