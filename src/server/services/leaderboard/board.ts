import type { TIMEFRAMES, LeaderboardEntry } from '#src/protocol/calls/leaderboard.ts'
import { dayOf, seasonOf, seasonStart, startOfDay } from '#src/rules/calendar.ts'
import { type Ranked, rankPlayers } from '../../db/repositories/leaderboard.ts'
import type { Means } from '../means.ts'
import { toDollars } from '../players/figures.ts'

export interface BoardPage {
  readonly timeframe: (typeof TIMEFRAMES)[number]
  readonly limit: number
  readonly offset: number
}

/** How old a page of the board may be: everybody looks at the same few pages. */
const FRESH_MS = 5_000
const PAGES_KEPT = 200

/** The board by net worth ('all') or by the net worth gained ('day', 'month'). No credentials, no whole addresses. */
export class Board {
  readonly #means: Means
  readonly #pages = new Map<string, { readAt: number; page: Promise<LeaderboardEntry[]> }>()

  constructor(means: Means) {
    this.#means = means
  }

  page(asked: BoardPage): Promise<LeaderboardEntry[]> {
    const now = this.#means.clock.now()
    const key = `${asked.timeframe}|${asked.limit}|${asked.offset}`
    const kept = this.#pages.get(key)
    if (kept && now.getTime() - kept.readAt < FRESH_MS) return kept.page
    if (this.#pages.size >= PAGES_KEPT) this.#pages.clear()
    const page = this.#read(asked, now)
    this.#pages.set(key, { readAt: now.getTime(), page })
    // A failed read is not kept.
    page.catch(() => this.#pages.delete(key))
    return page
  }

  async #read({ timeframe, limit, offset }: BoardPage, now: Date): Promise<LeaderboardEntry[]> {
    const since = sinceOf(timeframe, now)
    const ranked = await rankPlayers(this.#means.store.db, { since, limit, offset })
    return ranked.map(toEntry)
  }
}

function sinceOf(timeframe: BoardPage['timeframe'], now: Date): Date | null {
  if (timeframe === 'day') return startOfDay(dayOf(now))
  return timeframe === 'month' ? seasonStart(seasonOf(now)) : null
}

function toEntry({
  rank,
  streetName,
  scoreCents,
  netWorthCents,
  address,
}: Ranked): LeaderboardEntry {
  return {
    rank,
    position: rank,
    street_name: streetName,
    streetName,
    name: streetName,
    net_worth: toDollars(netWorthCents),
    netWorth: toDollars(netWorthCents),
    score: toDollars(scoreCents),
    address: shortenAddress(address),
  }
}

/** '0x1234…abcd': a board is public, a whole address is not its business. */
function shortenAddress(address: string): string {
  return address ? `${address.slice(0, 6)}…${address.slice(-4)}` : ''
}
