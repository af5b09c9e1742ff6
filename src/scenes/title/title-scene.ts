import { SPLASH_TEXTS } from '#src/protocol/messages.ts'
import { spawnCentred } from '../kit/centred.ts'
import { spawnImprint } from '../kit/imprint.ts'
import { loginLabel } from '../kit/login-label.ts'
import { spawnMenu } from '../kit/menu.ts'
import { ScreenScene } from '../kit/screen-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { spawnTitle, type TitleWords } from '../kit/title-words.ts'

/** DOPE CHAIN WARS in large letters, with the login button. */
export class TitleScene extends ScreenScene {
  readonly #title: TitleWords

  constructor(services: SceneServices, title: TitleWords) {
    super('asciiTitle', services)
    this.#title = title
  }

  protected override get firstFocus(): number {
    return 0
  }

  protected override enter(): void {
    this.redrawWhen(this.#title.load())
    this.own(
      this.services.stores.session.subscribe(
        ({ platform }) => platform,
        () => this.redraw(),
      ),
    )
  }

  protected override draw(): void {
    const { rows } = this.world.screen
    const buttonRow = rows - (this.isMobile ? 8 : 6)
    const { words } = this.#title
    if (words) spawnTitle(this.world, words, { top: 0, bottom: buttonRow })
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
    spawnImprint(this.world)
  }
}
