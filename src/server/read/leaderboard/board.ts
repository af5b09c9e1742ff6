import { shortenAddress } from '#src/lib/shorten-address.ts'
import type { LeaderboardEntry, TIMEFRAMES } from '#src/protocol/calls/leaderboard.ts'
import { dayOf } from '#src/rules/calendar.ts'
import {
  type BoardOf,
  type Ranked,
  rankOf,
  rankPlayers,
  standingOf,
} from './standing-repository.ts'
import { evidenceOfPlayer } from '../../platform/db/repositories/evidence.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { MarketWatch } from '../market/market-watch.ts'
import type { ServerContext } from '../../server-context.ts'
import { toDollars } from '../player/figures.ts'
import { isDemoPot, judgementNow } from '../../write/judgement.ts'

export interface BoardPage {
  readonly timeframe: (typeof TIMEFRAMES)[number]
  readonly limit: number
  readonly offset: number
}

/** The rank of a player on one board. */
export interface OwnRank {
  readonly rank: number
  readonly scoreCents: number
}

/** How long a page is cached. */
const FRESH_MS = 5_000
const MAX_CACHED_PAGES = 200

/** Ranks players by net worth ('all') or by the gain of net worth ('day', 'month'). Pages contain no whole addresses. */
export class Board {
  readonly #server: ServerContext
  readonly #market: MarketWatch
  readonly #pages = new Map<string, { readAt: number; page: Promise<LeaderboardEntry[]> }>()

  constructor(server: ServerContext, market: MarketWatch) {
    this.#server = server
    this.#market = market
  }

  /** Returns a page of a board, at most 5 s old. */
  page(request: BoardPage): Promise<LeaderboardEntry[]> {
    const now = this.#server.clock.now()
    const key = `${request.timeframe}|${request.limit}|${request.offset}`
    const cached = this.#pages.get(key)
    const age = cached ? now.getTime() - cached.readAt : FRESH_MS
    if (cached && age >= 0 && age < FRESH_MS) return cached.page
    if (this.#pages.size >= MAX_CACHED_PAGES) this.#pages.clear()
    const page = this.#read(request)
    this.#pages.set(key, { readAt: now.getTime(), page })
    // A failed read is not cached.
    page.catch(() => this.#pages.delete(key))
    return page
  }

  /** Returns a player's rank on each board, uncached, so that it includes their last action. Throws `not_found`. */
  async ranksOf(playerId: string): Promise<Record<BoardPage['timeframe'], OwnRank | null>> {
    await this.#market.settle()
    const { db } = this.#server.store
    const standing = await standingOf(db, playerId)
    if (!standing) throw new RequestError('not_found', 'This player is not known here.')
    const rank = (timeframe: BoardPage['timeframe']) =>
      rankOf(db, this.#boardOf(timeframe), standing)
    return { day: await rank('day'), month: await rank('month'), all: await rank('all') }
  }

  /** Returns whether a player may win prizes. */
  async eligibilityOf(playerId: string): Promise<{ proven: boolean; is_demo: boolean }> {
    const { config, store } = this.#server
    const evidence = await evidenceOfPlayer(store.db, playerId, judgementNow(this.#server))
    return { proven: evidence.size > 0, is_demo: isDemoPot(config) }
  }

  async #read({ timeframe, limit, offset }: BoardPage): Promise<LeaderboardEntry[]> {
    await this.#market.settle()
    const board = this.#boardOf(timeframe)
    const provenAt = judgementNow(this.#server)
    const page = { limit, offset, provenAt }
    const ranked = await rankPlayers(this.#server.store.db, board, page)
    return ranked.map(toEntry)
  }

  #boardOf(timeframe: BoardPage['timeframe']): BoardOf {
    const day = dayOf(this.#server.clock.now())
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
  proven,
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
    address: shortenAddress(address),
    proven,
  }
}
