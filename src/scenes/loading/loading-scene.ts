import { INK } from '#src/ecs/components/text-run.ts'
import { LOGIN_TEXTS } from '#src/protocol/messages.ts'
import { LOADING_DOT_MS } from '#src/protocol/timing.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { middleColumn } from '../kit/centred.ts'
import { spawnFrame } from '../kit/frame.ts'
import { ScreenScene } from '../kit/screen-scene.ts'
import { type SceneServices } from '../kit/services.ts'

const MOST_DOTS = 3

/** CONNECTING, while a wallet is asked and the server answers. */
export class LoadingScene extends ScreenScene {
  #dots = 1

  constructor(services: SceneServices) {
    super('loading', services)
  }

  protected override enter(): void {
    this.#dots = 1
    this.every(LOADING_DOT_MS, () => {
      this.#dots = (this.#dots % MOST_DOTS) + 1
      this.redraw()
    })
  }

  protected override draw(): void {
    const columns = LOGIN_TEXTS.connecting.length + MOST_DOTS
    const column = middleColumn(this.world, columns)
    const row = Math.floor(this.world.screen.rows / 2) - 1
    spawnFrame(this.world, { column: column - 4, row: row - 2, columns: columns + 8, rows: 5 })
    spawnText(this.world, {
      text: LOGIN_TEXTS.connecting + '.'.repeat(this.#dots),
      column,
      row,
      foreground: INK.bright,
      spoken: { role: 'status' },
    })
  }

  override back(): boolean {
    this.services.flow.dispatch({ type: 'closed' })
    return true
  }
}
