import { type EntityId } from 'bitecs'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { BOOT_LINES } from '#src/protocol/messages.ts'
import { BOOT_BAR_CELLS, BOOT_LINE_MS, BOOT_MS } from '#src/protocol/timing.ts'
import { type SceneServices } from '../kit/services.ts'
import { SplashScene } from '../kit/splash-scene.ts'

/** The machine starts: a line every 0.35 s above a bar that fills. */
export class BootScene extends SplashScene {
  #shown = 0
  #bar: EntityId | null = null

  constructor(services: SceneServices) {
    super('boot', services)
  }

  protected override enter(): void {
    this.#shown = 1
    this.every(BOOT_LINE_MS, () => {
      this.#shown += 1
      this.#drawProgress()
    })
  }

  protected override draw(): void {
  }

  #drawProgress(): void {
  }
}
