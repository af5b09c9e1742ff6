import { INK } from '#src/ecs/components/text-run.ts'
import { CHUNK_TEXTS } from '#src/protocol/page-texts.ts'
import { VIEW_TITLES } from '#src/protocol/messages.ts'
import { type View } from '#src/protocol/views.ts'
import { BOX_BUTTON_ROWS } from './box-button.ts'
import { middleColumn, spawnCentred } from './centred.ts'
import { focusControl } from './focus.ts'
import { DOUBLE, spawnFrame } from './frame.ts'
import { type MenuEntry, spawnMenu } from './menu.ts'
import { ScreenScene } from './screen-scene.ts'
import { type SceneServices } from './services.ts'

/** Why a screen's code could not be fetched. */
type Problem = 'offline' | 'newVersion' | 'failed'

/** Fetches the code of a screen. */
export interface ScreenLoader {
  readonly load: () => Promise<unknown>
  /** Called when the code is there: shows the screen. */
  readonly loaded: () => void
}

/** Rows of the frame without its buttons. */
const TEXT_ROWS = 8

/** Takes the place of a screen while its code is fetched. When that fails, says why and offers what can be done. */
export class WaitingScreen extends ScreenScene {
  readonly #loader: ScreenLoader
  #problem: Problem | null = null
  #isLoading = false
  #hasEnded = false

  constructor(view: View, services: SceneServices, loader: ScreenLoader) {
    super(view, services)
    this.#loader = loader
  }

  protected override enter(): void {
    this.own(() => {
      this.#hasEnded = true
    })
    this.own(
      this.services.network.follow((isOnline) => {
        if (isOnline && this.#problem === 'offline') void this.#load()
      }),
    )
    void this.#load()
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return
    this.#isLoading = true
    this.#show(null)
    try {
      await this.#loader.load()
      if (!this.#hasEnded) this.#loader.loaded()
    } catch (failure) {
      this.services.log(`loading the screen ${this.view}`, failure)
      const { hasNewVersion, isUp } = await this.services.checkLine()
      this.#isLoading = false
      if (!this.#hasEnded) this.#show(isUp ? (hasNewVersion ? 'newVersion' : 'failed') : 'offline')
    }
  }

  #show(problem: Problem | null): void {
    this.#problem = problem
    this.redraw()
    if (problem === null) return
    focusControl(this.world, 0)
    this.services.say(CHUNK_TEXTS.problems[problem])
  }

  protected override draw(): void {
    const columns = Math.min(52, this.world.screen.columns - 4)
    const problem = this.#problem
    const entries = this.#entriesFor(problem)
    const rows = TEXT_ROWS + entries.length * BOX_BUTTON_ROWS
    const row = Math.floor((this.world.screen.rows - rows) / 2)
    spawnFrame(this.world, {
      ...{ column: middleColumn(this.world, columns), row, columns, rows },
      ...{ lines: DOUBLE, ink: INK.normal },
    })
    spawnCentred(this.world, {
      ...{ text: VIEW_TITLES[this.view], row: row + 2, foreground: INK.bright },
      spoken: { role: 'heading' },
    })
    spawnCentred(this.world, {
      text: problem === null ? CHUNK_TEXTS.loading : CHUNK_TEXTS.problems[problem],
      row: row + 4,
      spoken: { role: 'status' },
    })
    spawnMenu(this.world, { row: row + TEXT_ROWS - 1, columns: 24 }, entries)
  }

  #entriesFor(problem: Problem | null): readonly MenuEntry[] {
    const again = { label: CHUNK_TEXTS.again, press: () => void this.#load() }
    const reload = { label: CHUNK_TEXTS.reload, press: this.services.reload }
    const back = { label: CHUNK_TEXTS.back, press: () => void this.back() }
    switch (problem) {
      case null:
        return [back]
      case 'offline':
        return [again, back]
      case 'newVersion':
        return [reload, back]
      case 'failed':
        return [again, reload, back]
    }
  }

  override back(): boolean {
    this.services.flow.dispatch({ type: 'closed' })
    return true
  }
}
