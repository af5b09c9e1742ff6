import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type OpenableView } from '#src/flow/flow-event.ts'
import { HOME_TEXTS } from '#src/protocol/home-texts.ts'
import {
  ART_TEXTS,
  COPYRIGHT,
  GAME_TITLE,
  LOGIN_TEXTS,
  KEY_TEXTS,
  VERSION,
} from '#src/protocol/messages.ts'
import { boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { middleColumn, spawnCentred } from '../kit/centred.ts'
import { spawnFrame, spawnRule } from '../kit/frame.ts'
import { spawnMenu } from '../kit/menu.ts'
import { type KeyHint } from '../kit/keys-dialog.ts'
import { type KeyPress, ScreenScene } from '../kit/screen-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { shortenAddress } from '#src/lib/shorten-address.ts'
import { spawnSkyline } from '../kit/skyline.ts'
import { deskColumns, drawDesk } from './desk.ts'
import { drawGuidance } from './guidance.ts'
import { identityLines } from './identity-banner.ts'
import { readRecap } from './read-recap.ts'
import { refreshDesk } from './refresh-desk.ts'

/** A podium, on the leaderboard's button. */
const PODIUM = '▅ █ ▃'
const MENU_COLUMNS = 32
const VIEW_OF_KEY: Readonly<Record<string, OpenableView>> = { a: 'account', t: 'market' }
/** Reading order of TALK TO A SHARK, after the buttons of the leaderboard and the account. */
const TALK_ORDER = 2

/** The home screen of a signed-in player. */
export class ConfirmationScene extends ScreenScene {
  constructor(services: SceneServices) {
    super('confirmation', services)
  }

  protected override get keys(): readonly KeyHint[] {
    return [KEY_TEXTS.market, KEY_TEXTS.account]
  }

  override key(press: KeyPress): boolean {
    const isPlain = !press.ctrlKey && !press.metaKey && !press.altKey
    const view = VIEW_OF_KEY[press.key.toLowerCase()]
    if (!isPlain || view === undefined) return super.key(press)
    this.services.flow.dispatch({ type: 'opened', view })
    return true
  }

  protected override get firstFocus(): number {
    return TALK_ORDER
  }

  protected override enter(): void {
    this.own(
      this.services.stores.session.subscribe((session, before) => {
        this.redraw()
        if (session.playerId !== before.playerId) this.#showRecap()
      }),
    )
    this.#showRecap()
    const { game, market } = this.services.stores
    this.own(game.subscribe(() => this.redraw()))
    this.own(market.subscribe(() => this.redraw()))
    void refreshDesk(this.services)
    this.own(
      this.services.stores.settings.subscribe(({ guidance }, before) => {
        if (guidance !== before.guidance) this.redraw()
      }),
    )
    const announcement = this.#greetingText() ?? this.#successText()
    if (announcement !== null) this.services.say(announcement)
  }

  /** Shows how the last month ended, once. */
  #showRecap(): void {
    let isLeft = false
    this.own(() => {
      isLeft = true
    })
    void readRecap(this.services, () => isLeft).then((recap) => {
      if (recap && !isLeft) this.openDialog(recap)
    })
  }

  protected override draw(): void {
    const { columns, rows } = this.world.screen
    this.#drawHead()
    // The skyline starts at or above every control that overlaps it: of two overlapping elements the one that starts
    // lower receives the taps.
    const layout = this.isMobile
      ? { banner: 5, menu: 13, gap: 1, skyline: 24, street: rows - 4, guidance: 25 }
      : { banner: 5, menu: 11, gap: 0, skyline: 14, street: rows - 3, guidance: 20 }
    spawnSkyline(this.world, {
      column: 0,
      row: layout.skyline,
      columns,
      rows: layout.street - layout.skyline,
      label: ART_TEXTS.skyline,
    })
    spawnRule(this.world, { column: 0, row: layout.street, columns })
    const bannerEnd = this.#drawBanner(layout.banner, layout.menu - 2)
    const greeting = this.#greetingText()
    const greetingRow = Math.floor((bannerEnd + layout.menu) / 2)
    if (greeting !== null)
      spawnCentred(this.world, { text: greeting, row: greetingRow, foreground: INK.bright })
    const { flow } = this.services
    spawnMenu(this.world, { row: layout.menu, columns: MENU_COLUMNS, gap: layout.gap }, [
      { label: HOME_TEXTS.talk, press: () => flow.dispatch({ type: 'opened', view: 'chat' }) },
      { label: HOME_TEXTS.about, press: () => flow.dispatch({ type: 'opened', view: 'about' }) },
      { label: HOME_TEXTS.disconnect, press: () => flow.dispatch({ type: 'disconnect_clicked' }) },
    ])
    const { guidance, guidanceStepReached } = this.services.stores.settings.getState()
    const isGuided = guidance !== null && greeting === null
    // A phone has room for one of the two.
    if (!this.isMobile || !isGuided) this.#drawDesk()
    if (isGuided)
      drawGuidance(this.world, {
        row: layout.guidance,
        step: guidance,
        onStep: guidanceStepReached,
      })
    this.#drawFoot()
  }

  #drawDesk(): void {
    const { game, market } = this.services.stores
    const figures = { game: game.getState(), market: market.getState() }
    if (this.isMobile) {
      drawDesk(this.world, figures, {
        column: middleColumn(this.world, deskColumns(2)),
        row: 25,
        across: 2,
      })
    } else drawDesk(this.world, figures, { column: 1, row: 11, across: 1 })
  }

  #drawFoot(): void {
    const { columns, rows } = this.world.screen
    spawnCentred(this.world, { text: COPYRIGHT, row: rows - 2, foreground: INK.faint })
    for (const [label, view] of [
      [HOME_TEXTS.menu, 'menu'],
      [HOME_TEXTS.market, 'market'],
    ] as const) {
      const width = this.isMobile ? boxColumns(label) : label.length + 2
      const column = view === 'menu' ? 2 : columns - width - 2
      const press = (): void => this.services.flow.dispatch({ type: 'opened', view })
      if (this.isMobile) spawnBoxButton(this.world, { label, column, row: rows - 8, press })
      else {
        const place = { column, row: rows - 2, press }
        spawnButton(this.world, { ...place, label: ` ${label} `, name: label })
      }
    }
  }

  #drawHead(): void {
    const { columns } = this.world.screen
    spawnText(this.world, {
      text: GAME_TITLE,
      column: 2,
      row: 1,
      foreground: INK.bright,
      spoken: { role: 'heading' },
    })
    spawnText(this.world, {
      text: VERSION,
      column: GAME_TITLE.length + 4,
      row: 1,
      foreground: INK.faint,
    })
    spawnBoxButton(this.world, {
      label: PODIUM,
      name: HOME_TEXTS.leaderboard,
      column: columns - PODIUM.length - 6,
      row: 0,
      press: () => this.services.flow.dispatch({ type: 'opened', view: 'leaderboard' }),
    })
    spawnRule(this.world, { column: 0, row: 3, columns })
  }

  /** Draws the name of the player. Moves up when the banner would end after `lastRow`. Returns the row of its end. */
  #drawBanner(firstRow: number, lastRow: number): number {
    const lines = identityLines(this.services.stores.session.getState())
    const row = Math.min(firstRow, lastRow - lines.length - 1)
    const columns = this.isMobile ? 41 : 48
    spawnFrame(this.world, {
      column: middleColumn(this.world, columns),
      row,
      columns,
      rows: lines.length + 2,
    })
    // The button to the account is in the frame's bottom edge.
    const label = ` ${HOME_TEXTS.account} `
    spawnButton(this.world, {
      label,
      name: HOME_TEXTS.account,
      column: middleColumn(this.world, columns) + columns - label.length - 2,
      row: row + lines.length + 1,
      press: () => this.services.flow.dispatch({ type: 'opened', view: 'account' }),
    })
    for (const [index, line] of lines.entries()) {
      spawnCentred(this.world, {
        text: index === 0 ? `● ${line}` : line,
        row: row + 1 + index,
        foreground: index === 0 ? INK.bright : INK.normal,
      })
    }
    return row + lines.length + 1
  }

  /** The announcement of a sign-in. It is made here because the login button no longer exists. */
  #successText(): string | null {
    return this.services.flow.state.previous === 'loading' ? LOGIN_TEXTS.successful : null
  }

  /** The greeting of a session that was restored on load. */
  #greetingText(): string | null {
    if (!this.services.flow.state.welcomeBack) return null
    const { streetName, wallet } = this.services.stores.session.getState()
    return HOME_TEXTS.welcomeBack(streetName ?? shortenAddress(wallet ?? ''))
  }
}
