import { type EntityId } from 'bitecs'
import { getTicker } from '#src/api/get-ticker.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnInputLine } from '#src/ecs/spawn/spawn-input-line.ts'
import { spawnStatus } from '#src/ecs/spawn/spawn-status.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { focus } from '#src/ecs/systems/focus.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { scrollBy } from '#src/ecs/systems/scroll-to.ts'
import { setDisabled } from '#src/ecs/systems/set-disabled.ts'
import { setInputValue } from '#src/ecs/systems/set-input-value.ts'
import { type QuickReply } from '#src/protocol/chat.ts'
import { CHAT_TEXTS, DIALOG_TEXTS } from '#src/protocol/messages.ts'
import { NEAR_BOTTOM_PX, TELLINGS_POLL_MS, TICKER_POLL_MS } from '#src/protocol/timing.ts'
import { type ChatState } from '#src/stores/chat-store.ts'
import { spawnBoxButton } from '../kit/box-button.ts'
import { spawnRule } from '../kit/frame.ts'
import { type HelpPlace } from '../kit/help-button.ts'
import { spawnCloseButton } from '../kit/overlay-head.ts'
import { minuteOf } from '../kit/instant.ts'
import { type KeyPress, ScreenScene } from '../kit/screen-scene.ts'
import { scrollByKey } from '../kit/scroll-keys.ts'
import { type SceneServices } from '../kit/services.ts'
import { ChatHead } from './chat-head.ts'
import { CHAT_LAYOUTS, type ChatLayout } from './chat-layout.ts'
import { ChipNews } from './chip-news.ts'
import { ChipRow } from './chip-row.ts'
import { Composer } from './composer.ts'
import { type Conversation } from './conversation.ts'
import { digitOf, isText } from './key-press.ts'
import { LogNotice } from './log-notice.ts'
import { LatestButton } from './latest-button.ts'
import { MessageLog } from './message-log.ts'
import { announcementFor } from './announcement-for.ts'
import { statusText } from './status-text.ts'
import { ToolRow } from './tool-row.ts'
import { tickerText } from './ticker-text.ts'

/** The parts drawn by the last `draw`. */
interface Parts {
  readonly head: ChatHead
  readonly log: MessageLog
  readonly chips: ChipRow
  readonly status: EntityId
  readonly input: EntityId
  readonly send: EntityId
  readonly notice: LogNotice
  readonly tools: ToolRow
  readonly latest: LatestButton
}

/** The chat with a shark. */
export class ChatScene extends ScreenScene {
  readonly #conversation: Conversation
  #parts: Parts | null = null
  readonly #composer: Composer
  readonly #chipNews = new ChipNews()
  /** The minute for which the chips show what they sign. */
  #termsShownAt = ''

  constructor(services: SceneServices, conversation: Conversation) {
    super('chat', services)
    this.#conversation = conversation
    this.#composer = new Composer(services.stores.chat, conversation)
  }

  protected override get helpPlace(): HelpPlace {
    return CHAT_LAYOUTS[this.world.screen.profile].help
  }

