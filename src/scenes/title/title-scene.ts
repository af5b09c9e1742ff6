import { INK } from '#src/ecs/components/text-run.ts'
import { COPYRIGHT, GAME_TITLE, SPLASH_TEXTS, VERSION } from '#src/protocol/messages.ts'
import { middleColumn, spawnCentred } from '../kit/centred.ts'
import { loginLabel } from '../kit/login-label.ts'
import { spawnMenu } from '../kit/menu.ts'
import { ScreenScene } from '../kit/screen-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { spawnShadedArt } from '../kit/shaded.ts'
import { type Letters, plainTitle, setTitle, stackWords } from './title-letters.ts'

/** Of the font's letters: their shadow. */
const FRAME_CHARACTERS = '╔╗╚╝═║'
const SHADOW_INK = 5

/** DOPE CHAIN WARS in letters as tall as the tube allows, and the way in. */
export class TitleScene extends ScreenScene {
  /** Kept for the next showing; null until the font is there. */
  #words: readonly Letters[] | null = null

  constructor(services: SceneServices) {
    super('asciiTitle', services)
  }

  protected override get firstFocus(): number {
    return 0
  }

  protected override enter(): void {
    if (this.#words) return
    let isOver = false
    this.own(() => {
      isOver = true
    })
    void this.#loadWords().then((words) => {
      this.#words = words
      if (!isOver) this.redraw()
    })
  }

  async #loadWords(): Promise<readonly Letters[]> {
    try {
      return await setTitle(await this.services.loadTitleFont())
    } catch (failure) {
      this.services.log('loading the title font', failure)
      return plainTitle()
    }
  }

  protected override draw(): void {
    const { rows } = this.world.screen
    const buttonRow = rows - (this.isMobile ? 8 : 6)
    if (this.#words) this.#drawWords(this.#words, buttonRow)
    else
      spawnCentred(this.world, {
        text: SPLASH_TEXTS.loading,
        row: Math.floor(buttonRow / 2),
        spoken: { role: 'status' },
      })

    const label = loginLabel(this.services.stores.session.getState().platform)
    spawnMenu(this.world, { row: buttonRow, columns: 28 }, [
      { label, press: () => this.services.flow.dispatch({ type: 'sign_in_clicked' }) },
    ])
    spawnCentred(this.world, {
      text: `${VERSION}   ${COPYRIGHT}`,
      row: rows - 2,
      foreground: INK.faint,
    })
  }

  #drawWords(words: readonly Letters[], bottom: number): void {
    const height = words.reduce((sum, word) => sum + word.length, 0)
    const gap = Math.max(0, Math.min(1, Math.floor((bottom - height) / (words.length + 1))))
    const lines = stackWords(words, gap)
    spawnShadedArt(this.world, {
      lines,
      column: middleColumn(this.world, Math.max(...lines.map((line) => line.length))),
      row: Math.max(0, Math.ceil((bottom - lines.length) / 2)),
      label: GAME_TITLE,
      inkOf: (character) => (FRAME_CHARACTERS.includes(character) ? SHADOW_INK : INK.bright),
    })
  }
}
