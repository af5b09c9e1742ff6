import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { runsCall } from '#src/protocol/calls/season.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import {
  type Answered,
  call,
  expectBalancedBooks,
  signInAs,
  type TestApp,
  type TestPlayer,
} from './app.ts'
import { deferred } from './deferred.ts'
import { tryTrade } from './trades.ts'

const PLAYERS = 12
/** Trades of each player before the database stops, and after it is back. */
const TRADES = 4
/** A player who holds so many sells them in one trade. More sales of a good in one stay would draw the police. */
const MOST_UNITS = 40

interface Done {
  readonly key: string
  readonly body: unknown
  readonly answer: Answered
}

class Trader {
  readonly done: Done[] = []
  /** The answers other than 200. */
  readonly refused: Answered[] = []
  goal = TRADES
  #held = 0
  readonly #app: TestApp
  readonly #player: TestPlayer

  constructor(app: TestApp, player: TestPlayer) {
    this.#app = app
    this.#player = player
  }

  /**
   * Buys and sells until the goal is reached. A call that is answered with 503 is sent again under its key when `isBack`
   * resolves. Throws for any other refusal.
   */
  async trade(isBack: Promise<void>): Promise<void> {
    while (this.done.length < this.goal) {
      const isFull = this.#held === MOST_UNITS
      const [side, quantity] = isFull ? ['sell', MOST_UNITS] : ['buy', 1]
      const [key, body] = [randomUUID(), { side, symbol: 'SMOKES', quantity }]
      for (;;) {
        const answer = await this.send(body, key)
        if (answer.status === 200) {
          this.#held = isFull ? 0 : this.#held + 1
          this.done.push({ key, body, answer })
          break
        }
        this.refused.push(answer)
        if (answer.status !== 503) throw new RangeError(JSON.stringify(answer.json))
        await isBack
      }
    }
  }

  send(body: unknown, key: string): Promise<Answered> {
    return tryTrade(this.#app, this.#player, body, key)
  }
}

export interface Outage {
  /** Takes the database away. */
  stop(): Promise<void>
  /** Brings it back, after each player has been refused. */
  restore(): Promise<void>
}

/**
 * Lets players trade before, during and after an outage of the database. Every answer must be 503 with `Retry-After` or the
 * trade's own, and each answered trade stored once.
 */
export async function expectNothingLost(app: TestApp, store: Store, outage: Outage): Promise<void> {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => signInAs(app)))
  const traders = players.map((player) => new Trader(app, player))
  await Promise.all(traders.map((trader) => trader.trade(Promise.resolve())))

  const { promise: isBack, resolve: announce } = deferred()
  for (const trader of traders) trader.goal = Number.POSITIVE_INFINITY
  const trading = Promise.all(traders.map((trader) => trader.trade(isBack)))
  await outage.stop()
  await expect.poll(() => traders.every(({ refused }) => refused.length > 0)).toBe(true)
  await outage.restore()
  for (const trader of traders) trader.goal = trader.done.length + TRADES
  announce()
  await trading

  for (const { status, headers } of traders.flatMap(({ refused }) => refused)) {
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '1',
    })
  }
  await expectOneEffectEach(app, traders)
  await expectBalancedBooks(store)
}

async function expectOneEffectEach(app: TestApp, traders: readonly Trader[]): Promise<void> {
  for (const trader of traders) {
    for (const { key, body, answer } of trader.done) {
      const { status, json } = await trader.send(body, key)
      expect({ status, json }).toEqual({ status: 200, json: answer.json })
    }
  }
  // The opening debt, one event of the day at play, and one of each trade.
  const lengths = (await call(app, runsCall)).runs.map(({ length }) => length)
  const expected = traders.map(({ done }) => done.length + 2)
  const ascending = (a: number, b: number): number => a - b
  expect(lengths.toSorted(ascending)).toEqual(expected.toSorted(ascending))
}
