import { getLeaderboard } from '#src/api/get-leaderboard.ts'
import { getOwnRanks } from '#src/api/get-own-ranks.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { TIMEFRAMES } from '#src/protocol/calls/leaderboard.ts'
import { LEADERBOARD_TEXTS } from '#src/protocol/messages.ts'
import { LEADERBOARD_REFETCH_MS } from '#src/protocol/timing.ts'
import { type LeaderboardState } from '#src/stores/leaderboard-store.ts'
import { spawnCentred } from '../kit/centred.ts'
import { contentEnd, HEAD_ROWS, spawnOverlayHead } from '../kit/overlay-head.ts'
import { ReaderScene } from '../kit/reader-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { shortenAddress } from '#src/lib/shorten-address.ts'
import { spawnTabs } from '../kit/tabs.ts'
import { type BoardRow, drawBoard } from './draw-board.ts'
import { mergeOwnRow } from './merge-own-row.ts'

/** The number of rows of a board that are requested. */
const PAGE_ROWS = 100

/** The ranking of players by net worth, and by the gain of a day or a month. */
export class LeaderboardScene extends ReaderScene {
  #fetching: AbortController | null = null

  constructor(services: SceneServices) {
    super('leaderboard', services)
  }

  protected override enter(): void {
    super.enter()
    const { flow, stores } = this.services
    const { leaderboard } = stores
    this.own(() => {
      this.#fetching?.abort()
      this.#fetching = null
    })
    this.own(
      leaderboard.subscribe((state, before) => {
        if (looksDifferent(state, before)) this.redraw()
        if (state.timeframe !== before.timeframe) this.#fetch()
      }),
    )
    // The session may be restored while the board is already shown.
    this.own(
      flow.subscribe((state, before) => {
        if (state.confirmed && !before.confirmed) this.#fetch()
      }),
    )
    this.own(stores.session.subscribe(() => this.redraw()))
    this.every(LEADERBOARD_REFETCH_MS, () => {
      if (!this.#fetching) this.#fetch()
    })
    this.#fetch()
  }

  /** Fetches the selected board; ignores the response for a previous one. */
  #fetch(): void {
    this.#fetching?.abort()
    const fetching = new AbortController()
    this.#fetching = fetching
    void this.#fetchOwn(fetching.signal)
    void this.#fetchRows(fetching.signal).finally(() => {
      if (this.#fetching === fetching) this.#fetching = null
    })
  }

  async #fetchRows(signal: AbortSignal): Promise<void> {
    const { api, stores, timers, log } = this.services
    const board = stores.leaderboard.getState()
    board.fetchStarted()
    try {
      const { timeframe } = board
      const rows = await getLeaderboard(api, { limit: PAGE_ROWS, timeframe, signal })
      if (!signal.aborted) board.rowsArrived(rows, timers.now())
    } catch (failure) {
      if (signal.aborted) return
      log('fetching the leaderboard', failure)
      board.fetchFailed(describeFailure(failure))
    }
  }

  async #fetchOwn(signal: AbortSignal): Promise<void> {
    const { api, flow, log, stores } = this.services
    if (!flow.state.confirmed) return
    try {
      const own = await getOwnRanks(api)
      if (!signal.aborted) stores.leaderboard.getState().ownArrived(own)
    } catch (failure) {
      // The board is complete without the player's own rank.
      log('reading the own rank', failure)
    }
  }

  protected override drawArea(): ScrolledArea | null {
    const { leaderboard } = this.services.stores
    const { rows, status, reason, timeframe } = leaderboard.getState()
    spawnOverlayHead(this.world, { title: LEADERBOARD_TEXTS.title, close: this.close })
    spawnTabs(this.world, {
      name: LEADERBOARD_TEXTS.boards,
      column: this.isMobile ? 2 : 10,
      row: this.isMobile ? contentEnd(this.world) - 2 : HEAD_ROWS,
      tabs: TIMEFRAMES.map((id) => ({ id, label: LEADERBOARD_TEXTS.tabs[id] })),
      selected: timeframe,
      pick: (picked) => {
        if (picked !== timeframe) leaderboard.getState().timeframeSelected(picked)
      },
    })
    if (rows.length > 0) {
      const end = contentEnd(this.world)
      // On a phone the tabs are below the board.
      const place = this.isMobile
        ? { row: HEAD_ROWS + 1, end: end - 3 }
        : { row: HEAD_ROWS + 2, end }
      return drawBoard(this.world, {
        ...{ timeframe, ...place, foot: this.#footText() },
        ...this.#board(),
      })
    }
    if (status === 'failed') {
      const why = reason === null ? [] : [LEADERBOARD_TEXTS.error(reason)]
      this.#drawMessage([...LEADERBOARD_TEXTS.unavailable, ...why])
    } else {
      this.#drawMessage([status === 'ready' ? LEADERBOARD_TEXTS.empty : LEADERBOARD_TEXTS.loading])
    }
    return null
  }

  /** Returns the rows and the player's own row, which may be off the page. */
  #board(): { rows: readonly BoardRow[]; own: BoardRow | null } {
    const { leaderboard, session } = this.services.stores
    const { own: ranks, rows: read, timeframe } = leaderboard.getState()
    const { streetName, wallet } = session.getState()
    const rows = read.map(({ netWorth, score, ...row }) => ({
      ...row,
      worth: timeframe === 'all' ? netWorth : score,
    }))
    if (streetName === null) return { rows, own: null }
    const addresses: (string | null)[] = wallet === null ? [] : [wallet, shortenAddress(wallet)]
    const isOwn = ({ address, name }: (typeof rows)[number]): boolean =>
      name === streetName || addresses.includes(address)
    const ownRank = ranks?.[timeframe]
    if (!ownRank) return { rows, own: rows.find(isOwn) ?? null }
    const { rank, score } = ownRank
    const own = { rank, name: streetName, worth: score, proven: ranks?.proven ?? false }
    return { rows: mergeOwnRow(rows, own, isOwn), own }
  }

  /** Returns who wins prizes, and whether the player is one of them. */
  #footText(): string {
    const { own } = this.services.stores.leaderboard.getState()
    const { demo, how, own: isProven } = LEADERBOARD_TEXTS.proven
    if (own?.is_demo) return demo
    return own?.proven ? isProven : how
  }

  #drawMessage(lines: readonly string[]): void {
    const row = Math.floor(this.world.screen.rows / 2) - 1
    for (const [index, text] of lines.entries()) {
      spawnCentred(this.world, {
        text,
        row: row + index * 2,
        foreground: index === 0 ? INK.bright : INK.normal,
        spoken: { role: 'status' },
      })
    }
  }
}

/** Returns whether the board must be redrawn. A refetch with the same rows must not rebuild the table. */
function looksDifferent(state: LeaderboardState, before: LeaderboardState): boolean {
  if (state.timeframe !== before.timeframe) return true
  if (JSON.stringify(state.own) !== JSON.stringify(before.own)) return true
  if (state.rows !== before.rows) {
    return JSON.stringify(state.rows) !== JSON.stringify(before.rows) || state.rows.length === 0
  }
  return state.rows.length === 0 && state.status !== before.status
}
