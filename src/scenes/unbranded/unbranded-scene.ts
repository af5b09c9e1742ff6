import { INK } from '#src/ecs/components/text-run.ts'
import { UNBRANDED_TEXTS } from '#src/protocol/messages.ts'
import { UNBRANDED_MS } from '#src/protocol/timing.ts'
import { spawnCentred } from '../kit/centred.ts'
import { type SceneServices } from '../kit/services.ts'
import { SplashScene } from '../kit/splash-scene.ts'

/** How long the name is shown alone, before PRESENTS. */
const PRESENTS_AFTER_MS = UNBRANDED_MS * 0.4

/** The opening's credit: a name, then PRESENTS. */
export class UnbrandedScene extends SplashScene {
  #presents = false

  constructor(services: SceneServices) {
    super('unbranded', services)
  }

  protected override enter(): void {
    this.#presents = this.world.reducedMotion
    if (this.#presents) return
    this.after(PRESENTS_AFTER_MS, () => {
      this.#presents = true
      this.redraw()
    })
  }

  protected override draw(): void {
    const row = Math.floor(this.world.screen.rows / 2) - 2
    spawnCentred(this.world, {
      text: UNBRANDED_TEXTS.name,
      row,
      foreground: INK.bright,
      spoken: { role: 'heading' },
    })
    if (this.#presents) spawnCentred(this.world, { text: UNBRANDED_TEXTS.presents, row: row + 3 })
  }
}
