import { type EntityId } from 'bitecs'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnStatus } from '#src/ecs/spawn/spawn-status.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { DIALOG_TEXTS, FRAME_TEXTS, LOGIN_TEXTS } from '#src/protocol/messages.ts'
import { LOADING_DOT_MS } from '#src/protocol/timing.ts'
import { middleColumn } from '../kit/centred.ts'
import { spawnFrame } from '../kit/frame.ts'
import { ScreenScene } from '../kit/screen-scene.ts'
import { type SceneServices } from '../kit/services.ts'

const MAX_DOTS = 3

/** The screen that shows CONNECTING with moving dots until the wallet and the server have responded. */
export class LoadingScene extends ScreenScene {
  #dots = 1
  #status: EntityId | null = null

  constructor(services: SceneServices) {
    super('loading', services)
  }

  protected override enter(): void {
    this.#dots = 1
    this.own(
      this.services.flow.subscribe(({ account }, before) => {
        if (account !== null && account !== before.account) this.#askAccount(account)
      }),
    )
    this.every(LOADING_DOT_MS, () => {
      this.#dots = (this.#dots % MAX_DOTS) + 1
      if (this.#status !== null) rewriteText(this.world, this.#status, this.#text())
    })
  }

  protected override draw(): void {
    const columns = LOGIN_TEXTS.connecting.length + MAX_DOTS
    const column = middleColumn(this.world, columns)
    const row = Math.floor(this.world.screen.rows / 2) - 1
    spawnFrame(this.world, { column: column - 4, row: row - 2, columns: columns + 8, rows: 5 })
    this.#status = spawnStatus(this.world, {
      text: this.#text(),
      column,
      row,
      foreground: INK.bright,
    })
  }

  /** Asks the player to confirm the account that a frame signs in to. Cancelling returns to the login screen. */
  #askAccount(name: string): void {
    const { about, play, title, warning } = FRAME_TEXTS
    const { flow } = this.services
    this.openDialog({
      title,
      lines: [about(name), warning],
      buttons: [
        { label: play, press: () => flow.dispatch({ type: 'account_confirmed' }) },
        { label: DIALOG_TEXTS.cancel, press: () => flow.dispatch({ type: 'closed' }) },
      ],
    })
  }

  #text(): string {
    return LOGIN_TEXTS.connecting + '.'.repeat(this.#dots)
  }

  override back(): boolean {
    this.services.flow.dispatch({ type: 'closed' })
    return true
  }
}
