import type { wireCall } from '#src/protocol/calls/economy.ts'
import type { QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { newsBefore, type WirePlace } from '../../db/repositories/wire.ts'
import type { ServerContext } from '../server-context.ts'

/** Returns a page of the news, newest first. */
export async function readWire(
  { store }: Pick<ServerContext, 'store'>,
  { cursor, limit }: QueryOf<typeof wireCall>,
): Promise<ResponseOf<typeof wireCall>> {
  const before = cursor === undefined ? null : parseCursor(cursor)
  const rows = await newsBefore(store.db, { before, limit })
  const items = rows.map(({ at, ...row }) => ({
    id: formatCursor(row),
    headline: row.headline,
    borough: row.borough,
    symbol: row.symbol,
    direction: row.direction,
    at: at.toISOString(),
  }))
  // A full page may be the last one; the next page is empty then.
  return { items, next_cursor: rows.length === limit ? (items.at(-1)?.id ?? null) : null }
}

function formatCursor({ seasonId, seq }: WirePlace): string {
  return `${seasonId}.${seq}`
}

/** The schema has validated the cursor. */
function parseCursor(cursor: string): WirePlace {
  const [seasonId = '', seq] = cursor.split('.')
  return { seasonId, seq: Number(seq) }
}
