import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { type OpenableView } from '#src/flow/flow-event.ts'
import { GUIDE_TEXTS, HOME_TEXTS } from '#src/protocol/home-texts.ts'
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
import { guideText, rewardText } from '../kit/guide/guide-text.ts'
import { isGuided, readGuide } from '../kit/guide/read-guide.ts'
import { showStep } from '../kit/guide/show-step.ts'
import { helpAtRight, type HelpPlace } from '../kit/help-button.ts'
import { drawHintBox } from '../kit/hint-box.ts'
import { MINUTE_MS } from '../kit/instant.ts'
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
import { drawTomorrow, tomorrowLines } from './tomorrow.ts'
import { readStreet, refreshDesk } from './refresh-desk.ts'

/** The picture of a podium, which is the label of the leaderboard's button. */
const PODIUM = '▅ █ ▃'
const MENU_COLUMNS = 32
/** Rows of the parts, and how many figures of the desk are side by side. */
const WIDE = {
  ...{ title: 1, rule: 3, banner: 5, menu: 11, skyline: 14, box: 20, tomorrow: 11 },
  desk: { row: 10, across: 1 },
} as const
const LAYOUTS = {
  desktop: WIDE,
  landscape: WIDE,
  mobile: {
    ...{ title: 1, rule: 3, banner: 5, menu: 11, skyline: 24, box: 26, tomorrow: 26 },
    desk: { row: 20, across: 2 },
  },
  // The title is below the buttons of the head.
  narrow: {
    ...{ title: 3, rule: 4, banner: 6, menu: 13, skyline: 33, box: 33, tomorrow: 33 },
    desk: { row: 22, across: 1 },
  },
} as const
const VIEW_OF_KEY: Readonly<Record<string, OpenableView>> = { a: 'account', t: 'market' }
/** The cells that the button of the leaderboard takes at the right of the head. */
const PODIUM_COLUMNS = PODIUM.length + 6
/** Cells between two buttons of the head, so that a finger meets one. */
const HELP_GAP = 2

/** The home screen of a signed-in player. */
export class ConfirmationScene extends ScreenScene {
  constructor(services: SceneServices) {
    super('confirmation', services)
  }

  protected override get keys(): readonly KeyHint[] {
    return [KEY_TEXTS.market, KEY_TEXTS.account, GUIDE_TEXTS.key]
  }

  override key(press: KeyPress): boolean {
    if (press.ctrlKey || press.metaKey || press.altKey) return super.key(press)
    const key = press.key.toLowerCase()
    if (key === GUIDE_TEXTS.key[0].toLowerCase()) {
      this.#takeUpGuide()
      return true
    }
    const view = VIEW_OF_KEY[key]
    if (view === undefined) return super.key(press)
    this.services.flow.dispatch({ type: 'opened', view })
    return true
  }

  protected override get firstFocus(): string {
    return HOME_TEXTS.talk
  }

  protected override get helpPlace(): HelpPlace {
    return helpAtRight(this.world, PODIUM_COLUMNS + HELP_GAP)
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
    // The countdowns go on.
    this.every(MINUTE_MS, () => this.redraw())
    this.own(
      this.services.stores.settings.subscribe(({ guidance, guide }, before) => {
        if (guidance !== before.guidance || guide !== before.guide) this.redraw()
      }),
    )
    const announcement = this.#greetingText() ?? this.#successText()
    if (announcement !== null) this.services.say(announcement)
  }

