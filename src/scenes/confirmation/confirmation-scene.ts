import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type OpenableView } from '#src/flow/flow-event.ts'
import {
  ART_TEXTS,
  COPYRIGHT,
  GAME_TITLE,
  HOME_TEXTS,
  LOGIN_TEXTS,
  KEY_TEXTS,
  VERSION,
} from '#src/protocol/messages.ts'
import { spawnBoxButton } from '../kit/box-button.ts'
import { middleColumn, spawnCentred } from '../kit/centred.ts'
import { spawnFrame, spawnRule } from '../kit/frame.ts'
import { spawnMenu } from '../kit/menu.ts'
import { type KeyHint } from '../kit/keys-dialog.ts'
import { type KeyPress, ScreenScene } from '../kit/screen-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { shortAddress } from '../kit/short-address.ts'
import { spawnSkyline } from '../kit/skyline.ts'
import { drawGuidance } from './guidance.ts'
import { identityLines } from './identity-banner.ts'
import { readRecap } from './read-recap.ts'

/** A podium: the leaderboard's button. */
const PODIUM = '▄█▂'
const MENU_COLUMNS = 32
const VIEW_OF_KEY: Readonly<Record<string, OpenableView>> = { a: 'account', t: 'market' }
/** TALK TO A SHARK, behind the buttons of the leaderboard and the account in reading order. */
const TALK = 2

/** The signed-in home. */
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
    return TALK
  }

  protected override enter(): void {
    this.own(
      this.services.stores.session.subscribe((session, before) => {
        this.redraw()
        if (session.playerId !== before.playerId) this.#tellRecap()
      }),
    )
    this.#tellRecap()
    this.own(
      this.services.stores.settings.subscribe(({ guidance }, before) => {
        if (guidance !== before.guidance) this.redraw()
      }),
    )
    const news = this.#greeting() ?? this.#success()
    if (news !== null) this.services.say(news)
  }

  /** A month that has ended since is told of once. */
  #tellRecap(): void {
    let isOver = false
    this.own(() => {
      isOver = true
    })
    void readRecap(this.services, () => isOver).then((recap) => {
      if (recap && !isOver) this.ask(recap)
    })
  }

  protected override draw(): void {
    const { columns, rows } = this.world.screen
    this.#drawHead()
    const layout = this.isMobile
      ? { banner: 6, greeting: 12, menu: 15, gap: 1, skyline: 27, guidance: 27 }
      : { banner: 5, greeting: 10, menu: 12, gap: 0, skyline: 15, guidance: 21 }
    spawnSkyline(this.world, {
      column: 0,
      row: layout.skyline,
      columns,
      rows: rows - 2 - layout.skyline,
      label: ART_TEXTS.skyline,
    })
    this.#drawBanner(layout.banner)
    const greeting = this.#greeting()
    if (greeting !== null)
      spawnCentred(this.world, { text: greeting, row: layout.greeting, foreground: INK.bright })
    const { flow } = this.services
    spawnMenu(this.world, { row: layout.menu, columns: MENU_COLUMNS, gap: layout.gap }, [
      { label: HOME_TEXTS.talk, press: () => flow.dispatch({ type: 'opened', view: 'chat' }) },
      { label: HOME_TEXTS.about, press: () => flow.dispatch({ type: 'opened', view: 'about' }) },
      { label: HOME_TEXTS.disconnect, press: () => flow.dispatch({ type: 'disconnect_clicked' }) },
    ])
    const { guidance, guidedTo } = this.services.stores.settings.getState()
    if (guidance !== null && greeting === null)
      drawGuidance(this.world, { row: layout.guidance, step: guidance, goTo: guidedTo })
    this.#drawFoot()
  }

  #drawFoot(): void {
    const { columns, rows } = this.world.screen
    spawnCentred(this.world, { text: COPYRIGHT, row: rows - 2, foreground: INK.faint })
    const row = this.isMobile ? rows - 4 : rows - 2
    const market = ` ${HOME_TEXTS.market} `
    for (const { label, view, column } of [
      { label: HOME_TEXTS.menu, view: 'menu', column: 2 },
      { label: HOME_TEXTS.market, view: 'market', column: columns - market.length - 2 },
    ] as const) {
      spawnButton(this.world, {
        label: ` ${label} `,
        name: label,
        column,
        row,
        press: () => this.services.flow.dispatch({ type: 'opened', view }),
      })
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

  #drawBanner(row: number): void {
    const lines = identityLines(this.services.stores.session.getState())
    const columns = this.isMobile ? 41 : 48
    spawnFrame(this.world, {
      column: middleColumn(this.world, columns),
      row,
      columns,
      rows: lines.length + 2,
    })
    // Set into the frame's lower edge: the banner is the way to the account.
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
  }

  /** For a session that was restored on load. */
  /** The login's button would say so, but it is gone by now. */
  #success(): string | null {
    return this.services.flow.state.previous === 'loading' ? LOGIN_TEXTS.successful : null
  }

  #greeting(): string | null {
    if (!this.services.flow.state.welcomeBack) return null
    const { streetName, wallet } = this.services.stores.session.getState()
    return HOME_TEXTS.welcomeBack(streetName ?? shortAddress(wallet ?? ''))
  }
}
