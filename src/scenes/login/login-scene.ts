import { INK } from '#src/ecs/components/text-run.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { ART_TEXTS, GAME_TITLE, LOGIN_TEXTS } from '#src/protocol/messages.ts'
import { BOX_BUTTON_ROWS } from '../kit/box-button.ts'
import { middleColumn, spawnCentred } from '../kit/centred.ts'
import { DOUBLE, spawnFrame } from '../kit/frame.ts'
import { helpAtRight, type HelpPlace } from '../kit/help-button.ts'
import { spawnImprint } from '../kit/imprint.ts'
import { loginLabel } from '../kit/login-label.ts'
import { spawnMenu } from '../kit/menu.ts'
import { ScreenScene } from '../kit/screen-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { spawnSkyline } from '../kit/skyline.ts'

const BUTTON_COLUMNS = 28
/** Rows reserved for the message that says why the player is here again. */
const MESSAGE_ROWS = 3
/** The same where letters are large. */
const NARROW_MESSAGE_ROWS = 6

/** The login screen: one button, and why the last sign-in failed. */
export class LoginScene extends ScreenScene {
  constructor(services: SceneServices) {
    super('waitlist', services)
  }

  protected override get firstFocus(): number {
    return 0
  }

  /** Next to the login button, if there is room. */
  protected override get helpPlace(): HelpPlace {
    if (this.isNarrow) return helpAtRight(this.world)
    const column = middleColumn(this.world, BUTTON_COLUMNS) + BUTTON_COLUMNS + 1
    return { column, row: this.#boxRow() + 4 }
  }

  get #messageRows(): number {
    return this.isNarrow ? NARROW_MESSAGE_ROWS : MESSAGE_ROWS
  }

  #boxRow(): number {
    return this.isMobile ? 8 : 3
  }

  protected override enter(): void {
    this.own(
      this.services.flow.subscribe((state, before) => {
        if (state.message !== before.message || state.confirmed !== before.confirmed) this.redraw()
      }),
    )
    this.own(
      this.services.stores.session.subscribe(
        ({ platform }) => platform,
        () => this.redraw(),
      ),
    )
    const { message } = this.services.flow.state
    if (message !== null) this.services.say(message)
  }

  protected override draw(): void {
    const { columns, rows } = this.world.screen
    const boxColumns = Math.min(52, columns - (this.isNarrow ? 0 : 2))
    const boxRows = 9 + this.#messageRows
    const row = this.#boxRow()
    const skylineRow = row + boxRows + (this.isMobile ? 5 : 1)
    spawnSkyline(this.world, {
      column: 0,
      row: skylineRow,
      columns,
      rows: rows - 2 - skylineRow,
      label: ART_TEXTS.skyline,
    })
    spawnFrame(this.world, {
      column: middleColumn(this.world, boxColumns),
      row,
      columns: boxColumns,
      rows: boxRows,
      lines: DOUBLE,
      ink: INK.normal,
      title: GAME_TITLE,
    })
    const lead = wrapText(LOGIN_TEXTS.lead, boxColumns - 4)
    spawnCentred(this.world, { text: lead.join('\n'), row: row + 3 - lead.length })
    this.#drawButton(row + 4)
    this.#drawMessage(row + 5 + BOX_BUTTON_ROWS, boxColumns - 4)
    spawnImprint(this.world)
  }

  #drawButton(row: number): void {
    const { flow, stores } = this.services
    const label = flow.state.confirmed
      ? LOGIN_TEXTS.successful
      : loginLabel(stores.session.getState().platform)
    const press = (): void => flow.dispatch({ type: 'sign_in_clicked' })
    spawnMenu(this.world, { row, columns: BUTTON_COLUMNS }, [{ label, press }])
  }

  #drawMessage(row: number, columns: number): void {
    const { message } = this.services.flow.state
    if (message === null) {
      const text = wrapText(LOGIN_TEXTS.terms, columns).join('\n')
      spawnCentred(this.world, { text, row, foreground: INK.faint })
      return
    }
    spawnCentred(this.world, {
      text: wrapText(message, columns).slice(0, this.#messageRows).join('\n'),
      row,
      foreground: INK.bright,
      spoken: { role: 'status', name: message },
    })
  }
}
