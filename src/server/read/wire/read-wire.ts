import type { wireCall } from '#src/protocol/calls/economy.ts'
import type { QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { type News, newsBefore, type WirePlace } from '../../write/wire-repository.ts'
import type { ServerContext } from '../../server-context.ts'

/** Returns a page of the news, newest first. */
export async function readWire(
  { clock, store }: Pick<ServerContext, 'clock' | 'store'>,
  { cursor, limit }: QueryOf<typeof wireCall>,
): Promise<ResponseOf<typeof wireCall>> {
  const before = cursor === undefined ? null : parseCursor(cursor)
  const rows = await newsBefore(store.db, { before, limit, now: clock.now() })
  const items = rows.map(({ at, ...row }) => ({
    id: formatCursor(row),
    headline: headlineOf(row),
    borough: row.borough,
    symbol: row.symbol,
    direction: row.direction,
    at: at.toISOString(),
  }))
  // A full page may be the last one; the next page is empty then.
  return { items, next_cursor: rows.length === limit ? (items.at(-1)?.id ?? null) : null }
}

/** Returns the headline with the name of the player whom it is about. */
function headlineOf({ headline, streetName }: Pick<News, 'headline' | 'streetName'>): string {
  return streetName === null ? headline : headline.replace('@', () => streetName)
}

function formatCursor({ seasonId, seq }: WirePlace): string {
  return `${seasonId}.${seq}`
}

/** The schema has validated the cursor. */
function parseCursor(cursor: string): WirePlace {
  const [seasonId = '', seq] = cursor.split('.')
  return { seasonId, seq: Number(seq) }
}
