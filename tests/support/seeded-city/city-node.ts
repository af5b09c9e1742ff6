import type { Chance } from '#src/lib/chance.ts'
import { pick } from '#src/lib/chance.ts'
import type { SheetStore } from '#src/server/write/sheet-repository.ts'
import { SqlError } from '#src/server/platform/db/sql-state.ts'
import type { ServerContext } from '#src/server/server-context.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import { type Attempt, type CityMarket, marketOfNode } from './city-market.ts'
import type { CityStore } from './city-store.ts'
import type { Scheduler } from './scheduler.ts'

/** The connection was lost, or the node has crashed: the caller does not know whether the write was stored. */
export class LostError extends SqlError {
  constructor() {
    super('the connection was lost', { code: '08006' })
  }
}

/** What may happen to an operation, and how many of a thousand it happens to. */
const FAULTS = {
  /** The operation does not run. */
  refused: 15,
  /** The operation runs, and its result is lost. */
  lost: 15,
  /** The database gives the operation up for a concurrent one. */
  conflict: 10,
  /** A write of another kind moves the version of a player. */
  moved: 15,
  /** The node crashes before the operation, which may still reach the database. */
  crash: 4,
} as const

type Fault = keyof typeof FAULTS

/** The result of an operation of a node that has crashed. */
const GONE = Symbol('gone')

export interface CityNodeParts {
  readonly store: CityStore
  readonly server: ServerContext
  readonly market: CityMarket
  readonly scheduler: Scheduler
  readonly chance: Chance
  /** The players, one of whom a write of another kind changes. */
  readonly playerIds: readonly string[]
  /** Called when the node crashes. */
  readonly onCrash: () => void
}

/** A node of the city: a writer whose every call of the store waits to be drawn, and may fail. */
export class CityNode {
  readonly writer: PlayerWriter
  /** Rejects when the node crashes. */
  readonly down: Promise<never>
  readonly #parts: CityNodeParts
  #isDown = false
  #crash: () => void = () => undefined

  constructor(parts: CityNodeParts) {
    this.#parts = parts
    this.down = new Promise((_, reject) => {
      this.#crash = () => reject(new LostError())
    })
    this.down.catch(() => undefined)
    const { sheets } = parts.store
    const faulty: SheetStore = {
      load: (queries) => this.#attempt('load', () => sheets.load(queries)),
      store: (all) => this.#attempt('store', () => sheets.store(all)),
    }
    const market = marketOfNode(parts.market, parts.server.clock, this.#attempt)
    this.writer = new PlayerWriter(parts.server, market, faulty)
  }

  readonly #attempt: Attempt = async (name, work) => {
    if (this.#isDown) return never()
    const result = await this.#parts.scheduler.run(name, async () => {
      const fault = this.#isDown ? null : this.#drawFault()
      if (fault === 'crash') this.#goDown()
      if (this.#isDown) {
        // A statement that was sent before the crash may still be carried out. Its result is not read.
        if (this.#parts.chance() < 0.5) await work().catch(() => undefined)
        return GONE
      }
      if (fault === 'refused') throw new SqlError('the store fails', { code: '53300' })
      if (fault === 'conflict') throw new SqlError('conflict', { code: '40001' })
      if (fault === 'moved') {
        await this.#parts.store.moveVersion(pick(this.#parts.chance, this.#parts.playerIds))
      }
      const done = await work()
      if (fault === 'lost') throw new LostError()
      return done
    })
    return result === GONE ? never() : result
  }

  #goDown(): void {
    this.#isDown = true
    this.#crash()
    this.#parts.onCrash()
  }

  #drawFault(): Fault | null {
    let rest = this.#parts.chance() * 1_000
    const faults = Object.entries(FAULTS) as [Fault, number][]
    return faults.find(([, share]) => (rest -= share) < 0)?.[0] ?? null
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}
