import { createHash } from 'node:crypto'
import { setImmediate as afterMicrotasks } from 'node:timers/promises'
import { type Chance, pick } from '#src/lib/chance.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { addDays, dayOf } from '#src/rules/calendar.ts'
import { SqlError } from '#src/server/platform/db/sql-state.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { RequestError } from '#src/server/platform/http/request-error.ts'
import { isDemoPot } from '#src/server/write/judgement.ts'
import type { ServerContext } from '#src/server/server-context.ts'
import { PlayerWriter, type PlayerWrite } from '#src/server/write/act.ts'
import { countedIds } from '../counted-ids.ts'
import { createManualClock } from '../manual-clock.ts'
import { type Act, requestOf, writeOf } from './act.ts'
import { CityCheck } from './city-check.ts'
import { CityMarket, cityChance, marketOfNode } from './city-market.ts'
import { CityNode } from './city-node.ts'
import { cityServer } from './city-server.ts'
import type { CityStore, Newcomer } from './city-store.ts'
import { drawCommand, drawReference, withNewIds } from './commands.ts'

import { drawNewcomers } from './draw-newcomers.ts'
import { joinCity, openingLoanOf } from './join-city.ts'
import { Scheduler } from './scheduler.ts'
import { Told } from './told.ts'

const NODES = 2
/** The calls that are under way at the same time. */
const CALLERS = 24
/** A month ends in the middle of the time that the city lasts. */
const MONTH_END = Date.parse('2026-10-01T00:00:00.000Z')
const LASTS_MS = 6 * 86_400_000
/** The clock is up to this much early or late, and jumps from time to time. */
const WOBBLE_MS = 20 * 60_000
/** An act must be answered within this many calls. */
const MAX_CALLS = 60
export interface CityOptions {
  readonly seed: number
  readonly acts: number
  readonly players: number
  /** The acts between two checks of all tables. */
  readonly checkEvery: number
}

export interface CityReport {
  readonly acts: number
  readonly stored: number
  readonly crashes: number
  /** How many acts of each kind were stored. */
  readonly kinds: Readonly<Record<string, number>>
  /** How many events were answered, by kind. */
  readonly events: Readonly<Record<string, number>>
  /** How many calls were refused, by code. */
  readonly refusals: Readonly<Record<string, number>>
  /** Differs when anything happened in another order. */
  readonly digest: string
}

/** Plays a city on a store, and checks all tables from time to time. Throws a CityError with what does not agree. */
export async function playCity(
  cityStore: CityStore,
  database: Store,
  options: CityOptions,
): Promise<CityReport> {
  const city = await City.open(cityStore, database, options)
  return city.play()
}

interface CityParts {
  readonly options: CityOptions
  readonly store: CityStore
  readonly server: ServerContext
  readonly clock: ReturnType<typeof createManualClock>
  readonly market: CityMarket
  readonly newcomers: readonly Newcomer[]
  readonly check: CityCheck
}

class City {
  readonly #parts: CityParts
  readonly #chance: Chance
  readonly #digest = createHash('sha256')
  readonly #scheduler: Scheduler
  readonly #nodes: CityNode[] = []
  readonly #done: Act[] = []
  readonly #kinds: Record<string, number> = {}
  readonly #events: Record<string, number> = {}
  readonly #refusals: Record<string, number> = {}
  readonly #told = new Told()
  #begun = 0
  #crashes = 0
  #wobble = 0

  private constructor(parts: CityParts) {
    this.#parts = parts
    const { seed } = parts.options
    this.#chance = cityChance(seed, 'acts')
    this.#scheduler = new Scheduler(cityChance(seed, 'order'), (name) => this.#digest.update(name))
    for (let place = 0; place < NODES; place += 1) this.#startNode(place)
  }

  static async open(store: CityStore, database: Store, options: CityOptions): Promise<City> {
    const { seed, players } = options
    const start = new Date(MONTH_END - LASTS_MS / 2)
    const clock = createManualClock(start)
    const head = createHash('sha256').update(`city ${seed}`).digest('hex').slice(0, 8)
    const ids = countedIds({ head, salt: `city ${seed}` })
    const server = cityServer(database, { clock, ids })
    const market = await CityMarket.open(store, start)
    const days = Array.from({ length: 7 }, (_, day) => addDays(dayOf(start), day))
    const chance = cityChance(seed, 'newcomers')
    const newcomers = drawNewcomers({ players, days, chance, at: start, newId: ids.uuid })
    const runs = await joinCity({
      ...{ store, newcomers, now: start, newId: ids.uuid },
      isDemoPot: isDemoPot(server.config),
    })
    const calm = marketOfNode(market, clock, (_, work) => work())
    const writer = new PlayerWriter(server, calm, store.sheets)
    const recall = (act: Act) => writer.act(writeOf(act, act.command))
    const check = new CityCheck({ store, seed, runs, recall, seasons: ['2026-09', '2026-10'] })
    return new City({ options, store, server, clock, market, newcomers, check })
  }