  /** Opens a dialog about the result of the last month, unless it was shown before. */
  #showRecap(): void {
    let hasLeft = false
    this.own(() => {
      hasLeft = true
    })
    void readRecap(this.services, () => hasLeft).then((recap) => {
      if (recap && !hasLeft) this.openDialog(recap)
    })
  }

  protected override draw(): void {
    const { columns, rows } = this.world.screen
    this.#drawHead()
    // Of two overlapping elements, the one with the lower top edge receives the taps. The skyline must therefore start
    // at or above every control that it overlaps.
    const street = rows - 3
    const layout = { street, ...LAYOUTS[this.world.screen.profile] }
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
    spawnMenu(this.world, { row: layout.menu, columns: Math.min(MENU_COLUMNS, columns - 2) }, [
      { label: HOME_TEXTS.talk, press: () => flow.dispatch({ type: 'opened', view: 'chat' }) },
      { label: HOME_TEXTS.about, press: () => flow.dispatch({ type: 'opened', view: 'about' }) },
      { label: HOME_TEXTS.disconnect, press: () => flow.dispatch({ type: 'disconnect_clicked' }) },
    ])
    this.#drawDesk()
    const hasBox = this.#drawBox(layout.box, greeting === null)
    // A phone has room for one of the two.
    if (!this.isMobile || !hasBox) this.#drawTomorrow(layout.tomorrow)
    this.#drawFoot()
  }

  #drawDesk(): void {
    const { instant, stores } = this.services
    const figures = {
      ...{ game: stores.game.getState(), market: stores.market.getState() },
      now: instant(),
    }
    // Until the server has responded, it is not known whether the player is guided, and the rows of the debt would move the
    // button from under the pointer.
    const isKnown = figures.game.playerCash !== null && figures.market.loans !== null
    const isOffered = isKnown && !isGuided(stores)
    const takeUp = isOffered ? () => this.#takeUpGuide() : null
    const { across, row } = LAYOUTS[this.world.screen.profile].desk
    const column = this.isMobile ? middleColumn(this.world, deskColumns(across)) : 1
    drawDesk(this.world, { figures, takeUp }, { column, row, across })
  }

  #drawTomorrow(row: number): void {
    const { instant, stores } = this.services
    const { fronts, loans } = stores.market.getState()
    const columns = deskColumns(LAYOUTS[this.world.screen.profile].desk.across)
    const lines = tomorrowLines({ columns, fronts, loans: loans?.loans ?? [], now: instant() })
    const column = this.isMobile
      ? middleColumn(this.world, columns)
      : this.world.screen.columns - columns - 1
    drawTomorrow(this.world, lines, { column, row, columns, lines: this.isMobile ? 6 : 7 })
  }

  /** Draws the guided deal, or else the first steps of a new player. Returns whether there is one of them. */
  #drawBox(row: number, isNew: boolean): boolean {
    const { settings } = this.services.stores
    const { guidance, guidanceStepReached, guideChosen } = settings.getState()
    const guide = readGuide(this.services.stores)
    if (guide) {
      const { step } = guide
      drawHintBox(this.world, {
        ...{ name: GUIDE_TEXTS.name, row, text: GUIDE_TEXTS.speaker(guideText(guide)) },
        title: rewardText(guide),
        buttons: [
          ...(step
            ? [{ name: GUIDE_TEXTS.show[step.kind], press: () => this.#takeUpGuide() }]
            : []),
          { name: GUIDE_TEXTS.skip, press: () => guideChosen('closed') },
        ],
      })
    } else if (guidance !== null && isNew) {
      drawGuidance(this.world, { row, step: guidance, onStep: guidanceStepReached })
    }
    return guide !== null || (guidance !== null && isNew)
  }

  /** Opens the market at the next step of the guided deal, or asks for a deal where none is known yet. */
  #takeUpGuide(): void {
    const { market, settings } = this.services.stores
    const wasGuided = isGuided(this.services.stores)
    settings.getState().guideChosen('taken')
    if (!wasGuided) return void readStreet(this.services)
    const step = readGuide(this.services.stores)?.step
    if (!step) return
    showStep(market, step)
    this.services.flow.dispatch({ type: 'opened', view: 'market' })
  }

  #drawFoot(): void {
    const { columns, rows } = this.world.screen
    const copyright = wrapText(COPYRIGHT, columns)
    spawnCentred(this.world, {
      text: copyright.join('\n'),
      row: rows - 1 - copyright.length,
      foreground: INK.faint,
    })
    for (const [label, view] of [
      [HOME_TEXTS.menu, 'menu'],
      [HOME_TEXTS.market, 'market'],
    ] as const) {
      const width = this.isMobile ? boxColumns(label) : label.length + 2
      const column = view === 'menu' ? 2 : columns - width - 2
      const press = (): void => this.services.flow.dispatch({ type: 'opened', view })
      if (this.isMobile) spawnBoxButton(this.world, { label, column, row: rows - 6, press })
      else {
        const place = { column, row: rows - 2, press }
        spawnButton(this.world, { ...place, label: ` ${label} `, name: label })
      }
    }
  }

  #drawHead(): void {
    const { columns, profile } = this.world.screen
    const { rule, title: row } = LAYOUTS[profile]
    spawnText(this.world, {
      text: GAME_TITLE,
      column: 2,
      row,
      foreground: INK.bright,
      spoken: { role: 'heading' },
    })
    spawnText(this.world, {
      text: VERSION,
      column: GAME_TITLE.length + 4,
      row,
      foreground: INK.faint,
    })
    spawnBoxButton(this.world, {
      label: PODIUM,
      name: HOME_TEXTS.leaderboard,
      column: columns - PODIUM_COLUMNS,
      row: 0,
      press: () => this.services.flow.dispatch({ type: 'opened', view: 'leaderboard' }),
    })
    spawnRule(this.world, { column: 0, row: rule, columns })
  }

  /**
   * Draws the player's identity in a frame at `firstRow`, or higher if it would end after `lastRow`. Returns its last
   * row.
   */
  #drawBanner(firstRow: number, lastRow: number): number {
    const columns = Math.min(48, this.world.screen.columns - (this.isNarrow ? 2 : 4))
    const lines = identityLines(this.services.stores.session.getState()).flatMap((line) =>
      wrapText(line, columns - 2),
    )
    const row = Math.min(firstRow, lastRow - lines.length - 1)
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

  /**
   * Returns the message of a successful sign-in, or null. The login button cannot announce it, because it is already
   * removed.
   */
  #successText(): string | null {
    return this.services.flow.state.previous === 'loading' ? LOGIN_TEXTS.successful : null
  }

  /** Returns the greeting if the session was restored on load, or null. */
  #greetingText(): string | null {
    if (!this.services.flow.state.welcomeBack) return null
    const { streetName, wallet } = this.services.stores.session.getState()
    return HOME_TEXTS.welcomeBack(streetName ?? shortenAddress(wallet ?? ''))
  }
}