  protected override enter(): void {
    const { chat, game, ticker } = this.services.stores
    this.#announceChips(chat.getState())
    this.own(chat.subscribe((state, before) => this.#update(state, before)))
    this.own(game.subscribe((state) => this.#parts?.head.showFigures(state)))
    this.own(ticker.subscribe((state) => this.#parts?.head.showTicker(tickerText(state))))
    this.own(() => {
      this.#parts = null
    })
    this.own(
      this.services.network.follow(() => {
        if (!this.#parts) return
        this.#showStatus(this.#parts, chat.getState())
        this.#showChips(this.#parts, chat.getState())
        this.#composer.sendQueued(chat.getState())
      }),
    )
    const poll = (): void => void this.#pollTicker()
    this.every(TICKER_POLL_MS, poll)
    poll()
    this.every(TELLINGS_POLL_MS, () => void this.#conversation.readTellings())
    void this.#conversation.open()
  }

  async #pollTicker(): Promise<void> {
    const { api, stores, timers, log } = this.services
    try {
      stores.ticker.getState().tickerArrived(await getTicker(api), timers.now())
    } catch (failure) {
      log('polling the ticker', failure)
    }
  }

  protected override draw(): void {
    const layout = CHAT_LAYOUTS[this.world.screen.profile]
    const { chat, game, ticker } = this.services.stores
    for (const row of layout.rules) {
      spawnRule(this.world, { column: 0, row, columns: this.world.screen.columns })
    }
    spawnCloseButton(this.world, this.#close, layout.closeRow)
    spawnButton(this.world, {
      label: ` ${CHAT_TEXTS.market} `,
      name: CHAT_TEXTS.market,
      ...layout.market,
      press: () => this.services.flow.dispatch({ type: 'opened', view: 'market' }),
    })
    const head = new ChatHead(this.world, layout, {
      ticker: tickerText(ticker.getState()),
      pick: (character) => {
        void this.#conversation.switchTo(character)
        this.#focusInput()
      },
    })
    const log = new MessageLog(this.world, layout.log)
    const status = spawnStatus(this.world, { ...layout.status, text: '', foreground: INK.faint })
    const chips = new ChipRow(this.world, layout.chips, (chip) => this.#takeChip(chip))
    const tools = this.#spawnToolRow(layout)
    const { input, send } = this.#drawInput(layout)
    const notice = new LogNotice(this.world, layout.log)
    const latest = new LatestButton(this.world, layout.log, () => {
      log.scrollToEnd()
      this.#focusInput()
    })
    this.#parts = { head, log, chips, status, input, send, notice, tools, latest }
    head.showFigures(game.getState())
    this.#showAll(this.#parts, chat.getState())
    this.#focusInput()
  }

  /** Moves the focus to the text field; not on a phone, where it would open the keyboard. */
  #focusInput(): void {
    if (this.#parts && !this.isForFingers) focus(this.world, this.#parts.input)
  }

  #spawnToolRow({ tools }: ChatLayout): ToolRow {
    const { text, json, title } = CHAT_TEXTS.export
    const save = (format: string) => ({
      label: format,
      press: () => this.#conversation.save(format),
    })
    return new ToolRow(this.world, tools, {
      again: () => void this.#conversation.regenerate(),
      copy: () => void this.#conversation.copy(),
      save: () =>
        this.openDialog({
          title,
          lines: [],
          buttons: [save(text), save(json), { label: DIALOG_TEXTS.cancel }],
        }),
      find: () => {
        this.services.stores.chat.getState().typed('/find ')
        this.#focusInput()
      },
    })
  }

  #drawInput({ input, send }: ChatLayout): Pick<Parts, 'input' | 'send'> {
    spawnText(this.world, {
      text: CHAT_TEXTS.prompt,
      column: input.column - 2,
      row: input.row,
      foreground: INK.faint,
      spoken: null,
    })
    const line = spawnInputLine(this.world, {
      ...input,
      name: CHAT_TEXTS.input,
      placeholder: CHAT_TEXTS.placeholder,
      value: this.services.stores.chat.getState().input,
      change: (value) => this.services.stores.chat.getState().typed(value),
      step: (by) => this.#composer.recall(by),
      submit: (value) => this.#submit(value),
    })
    const button = spawnBoxButton(this.world, {
      ...send,
      label: CHAT_TEXTS.prompt,
      name: CHAT_TEXTS.send,
      press: () => this.#submit(this.services.stores.chat.getState().input),
    })
    return { input: line, send: button }
  }

  #submit(text: string): void {
    this.#composer.submit(text)
    this.#focusInput()
    this.#parts?.log.scrollToEnd()
  }

  #takeChip(chip: QuickReply): void {
    this.#composer.take(chip)
    this.#focusInput()
  }

  #update(state: ChatState, before: ChatState): void {
    if (!this.#parts) return
    const { head, input, log } = this.#parts
    if (state.character !== before.character) head.showCharacter(state.character)
    head.showFace(state.character, state.mood)
    if (state.messages !== before.messages) log.show(state.messages, this.#nearPx)
    this.#showChips(this.#parts, state)
    if (state.input !== before.input) setInputValue(this.world, input, state.input)
    this.#showStatus(this.#parts, state)
    const announcement = announcementFor(state, before)
    if (announcement !== null) this.services.say(announcement)
    this.#announceChips(state)
    this.#composer.sendQueued(state)
  }

  /** Shows the chips with what they sign. The terms may change while the shark speaks; a status may take their line. */
  #showChips({ chips }: Parts, state: ChatState): void {
    const now = this.services.instant()
    const hasStatus = statusText(state, this.services.network.isOnline()) !== ''
    this.#termsShownAt = minuteOf(now)
    chips.show(this.#composer.chipsFor(state), state.loading ? null : { now, hasStatus })
  }

  #announceChips(state: ChatState): void {
    const news = this.#chipNews.next(state, this.services.instant())
    if (news !== null) this.services.say(news)
  }

  #showAll(parts: Parts, state: ChatState): void {
    parts.head.showCharacter(state.character)
    parts.log.show(state.messages, this.#nearPx)
    this.#showChips(parts, state)
    parts.head.showFace(state.character, state.mood)
    this.#showStatus(parts, state)
  }

  #showStatus({ status, notice, latest, send, tools }: Parts, state: ChatState): void {
    rewriteText(this.world, status, statusText(state, this.services.network.isOnline()))
    setDisabled(this.world, send, state.loading || state.loadingStep !== null)
    const isEmpty = state.messages.length === 0
    notice.show(state.loadingStep, isEmpty ? state.character : null)
    tools.show(state.messages.some(({ role }) => role !== 'system'))
    latest.show(state.scrollFromBottom > NEAR_BOTTOM_PX, state.newMessages)
  }

  /** Returns NEAR_BOTTOM_PX, a length in CSS px, in buffer px. */
  get #nearPx(): number {
    return NEAR_BOTTOM_PX / this.services.cssScale()
  }

  override beat(): void {
    if (!this.#parts) return
    const { log } = this.#parts
    // Typing out is not visible on a hidden page.
    if (this.services.isHidden()) log.finishTyping()
    log.updateWindow()
    const chat = this.services.stores.chat.getState()
    for (const id of log.visibleIds()) chat.messageShown(id)
    const pxFromEnd = log.pxFromEnd * this.services.cssScale()
    if (chat.scrollFromBottom !== pxFromEnd) chat.scrolled(pxFromEnd)
    // What is due counts from the minute of the signing.
    if (this.#termsShownAt !== minuteOf(this.services.instant())) this.#showChips(this.#parts, chat)
  }

  override key(press: KeyPress): boolean {
    if (!this.#parts) return super.key(press)
    const { chips, input, log } = this.#parts
    if (press.key === 'Tab' && !press.shiftKey && this.#composer.complete()) return true
    const digit = digitOf(press)
    // A digit alone is text unless a chip has the focus, so that typing cannot accept an offer.
    if (digit !== null && (press.altKey || chips.isFocused)) return chips.press(digit)
    if (isText(press)) {
      focus(this.world, input)
      return false
    }
    return scrollByKey(this.world, log.area, press) || super.key(press)
  }

  override scrollBy(layer: number, px: number): void {
    const area = this.#parts?.log.area
    if (area?.layer === layer) scrollBy(this.world, area.scroll, px)
  }

  /** Does the first of these that applies: clears a command, stops the reply, ends typing out, leaves the screen. */
  override back(): boolean {
    if (this.#composer.clearCommand() || this.#conversation.stop()) return true
    if (this.#parts?.log.isTyping) this.#parts.log.finishTyping()
    else this.#close()
    return true
  }

  override tap(): void {
    this.#focusInput()
  }

  override swipeBack(): void {
    if (this.isMobile) this.#close()
  }

  readonly #close = (): void => this.services.flow.dispatch({ type: 'closed' })
}
