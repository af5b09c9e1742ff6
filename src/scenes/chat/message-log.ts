import { type EntityId } from 'bitecs'
import { INK } from '#src/ecs/components/text-run.ts'
import { CELL } from '#src/ecs/screen-mode.ts'
import { despawn } from '#src/ecs/spawn/despawn.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { type ScrolledArea, spawnScroll } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { spawnTypewriter } from '#src/ecs/spawn/spawn-typewriter.ts'
import { finishTyping, isTyping } from '#src/ecs/systems/finish-typing.ts'
import { moveTo } from '#src/ecs/systems/move-to.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { setSpoken } from '#src/ecs/systems/set-spoken.ts'
import {
  isNearBottom,
  jumpTo,
  scrollEnd,
  scrollTo,
  setContentRows,
} from '#src/ecs/systems/scroll-to.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { SIMULATED_STREAM } from '#src/protocol/timing.ts'
import { type ChatMessage } from '#src/stores/chat-message.ts'
import { type ChatLayout } from './chat-layout.ts'
import { LogRows } from './log-rows.ts'

const INK_OF = { user: INK.bright, assistant: INK.normal, system: INK.faint } as const

/** A message that arrives complete is typed out, 3 characters every 50 ms. */
const TYPING_RATE = {
  graphemesPerSecond: (1_000 / SIMULATED_STREAM.everyMs) * SIMULATED_STREAM.characters,
  graphemesAtOnce: SIMULATED_STREAM.characters,
}

interface DrawnMessage {
  readonly message: ChatMessage
  readonly article: EntityId
  readonly name: EntityId | null
}

/**
 * The drawn conversation. Only messages near the visible window are entities, however long the conversation is. It
 * follows new messages while the player is near the end.
 */
export class MessageLog {
  readonly area: ScrolledArea
  readonly #world: GameWorld
  readonly #layout: ChatLayout['log']
  readonly #log: EntityId
  readonly #rows: LogRows
  /** By the message's index. */
  readonly #drawn = new Map<number, DrawnMessage>()
  #isFirst = true
  /** Complete messages from this index on are typed out. */
  #typeOutFrom = Number.POSITIVE_INFINITY

  constructor(world: GameWorld, layout: ChatLayout['log']) {
    this.#world = world
    this.#layout = layout
    const { barColumn, columns, nameColumns } = layout
    this.#log = spawnGroup(world, { ...layout, role: 'log', name: CHAT_TEXTS.conversation })
    this.area = spawnScroll(world, { window: layout, contentRows: 0, barColumn })
    this.#rows = new LogRows({ columns, nameColumns })
  }

