import { loansCall } from '#src/protocol/calls/loans.ts'
import { dayOf, nearestInTick, seasonOf } from '#src/rules/calendar.ts'
import { isRefusal } from '#src/rules/decider.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import { type CatchUp, type PlayerCommand, player } from '#src/rules/player/player.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import type { World } from '#src/rules/player/world.ts'
import { goodsWorth, worthOf } from '#src/rules/player/worth.ts'
import {
  type SheetQuery,
  type SheetRows,
  type SheetStore,
  sheetsIn,
  type Writes,
} from './sheet-repository.ts'
import type { TalkQuery } from './talk-rows-repository.ts'
import { sqlState } from '../platform/db/sql-state.ts'
import { RequestError } from '../platform/http/request-error.ts'
import {
  bodyHashOf,
  keyHashOf,
  type KeyedWrite,
  writesBeforeMerge,
  currentWrite,
  findFirstAnswer,
  resultOf,
  seal,
  unseal,
  type WriteRequest,
} from './sealed-answer.ts'
import type { ServerContext } from '../server-context.ts'
import { cityBusy } from './city-busy.ts'
import { isDemoPot } from './judgement.ts'
import { Batch } from '../platform/batch.ts'
import {
  type CheckedPayment,
  claimPayment,
  referencesToRead,
  type StoredPayment,
} from './payments/claim-payment.ts'
import { PlayerQueue } from './player-queue.ts'
import { type LoadedSheet, toLoadedSheet } from './sheet-rows.ts'
import { type DecisionTick, worldOf } from './world-of.ts'
import { type StreetName, toWrites } from './to-writes.ts'

/** The market whose ticks a writer decides in. */
export interface WriterMarket {
  /** Brings the market up to the current tick, and resolves with it. Awaited before every write. */
  settle(): Promise<DecisionTick>
  /** Looks again for the current tick, because another node may have reached a later one. */
  refresh(): Promise<unknown>
}

/** A player's sheet before and after a write. */
export interface Written {
  readonly before: Sheet
  readonly sheet: Sheet
  readonly events: readonly PlayerEvent[]
  readonly netWorthCents: number
  /** When the write was decided: by the node's clock, but within the market's tick. */
  readonly now: Date
  readonly world: World
}

/** A command of a player, with the request that it comes from and the answer to it. */
export interface PlayerWrite<result> {
  readonly request: Omit<WriteRequest, 'caller'> & {
    readonly caller: { readonly playerId: string }
  }
  readonly command: PlayerCommand
  /** The payment for the command. Absent when it is free. */
  readonly payment?: CheckedPayment | undefined
  /** The street name that the command sets. */
  readonly name?: StreetName
  /** The reference of a watched payment that the command reads. */
  readonly watchedPayment?: string
  readonly answer: (written: Written, sheet: SheetRows) => result
  /** Returns rows that do not follow from the events, such as texts. `sheet` has what was loaded. */
  readonly rows?: (written: Written, sheet: SheetRows) => Partial<Writes>
}

/** The write was not stored and must be decided again: the version has changed, the season has ended, or the tick's root exists. */
class Stale {
  /** The database's failure, such as a unique violation; undefined if it has reported none. */
  readonly cause: unknown
  constructor(cause?: unknown) {
    this.cause = cause
  }
}
const ATTEMPTS = 8
/** The commands that read the missions of the day. */
const READS_MISSIONS: readonly PlayerCommand['kind'][] = ['batch', 'draw_missions']
/** The maximum number of concurrent round trips of one kind. Further calls share the next one. */
const LANES = 3
const MAX_BATCH_SIZE = 64
/** Unique violation, serialization failure, deadlock: a concurrent write was first. */
const CONFLICT_STATES: readonly (string | undefined)[] = ['23505', '40001', '40P01']

/**
 * Executes a command of a player: loads the sheet, decides, and stores events, entries, changed rows and the answer
 * atomically. Needs two round trips, and holds no lock or connection between them.
 */
export class PlayerWriter {
  readonly #server: ServerContext
  readonly #isDemoPot: boolean
  readonly #market: WriterMarket
  readonly #queue = new PlayerQueue()
  readonly #loads: Batch<SheetQuery, SheetRows>
  readonly #stores: Batch<Writes, boolean>

  constructor(
    server: ServerContext,
    market: WriterMarket,
    sheets: SheetStore = sheetsIn(server.store.db),
  ) {
    this.#server = server
    this.#isDemoPot = isDemoPot(server.config)
    this.#market = market
    const batch = { lanes: LANES, most: MAX_BATCH_SIZE }
    this.#loads = new Batch({ ...batch, run: (loads) => sheets.load(loads) })
    this.#stores = new Batch({ ...batch, run: (writes) => sheets.store(writes) })
  }

