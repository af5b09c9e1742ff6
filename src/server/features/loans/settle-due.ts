import { dayOf } from '#src/rules/calendar.ts'
import { duePlayersAfter } from './due-players-repository.ts'
import type { PlayerWriter } from '../../write/act.ts'
import type { ServerContext } from '../../server-context.ts'

const PAGE_SIZE = 100

/**
 * Stores what has fallen due for all players once a day, loans and nights, so that the boards include players who are away.
 * Returns the day, to be passed as `lastDay` of the next call. Returns `lastDay` when `stopping` aborts before the end.
 */
export async function settleDue(
  { server, writer }: { readonly server: ServerContext; readonly writer: PlayerWriter },
  lastDay: string,
  stopping: AbortSignal,
): Promise<string> {
  const today = dayOf(server.clock.now())
  if (today === lastDay) return today
  let after: string | null = null
  do {
    const page: string[] = await duePlayersAfter(server.store.db, {
      ...{ today, after },
      limit: PAGE_SIZE,
    })
    for (const playerId of page) {
      if (stopping.aborted) return lastDay
      await writer.catchUp(playerId)
    }
    after = page.length === PAGE_SIZE ? (page.at(-1) ?? null) : null
  } while (after !== null)
  return today
}