  /** Shows the messages. Scrolls to the end when the player was within `nearPx` of it, or has just sent a message. */
  show(messages: readonly ChatMessage[], nearPx: number): void {
    const { scroll } = this.area
    const isFollowing = isNearBottom(this.#world, scroll, nearPx)
    if (!this.#isFirst) this.#typeOutFrom = this.#rows.messages.length
    const first = this.#rows.setMessages(messages)
    for (const index of this.#drawn.keys()) if (index >= messages.length) this.#despawn(index)
    setContentRows(this.#world, scroll, this.#rows.rows)
    if (this.#isFirst) jumpTo(this.#world, scroll, scrollEnd(this.#world, scroll))
    else if (isFollowing || messages.at(first)?.role === 'user') this.scrollToEnd()
    this.#isFirst = false
    for (const [index, drawn] of this.#drawn) {
      if (index >= first) this.#update(index, drawn)
      else setSpoken(this.#world, drawn.article, { position: this.#position(index) })
    }
    this.updateWindow()
    this.#typeOutFrom = Number.POSITIVE_INFINITY
  }

  /** Whether a message is being typed out. */
  get isTyping(): boolean {
    return [...this.#drawn.values()].some(({ article }) => isTyping(this.#world, article))
  }

  /** Shows all text that is being typed out. */
  finishTyping(): void {
    for (const { article } of this.#drawn.values()) finishTyping(this.#world, article)
  }

  /** Returns the ids of messages that arrived complete and are completely visible now. */
  visibleIds(): readonly string[] {
    return [...this.#drawn.values()]
      .filter(({ message, article }) => mustTypeOut(message) && !isTyping(this.#world, article))
      .map(({ message }) => message.id)
  }

  /** Spawns the messages near the visible window and despawns the others. Call whenever the scroll may have changed. */
  updateWindow(): void {
    const { from, to } = this.#nearby()
    for (const index of this.#drawn.keys()) if (index < from || index >= to) this.#despawn(index)
    for (let index = from; index < to; index += 1) {
      if (!this.#drawn.has(index)) this.#spawn(index)
    }
  }

  scrollToEnd(): void {
    scrollTo(this.#world, this.area.scroll, scrollEnd(this.#world, this.area.scroll))
  }

  /** Distance between the visible window and the end, in px. */
  get pxFromEnd(): number {
    const { scroll } = this.area
    return scrollEnd(this.#world, scroll) - (this.#world.components.Scroll.target[scroll] ?? 0)
  }

  /** Includes one window height above and below, so that messages are ready before they become visible. */
  #nearby(): { from: number; to: number } {
    const { Scroll } = this.#world.components
    const { scroll } = this.area
    const at = Math.floor((Scroll.offset[scroll] ?? 0) / CELL.height)
    const target = Math.floor((Scroll.target[scroll] ?? 0) / CELL.height)
    const { rows } = this.#layout
    return this.#rows.overlapping(Math.min(at, target) - rows, Math.max(at, target) + 2 * rows)
  }

  #spawn(index: number): void {
    const message = this.#rows.messages[index]
    if (!message) return
    const { role } = message
    const { nameColumns } = this.#layout
    const row = this.#rows.startOf(index)
    const hasName = role !== 'system'
    const name = hasName
      ? spawnText(this.#world, {
          layer: this.area.layer,
          text: nameOf(message),
          column: 0,
          row,
          foreground: INK.faint,
          spoken: null,
        })
      : null
    const placement = {
      layer: this.area.layer,
      text: this.#rows.linesOf(index).join('\n'),
      column: hasName ? nameColumns : 0,
      row: row + this.#nameRows(message),
      foreground: INK_OF[role],
      spoken: {
        role: 'article',
        speaker: role,
        parent: this.#log,
        position: this.#position(index),
        ...(hasName && { name: nameOf(message) }),
      },
    } as const
    const article =
      mustTypeOut(message) && index >= this.#typeOutFrom
        ? spawnTypewriter(this.#world, { ...placement, ...TYPING_RATE })
        : spawnText(this.#world, placement)
    this.#drawn.set(index, { message, article, name })
  }

  #update(index: number, { message: before, article, name }: DrawnMessage): void {
    const message = this.#rows.messages[index]
    // A message by another speaker needs a new article.
    if (!message || message.role !== before.role || message.character !== before.character) {
      return this.#despawn(index)
    }
    const row = this.#rows.startOf(index)
    rewriteText(this.#world, article, this.#rows.linesOf(index).join('\n'))
    moveTo(this.#world, article, { row: row + this.#nameRows(message) })
    if (name !== null) moveTo(this.#world, name, { row })
    setSpoken(this.#world, article, { position: this.#position(index) })
    this.#drawn.set(index, { message, article, name })
  }

  #despawn(index: number): void {
    const drawn = this.#drawn.get(index)
    if (!drawn) return
    despawn(this.#world, drawn.article)
    if (drawn.name !== null) despawn(this.#world, drawn.name)
    this.#drawn.delete(index)
  }

  #position(index: number): { index: number; size: number } {
    return { index: index + 1, size: this.#rows.messages.length }
  }

  #nameRows({ role }: ChatMessage): number {
    return this.#layout.nameColumns === 0 && role !== 'system' ? 1 : 0
  }
}

/** Whether a message arrived complete and still has to be typed out. */
function mustTypeOut({ streaming, progress }: ChatMessage): boolean {
  return !streaming && progress === 0
}

function nameOf({ role, character }: ChatMessage): string {
  return role === 'user' ? CHAT_TEXTS.you : CHARACTER_NAMES[character]
}