  async play(): Promise<CityReport> {
    const { acts, checkEvery } = this.#parts.options
    while (this.#begun < acts) {
      const until = Math.min(acts, this.#begun + checkEvery)
      await this.#liveUntil(until)
      await this.#parts.check.all(this.#begun, { isLast: this.#begun >= acts })
    }
    return {
      acts: this.#begun,
      stored: Object.values(this.#kinds).reduce((sum, count) => sum + count, 0),
      crashes: this.#crashes,
      kinds: this.#kinds,
      events: this.#events,
      refusals: this.#refusals,
      digest: this.#digest.digest('hex'),
    }
  }

  /** Lets all callers act until the city has begun `until` acts and all are answered. */
  async #liveUntil(until: number): Promise<void> {
    const ended = Array.from({ length: CALLERS }, () => false)
    const lives = Promise.all(
      ended.map(async (_, caller) => {
        await this.#live(until)
        ended[caller] = true
      }),
    )
    // A failure is thrown when the others have ended, too.
    lives.catch(() => undefined)
    await this.#scheduler.drain()
    if (ended.includes(false)) await Promise.race([lives, throwStuck()])
    await lives
  }

  #startNode(place: number): void {
    const { store, server, market, newcomers, options } = this.#parts
    this.#nodes[place] = new CityNode({
      ...{ store, server, market, scheduler: this.#scheduler },
      chance: cityChance(options.seed, `faults of ${place} after ${this.#crashes}`),
      playerIds: newcomers.map(({ id }) => id),
      onCrash: () => {
        this.#crashes += 1
        this.#startNode(place)
      },
    })
  }

  /** Sends one act after another until the city has begun `until` acts. */
  async #live(until: number): Promise<void> {
    while (this.#begun < until) {
      this.#begun += 1
      this.#moveClock()
      const act = this.#drawAct()
      const isDoubled = this.#chance() < 0.08
      await Promise.all([this.#send(act), isDoubled ? this.#send(act) : null])
      if (act.events && this.#chance() < 0.03) await this.#sendOtherBody(act)
      const before =
        this.#chance() < 0.05 ? this.#done.at(-1 - Math.floor(this.#chance() * 200)) : act
      if (before && before !== act) await this.#send(before)
      this.#done.push(act)
    }
  }

  #moveClock(): void {
    const { clock, options } = this.#parts
    if (this.#chance() < 0.03) this.#wobble = (this.#chance() * 2 - 1) * WOBBLE_MS
    const passed = this.#begun / options.acts - 0.5
    clock.setTo(new Date(Math.round(MONTH_END + passed * LASTS_MS + this.#wobble)))
  }

  #drawAct(): Act {
    const { clock, newcomers, server } = this.#parts
    // Some players act far more often than others, so that calls of one player meet.
    const place = Math.floor(this.#chance() ** 3 * newcomers.length)
    const newcomer = newcomers[place] ?? pick(this.#chance, newcomers)
    const { id: playerId } = newcomer
    const newId = (): string => server.ids.uuid()
    const reference = drawReference(this.#chance, place, this.#told.paymentOf(playerId))
    const today = newcomer.missions.filter(({ day }) => day === dayOf(clock.now()))
    const told = this.#told.of(playerId)
    const command = drawCommand({
      ...{ chance: this.#chance, newId, reference },
      missions: (today.length > 0 ? today : newcomer.missions).map(({ id }) => id),
      offers: newcomer.offers.map(({ id }) => id),
      ...told,
      loans: [openingLoanOf(newcomer), ...told.loans],
    })
    return { playerId, command, reference, key: newId(), isOpen: false, isAccounted: false }
  }

  /** Sends an act to any node until it is answered. */
  async #send(act: Act): Promise<void> {
    const newId = (): string => this.#parts.server.ids.uuid()
    this.#parts.check.touch(act)
    for (let call = 0; call < MAX_CALLS; call += 1) {
      const command = withNewIds(act.command, newId)
      try {
        this.#take(act, await this.#call(writeOf(act, command)))
        return
      } catch (failure) {
        if (failure instanceof RequestError && failure.code !== 'unavailable') {
          this.#count(this.#refusals, failure.code)
          return
        }
        if (failure instanceof RequestError) this.#count(this.#refusals, failure.code)
        else if (!(failure instanceof SqlError)) throw failure
        act.isOpen = true
      }
    }
    this.#parts.check.find(`${act.key} was not answered in ${MAX_CALLS} calls`)
  }

  #take(act: Act, events: readonly string[]): void {
    if (!act.events) {
      this.#count(this.#kinds, act.command.kind)
      this.#remember(act, events)
    } else if (events.join() !== act.events.join()) {
      this.#parts.check.find(
        `${act.key} has two answers: ${act.events.join()} and ${events.join()}`,
      )
    }
    act.events = events
  }

  /** Remembers what later commands of the player name. */
  #remember(act: Act, bodies: readonly string[]): void {
    const events = bodies.map((body) => JSON.parse(body) as PlayerEvent)
    for (const { kind } of events) this.#count(this.#events, kind)
    this.#told.remember(act, events)
  }

  /** Sends another body under the key of an act. It must be refused. */
  async #sendOtherBody(act: Act): Promise<void> {
    const other = { ...writeOf(act, act.command), request: { ...requestOf(act), body: 'another' } }
    try {
      await this.#call(other)
      this.#parts.check.find(`${act.key} was answered for two bodies`)
    } catch (failure) {
      if (!(failure instanceof RequestError || failure instanceof SqlError)) throw failure
    }
  }

  async #call<result>(write: PlayerWrite<result>): Promise<result> {
    const node = pick(this.#chance, this.#nodes)
    this.#digest.update(write.request.key ?? '')
    return Promise.race([node.writer.act(write), node.down])
  }

  #count(counts: Record<string, number>, name: string): void {
    this.#digest.update(name)
    counts[name] = (counts[name] ?? 0) + 1
  }
}

async function throwStuck(): Promise<never> {
  await afterMicrotasks()
  throw new RangeError('The city waits for something that the scheduler does not run.')
}
