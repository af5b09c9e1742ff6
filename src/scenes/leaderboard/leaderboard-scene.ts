import { getLeaderboard } from '#src/api/get-leaderboard.ts'
import { INK } from '#src/ecs/components/text-run.ts'
import { type ScrolledArea, spawnScroll } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnTable, type TableColumn } from '#src/ecs/spawn/spawn-table.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { padStart, truncate } from '#src/lib/text-layout.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { LEADERBOARD_TEXTS } from '#src/protocol/messages.ts'
import { LEADERBOARD_NAME, LEADERBOARD_REFETCH_MS } from '#src/protocol/timing.ts'
import { spawnCentred } from '../kit/centred.ts'
import { spawnRule } from '../kit/frame.ts'
import { dollars } from '../kit/money.ts'
import { HEAD_ROWS, spawnOverlayHead } from '../kit/overlay-head.ts'
import { ReaderScene } from '../kit/reader-scene.ts'
import { type SceneServices } from '../kit/services.ts'
import { type LeaderboardState } from '#src/stores/leaderboard-store.ts'

const GAP = 2
const TITLES_ROW = HEAD_ROWS
const FIRST_ROW = HEAD_ROWS + 2

/** Who is who in the city, by net worth. */
export class LeaderboardScene extends ReaderScene {
  constructor(services: SceneServices) {
    super('leaderboard', services)
  }

  protected override enter(): void {
    super.enter()
    const { leaderboard } = this.services.stores
    const stop = new AbortController()
    this.own(() => stop.abort())
    this.own(
      leaderboard.subscribe((state, before) => {
        if (looksDifferent(state, before)) this.redraw()
      }),
    )
    let isFetching = false
    const fetchRows = (): void => {
      if (isFetching) return
      isFetching = true
      void this.#fetchRows(stop.signal).finally(() => {
        isFetching = false
      })
    }
    this.every(LEADERBOARD_REFETCH_MS, fetchRows)
    fetchRows()
  }

  async #fetchRows(signal: AbortSignal): Promise<void> {
    const { api, stores, timers, log } = this.services
    const board = stores.leaderboard.getState()
    board.fetchStarted()
    try {
      board.rowsArrived(await getLeaderboard(api, { limit: 100, signal }), timers.now())
    } catch (failure) {
      if (signal.aborted) return
      log('fetching the leaderboard', failure)
      board.fetchFailed(describeFailure(failure))
    }
  }

  protected override drawArea(): ScrolledArea | null {
    spawnOverlayHead(this.world, { title: LEADERBOARD_TEXTS.title, close: this.close })
    const { rows, status, reason } = this.services.stores.leaderboard.getState()
    if (rows.length > 0) return this.#drawTable()
    if (status === 'failed') {
      const why = reason === null ? [] : [LEADERBOARD_TEXTS.error(reason)]
      this.#drawMessage([...LEADERBOARD_TEXTS.unavailable, ...why])
    } else {
      this.#drawMessage([status === 'ready' ? LEADERBOARD_TEXTS.empty : LEADERBOARD_TEXTS.loading])
    }
    return null
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

  #drawTable(): ScrolledArea {
    const { columns, rows } = this.world.screen
    const tableColumns = this.#columns()
    const width = tableColumns.reduce((sum, column) => sum + column.columns + GAP, -GAP)
    const left = Math.floor((columns - width) / 2)
    const board = this.services.stores.leaderboard.getState().rows
    const area = spawnScroll(this.world, {
      window: { column: left, row: FIRST_ROW, columns: width, rows: rows - FIRST_ROW - 1 },
      contentRows: board.length,
      barColumn: columns - 2,
    })
    const table = spawnTable(this.world, {
      name: LEADERBOARD_TEXTS.title,
      layer: area.layer,
      column: 0,
      row: 0,
      gap: GAP,
      header: false,
      ...this.#ownRow(),
      columns: tableColumns,
      rows: board.map(({ rank, name, netWorth }) => [
        String(rank),
        truncate(name, { limit: LEADERBOARD_NAME.longest, keep: LEADERBOARD_NAME.kept }),
        dollars(netWorth),
      ]),
    })
    this.#drawTitles(table, left, tableColumns, width)
    return area
  }

  /** The titles stay while the rows move under them. */
  #drawTitles(
    table: number,
    left: number,
    tableColumns: readonly TableColumn[],
    width: number,
  ): void {
    const parent = spawnGroup(this.world, {
      role: 'row',
      column: left,
      row: TITLES_ROW,
      columns: width,
      rows: 1,
      parent: table,
    })
    let column = left
    for (const { title, columns, align } of tableColumns) {
      spawnText(this.world, {
        text: align === 'end' ? padStart(title, columns) : title,
        column,
        row: TITLES_ROW,
        foreground: INK.faint,
        spoken: { role: 'columnheader', parent },
      })
      column += columns + GAP
    }
    spawnRule(this.world, { column: left, row: TITLES_ROW + 1, columns: width })
  }

  /** The player's own row stands out. */
  #ownRow(): { marked?: number } {
    const { leaderboard, session } = this.services.stores
    const { streetName } = session.getState()
    const marked = leaderboard.getState().rows.findIndex(({ name }) => name === streetName)
    return marked < 0 ? {} : { marked }
  }

  #columns(): readonly TableColumn[] {
    const [rank, name, netWorth] = LEADERBOARD_TEXTS.columns
    return [
      { title: rank, columns: this.isMobile ? 4 : 6, align: 'end' },
      { title: name, columns: this.isMobile ? 20 : 30 },
      { title: netWorth, columns: this.isMobile ? 12 : 18, align: 'end' },
    ]
  }
}

/** A refetch that brings the same rows must not take the table away from whoever reads it. */
function looksDifferent(state: LeaderboardState, before: LeaderboardState): boolean {
  if (state.rows !== before.rows) {
    return JSON.stringify(state.rows) !== JSON.stringify(before.rows) || state.rows.length === 0
  }
  return state.rows.length === 0 && state.status !== before.status
}
