import { INK } from '#src/ecs/components/text-run.ts'
import { spawnTable } from '#src/ecs/spawn/spawn-table.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type Host } from '#src/hosts/host.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { SDK_TEXTS } from '#src/protocol/street-messages.ts'
import { boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { HEAD_ROWS, spawnOverlayHead } from '../kit/overlay-head.ts'
import { OverlayScene } from '../kit/overlay-scene.ts'
import { type SceneServices } from '../kit/services.ts'

/** For whoever embeds the game: what the page found around it, and each call of the host with its answer. */
export class SdkTestScene extends OverlayScene {
  #answer: string | null = null

  constructor(services: SceneServices) {
    super('sdk_test', services)
  }

  protected override enter(): void {
    this.#answer = null
  }

  protected override draw(): void {
    const { host, stores } = this.services
    const { capabilities, persists } = this.services.surroundings()
    spawnOverlayHead(this.world, { title: SDK_TEXTS.title, close: this.close })
    const row = HEAD_ROWS + 1
    const facts = [
      SDK_TEXTS.platform(stores.session.getState().platform, host.embedded),
      SDK_TEXTS.storage(persists),
    ]
    for (const [index, text] of facts.entries()) {
      spawnText(this.world, { text, column: 3, row: row + index })
    }
    spawnTable(this.world, {
      name: SDK_TEXTS.flags,
      column: 3,
      row: row + 3,
      header: false,
      columns: [
        { title: '', columns: 16 },
        { title: '', columns: 4 },
      ],
      rows: Object.entries(capabilities).map(([name, has]) => [name, has ? 'yes' : 'no']),
    })
    this.#drawCalls(this.isMobile ? row + 16 : row + 3)
  }

  #drawCalls(row: number): void {
    const column = this.isMobile ? 3 : 36
    const calls: readonly [label: string, run: (host: Host) => unknown][] = [
      [SDK_TEXTS.calls.ready, (host) => host.ready()],
      [SDK_TEXTS.calls.haptic, (host) => host.haptic('light')],
      [SDK_TEXTS.calls.openLink, (host) => host.openLink('/?view=about')],
    ]
    const columns = Math.max(...calls.map(([label]) => boxColumns(label)))
    for (const [index, [label, run]] of calls.entries()) {
      const press = (): void => void this.#call(label, run)
      spawnBoxButton(this.world, { label, column, row: row + index * 3, columns, press })
    }
    if (this.#answer === null) return
    spawnText(this.world, {
      text: this.#answer,
      column,
      row: row + calls.length * 3 + 1,
      foreground: INK.bright,
      spoken: { role: 'status' },
    })
  }

  async #call(label: string, run: (host: Host) => unknown): Promise<void> {
    const { host, timers } = this.services
    const begun = timers.now()
    try {
      await run(host)
      this.#answer = SDK_TEXTS.answered(label, Math.round(timers.now() - begun))
    } catch (failure) {
      this.#answer = SDK_TEXTS.failed(label, describeFailure(failure))
    }
    this.redraw()
  }
}
