import type { LeaderboardEntry, TIMEFRAMES } from '#src/protocol/calls/leaderboard.ts'
import { dayOf } from '#src/rules/calendar.ts'
import {
  type BoardOf,
  type Ranked,
  rankOf,
  rankPlayers,
  standingOf,
} from '../../db/repositories/standings.ts'
import { RequestError } from '../../http/request-error.ts'
import type { MarketWatch } from '../market/market-watch.ts'
import type { Means } from '../means.ts'
import { shortenAddress } from '../names/called.ts'
import { toDollars } from '../players/figures.ts'

export interface BoardPage {
  readonly timeframe: (typeof TIMEFRAMES)[number]
  readonly limit: number
  readonly offset: number
}

/** Where a player stands on one board. */
export interface OwnRank {
  readonly rank: number
  readonly scoreCents: number
}

/** How old a page of the board may be: everybody looks at the same few pages. */
const FRESH_MS = 5_000
const PAGES_KEPT = 200

/** The board by net worth ('all') or by the net worth gained ('day', 'month'). No credentials, no whole addresses. */
export class Board {
  readonly #means: Means
  readonly #market: MarketWatch
  readonly #pages = new Map<string, { readAt: number; page: Promise<LeaderboardEntry[]> }>()

  constructor(means: Means, market: MarketWatch) {
    this.#means = means
    this.#market = market
  }

  page(asked: BoardPage): Promise<LeaderboardEntry[]> {
    const now = this.#means.clock.now()
    const key = `${asked.timeframe}|${asked.limit}|${asked.offset}`
    const kept = this.#pages.get(key)
    const age = kept ? now.getTime() - kept.readAt : FRESH_MS
    if (kept && age >= 0 && age < FRESH_MS) return kept.page
    if (this.#pages.size >= PAGES_KEPT) this.#pages.clear()
    const page = this.#read(asked)
    this.#pages.set(key, { readAt: now.getTime(), page })
    // A failed read is not kept.
    page.catch(() => this.#pages.delete(key))
    return page
  }

  /** A player's own place on each board, not kept: they look for what they have just done. Throws `not_found`. */
  async ranksOf(playerId: string): Promise<Record<BoardPage['timeframe'], OwnRank | null>> {
    await this.#market.settle()
    const { db } = this.#means.store
    const mine = await standingOf(db, playerId)
    if (!mine) throw new RequestError('not_found', 'This player is not known here.')
    const rank = (timeframe: BoardPage['timeframe']) => rankOf(db, this.#boardOf(timeframe), mine)
    return { day: await rank('day'), month: await rank('month'), all: await rank('all') }
  }

  async #read({ timeframe, limit, offset }: BoardPage): Promise<LeaderboardEntry[]> {
    await this.#market.settle()
    const board = this.#boardOf(timeframe)
    const ranked = await rankPlayers(this.#means.store.db, board, { limit, offset })
    return ranked.map(toEntry)
  }

  #boardOf(timeframe: BoardPage['timeframe']): BoardOf {
    const day = dayOf(this.#means.clock.now())
    if (timeframe === 'day') return { timeframe, day }
    return timeframe === 'month' ? { timeframe, month: day.slice(0, 7) } : { timeframe }
  }
}

function toEntry({
  rank,
  streetName,
  scoreCents,
  netWorthCents,
  address,
  linkedName,
}: Ranked): LeaderboardEntry {
  return {
    rank,
    position: rank,
    street_name: linkedName ?? streetName,
    streetName: linkedName ?? streetName,
    name: linkedName ?? streetName,
    net_worth: toDollars(netWorthCents),
    netWorth: toDollars(netWorthCents),
    score: toDollars(scoreCents),
    // A board is public, a whole address is not its business.
    address: shortenAddress(address),
  }
}
