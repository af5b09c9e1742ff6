import { INK } from '#src/ecs/components/text-run.ts'
import { ART_TEXTS, BASE_LOGO_TEXTS } from '#src/protocol/messages.ts'
import { BASE_LOGO_CYCLE_MS } from '#src/protocol/timing.ts'
import { middleColumn, spawnCentred } from '../kit/centred.ts'
import { type SceneServices } from '../kit/services.ts'
import { spawnShadedArt } from '../kit/shaded.ts'
import { SplashScene } from '../kit/splash-scene.ts'
import { drawDisc } from './draw-disc.ts'

const STEPS = 20
/** The share of the cycle after which the disc is complete; it stays for the rest. */
const DRAWN_AT = 0.6
const LAST_STEP = STEPS - 1

/** Base's logo, drawn from the top down every 5 s. */
export class BaseLogoScene extends SplashScene {
  #step = 0

  constructor(services: SceneServices) {
    super('base_logo', services)
  }

  protected override enter(): void {
    this.#step = this.world.reducedMotion ? LAST_STEP : 0
    if (this.world.reducedMotion) return
    this.every(BASE_LOGO_CYCLE_MS / STEPS, () => {
      this.#step = (this.#step + 1) % STEPS
      this.redraw()
    })
  }

  protected override draw(): void {
    const { rows } = this.world.screen
    const share = (this.#step + 1) / STEPS / DRAWN_AT
    const lines = this.isNarrow
      ? drawDisc(28, 14, share)
      : this.isMobile
        ? drawDisc(34, 17, share)
        : drawDisc(38, 16, share)
    const row = Math.floor((rows - lines.length) / 2) - 2
    spawnShadedArt(this.world, {
      lines,
      column: middleColumn(this.world, lines[0]?.length ?? 0),
      row,
      label: ART_TEXTS.baseLogo,
      inkOf: () => INK.bright,
    })
    if ((this.#step + 1) / STEPS < DRAWN_AT) return
    spawnCentred(this.world, {
      text: BASE_LOGO_TEXTS.name,
      row: row + lines.length + 1,
      foreground: INK.bright,
      spoken: { role: 'heading' },
    })
  }
}
