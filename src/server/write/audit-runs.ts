import type { PlayerEvent } from '#src/rules/player/event.ts'
import { evolve } from '#src/rules/player/evolve.ts'
import { newSheet } from '#src/rules/player/new-player.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import type { Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import type { Finding } from '../platform/db/audit/audit.ts'
import type { Database } from '../platform/db/database.ts'
import { eventsOfPlayers, type Joined, playersWithRuns } from './run-repository.ts'
import { recollectionsByPlayer } from './recollection-repository.ts'
import { type SheetQuery, type SheetRows, sheetsIn } from './sheet-repository.ts'
import { memoryDifferences, sheetDifferences } from './sheet-differences.ts'
import { toLoadedSheet } from './sheet-rows.ts'

/** The players whose whole runs are held in memory at once. */
const PAGE = 20

/**
 * Folds the events of every player, and compares the sheet with the one that the tables hold. Resolves with the fields that
 * differ. Players who were merged or deleted have no sheet.
 */
export async function auditRuns(db: Database): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (let after: string | null = null; ; ) {
    const page = await playersWithRuns(db, { after, limit: PAGE })
    findings.push(...(await auditPage(db, page)))
    const last = page.at(-1)
    if (!last) return findings
    after = last.id
  }
}

/** Reads the runs and the tables of a page in one snapshot, so that a server may run at the same time. */
function auditPage(db: Database, page: readonly Joined[]): Promise<readonly Finding[]> {
  if (page.length === 0) return Promise.resolve([])
  return db.transaction(
    async (tx) => {
      const folded = await foldRuns(tx, page)
      const rows = await sheetsIn(tx).load(folded.map(queryOf))
      const recalled = await recollectionsByPlayer(
        tx,
        folded.map(({ playerId }) => playerId),
      )
      return folded.flatMap((sheet, index) =>
        differencesOf(sheet, rows[index], recalled.get(sheet.playerId) ?? []),
      )
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function foldRuns(db: Database, page: readonly Joined[]): Promise<readonly Sheet[]> {
  const stored = await eventsOfPlayers(
    db,
    page.map(({ id }) => id),
  )
  const sheets = new Map<string, Sheet>()
  for (const { id, createdAt } of page) {
    sheets.set(id, newSheet({ playerId: id, trader: '' }, createdAt))
  }
  for (const { playerId, body } of stored) {
    const before = sheets.get(playerId)
    if (before) sheets.set(playerId, evolve(before, JSON.parse(body) as PlayerEvent))
  }
  return [...sheets.values()]
}

function queryOf({ playerId, season, month: { month }, playDay }: Sheet): SheetQuery {
  return {
    ...{ playerId, season, month, day: playDay ?? `${month}-01`, answerKey: null, payments: [] },
    ...{ nameKey: null, missions: false, named: null, talk: null },
  }
}

function differencesOf(
  folded: Sheet,
  rows: SheetRows | undefined,
  recalled: readonly Recollection[],
): readonly Finding[] {
  const { playerId, season, month } = folded
  const moment = { season: { id: season, seedHash: '' }, month: month.month, isDemoPot: true }
  const loaded = rows && toLoadedSheet(rows, playerId, moment)
  if (!loaded) return []
  const differences = [
    ...sheetDifferences(folded, loaded.sheet),
    ...memoryDifferences(folded, recalled),
  ]
  return differences.map((difference) => ({
    row: `players ${playerId}`,
    sentence: `The run and the tables differ in ${difference}.`,
  }))
}