  /** Executes a command, once per idempotency key. Throws a RequestError with the reason of a refusal. */
  act<result>(write: PlayerWrite<result>): Promise<result> {
    const { playerId } = write.request.caller
    return this.#queue.run(playerId, async () => {
      let cause: unknown
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const result = await this.#try(write)
        if (!(result instanceof Stale)) return result
        cause = result.cause ?? cause
        await this.#market.refresh()
      }
      throw cityBusy(cause)
    })
  }

  /** Stores everything that has fallen due for a player by time. Throws `not_found` for an unknown player. */
  async catchUp(playerId: string, command: CatchUp = { kind: 'catch_up' }): Promise<void> {
    await this.act({
      request: { caller: { playerId }, call: loansCall, key: undefined, body: null },
      command,
      answer: () => undefined,
    })
  }

  async #try<result>(write: PlayerWrite<result>): Promise<result | Stale> {
    const { request, command, answer } = write
    const { playerId } = request.caller
    const tick = await this.#market.settle()
    // The ticks of a run never decrease, and nor do its days, although a node's clock may be late.
    const now = nearestInTick(tick.season.id, tick.tick, this.#server.clock.now())
    const known = request.key === undefined ? null : currentWrite(request, request.key)
    const month = seasonOf(now)
    const rows = await this.#loads.add({
      ...{ playerId, answerKey: known && keyHashOf(known), month, day: dayOf(now) },
      payments: [
        ...referencesToRead(write.payment),
        ...(write.watchedPayment ? [write.watchedPayment] : []),
      ],
      nameKey: write.name?.key ?? null,
      missions: READS_MISSIONS.includes(command.kind),
      named: namedBy(command),
      talk: talkOf(command),
      season: tick.season.id,
    })
    const storedAnswer = known && (await this.#recall<result>(known, rows))
    if (storedAnswer) return resultOf(storedAnswer)
    const loaded = toLoadedSheet(rows, playerId, {
      season: tick.season,
      month,
      isDemoPot: this.#isDemoPot,
    })
    if (!loaded) throw new RequestError('not_found', 'This player is not known here.')
    if (loaded.run.tick > tick.tick) return new Stale()
    const written = decide(loaded, command, { tick, now })
    const payment = write.payment ? claimPayment(write.payment, rows.used_payments) : null
    const result = answer(written, rows)
    const { name = null } = write
    const extra = write.rows?.(written, rows) ?? {}
    if (written.events.length === 0 && !known && Object.keys(extra).length === 0) return result
    const stored = { loaded, written, tick, now, known, payment, name, rows: extra, result }
    return (await this.#store(stored)) ?? result
  }

  /** Returns the stored answer of a repeated write, also when it is stored under a former id of the player. */
  async #recall<result>(known: KeyedWrite, { answer, has_former_ids: isMerged }: SheetRows) {
    if (answer) {
      const { body_hash: bodyHash, sealed } = answer
      return unseal<result>(known, { bodyHash, sealed })
    }
    if (!isMerged) return undefined
    const { db } = this.#server.store
    return findFirstAnswer<result>(db, await writesBeforeMerge(db, known))
  }

  async #store({
    loaded,
    written,
    tick,
    now,
    known,
    payment,
    name,
    rows,
    result,
  }: {
    loaded: LoadedSheet
    written: Written
    tick: DecisionTick
    now: Date
    known: KeyedWrite | null
    payment: StoredPayment | null
    name: StreetName | null
    rows: Partial<Writes>
    result: unknown
  }): Promise<Stale | null> {
    const { sheet: after, events } = written
    const answer = known && {
      key_hash: keyHashOf(known),
      body_hash: bodyHashOf(known),
      sealed: seal(known, { result }),
    }
    const writes = toWrites({
      ...{ loaded, after, events, now, answer, payment, name, rows },
      tick: tick.tick,
      goodsCents: goodsWorth(after, tick.bids),
      newId: () => this.#server.ids.uuid(),
    })
    try {
      return (await this.#stores.add(writes)) ? null : new Stale()
    } catch (failure) {
      if (CONFLICT_STATES.includes(sqlState(failure))) return new Stale(failure)
      throw failure
    }
  }
}

function decide(
  { sheet }: LoadedSheet,
  command: PlayerCommand,
  { tick, now }: { tick: DecisionTick; now: Date },
): Written {
  const world = worldOf(tick, now)
  const events = player.decide(sheet, command, world)
  if (isRefusal(events)) throw new RequestError(events.refused, events.sentence)
  const after = fold(sheet, events)
  const netWorthCents = worthOf(after, tick.bids)
  return { before: sheet, sheet: after, events, netWorthCents, now, world }
}

/** Returns the id of the loan or the offer that a command names; null for none. */
function namedBy(command: PlayerCommand): string | null {
  switch (command.kind) {
    case 'repay':
      return command.loan
    case 'take_option':
      return command.offer
    default:
      return null
  }
}

/** Returns what is read for a command about a turn; null for any other command. */
function talkOf(command: PlayerCommand): TalkQuery | null {
  switch (command.kind) {
    case 'send_message':
      return { shark: command.shark, turn: null, token: command.replyToken }
    case 'start_reply':
      return { shark: command.shark, turn: null, token: null }
    case 'finish_turn':
    case 'reopen_turn':
      return { shark: command.shark, turn: command.turn, token: null }
    case 'forget_words':
      // What all sharks recall is read with the talk with any of them.
      return { shark: 'vinnie', turn: null, token: null }
    default:
      return null
  }
}
