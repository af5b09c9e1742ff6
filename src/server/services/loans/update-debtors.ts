import { dayOf } from '#src/rules/calendar.ts'
import { debtorsAfter } from '../../db/repositories/loans.ts'
import type { PlayerWriter } from '../../write/player-writer.ts'
import type { ServerContext } from '../server-context.ts'

const PAGE_SIZE = 100

/**
 * Brings the loans of all debtors up to date once a day, so that the boards include players who are away. Returns the
 * day, to be passed as `lastDay` of the next call. Returns `lastDay` when `stopping` aborts before the end.
 */
export async function updateDebtors(
  { server, writer }: { readonly server: ServerContext; readonly writer: PlayerWriter },
  lastDay: string,
  stopping: AbortSignal,
): Promise<string> {
  const today = dayOf(server.clock.now())
  if (today === lastDay) return today
  let after: string | null = null
  do {
    const page: string[] = await debtorsAfter(server.store.db, after, PAGE_SIZE)
    for (const playerId of page) {
      if (stopping.aborted) return lastDay
      await writer.catchUp(playerId)
    }
    after = page.length === PAGE_SIZE ? (page.at(-1) ?? null) : null
  } while (after !== null)
  return today
}
