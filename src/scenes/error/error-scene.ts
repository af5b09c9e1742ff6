import { INK } from '#src/ecs/components/text-run.ts'
import { ERROR_SCREEN_TEXTS, errorHeadline } from '#src/protocol/messages.ts'
import { BOX_BUTTON_ROWS } from '../kit/box-button.ts'
import { middleColumn, spawnCentred } from '../kit/centred.ts'
import { DOUBLE, spawnFrame } from '../kit/frame.ts'
import { helpAtRight, type HelpPlace } from '../kit/help-button.ts'
import { spawnMenu } from '../kit/menu.ts'
import { ScreenScene } from '../kit/screen-scene.ts'
import { type SceneServices } from '../kit/services.ts'

/** When the code is unknown. */
const NO_CODE = '404'

/** The error screen: a missing page or a server failure, with a button back to the start. */
export class ErrorScene extends ScreenScene {
  constructor(services: SceneServices) {
    super('error', services)
  }

  protected override get firstFocus(): string {
    return ERROR_SCREEN_TEXTS.backToStart
  }

  protected override get helpPlace(): HelpPlace {
    return helpAtRight(this.world)
  }

  protected override draw(): void {
    const code = this.services.flow.state.errorCode ?? NO_CODE
    const columns = Math.min(44, this.world.screen.columns - (this.isNarrow ? 2 : 8))
    const row = Math.floor(this.world.screen.rows / 2) - 6
    spawnFrame(this.world, {
      column: middleColumn(this.world, columns),
      row,
      columns,
      rows: 12,
      lines: DOUBLE,
      ink: INK.normal,
    })
    spawnCentred(this.world, {
      text: [...code].join(' '),
      row: row + 2,
      foreground: INK.bright,
      spoken: { role: 'paragraph', name: code },
    })
    spawnCentred(this.world, {
      text: errorHeadline(code),
      row: row + 4,
      foreground: INK.bright,
      spoken: { role: 'heading' },
    })
    spawnMenu(this.world, { row: row + 10 - BOX_BUTTON_ROWS, columns: 24 }, [
      {
        label: ERROR_SCREEN_TEXTS.backToStart,
        press: () => this.services.flow.dispatch({ type: 'restarted' }),
      },
    ])
  }

  override back(): boolean {
    this.services.flow.dispatch({ type: 'restarted' })
    return true
  }
}
