import { dayOf } from '#src/rules/calendar.ts'
import { checkBalanced, type AccountName, type Entry, type Posting } from '#src/rules/ledger.ts'
import { potPartOf } from '#src/rules/pot.ts'
import type { Transaction } from '../../db/database.ts'
import { addEntry, addPostings } from '../../db/repositories/ledger.ts'
import { countContribution } from '../../db/repositories/pot.ts'
import { moveMoney } from '../../db/repositories/standings.ts'
import type { ServerContext } from '../server-context.ts'

/**
 * Books an entry, and updates the balances, board scores and pot contributions of its players. Returns false, and
 * changes nothing, if an entry of the same kind and cause was booked before. The players' rows must be locked.
 */
export async function book(
  { clock, ids }: Pick<ServerContext, 'clock' | 'ids'>,
  tx: Transaction,
  entry: Entry,
  at = clock.now(),
): Promise<boolean> {
  const { kind, cause, postings } = checkBalanced(entry)
  const id = ids.uuid()
  if (!(await addEntry(tx, { id, kind, cause, at }))) return false
  await addPostings(
    tx,
    id,
    postings.map((posting) => ({ ...posting, playerId: ownerOf(posting.account) })),
  )
  const day = dayOf(at)
  for (const [playerId, cents] of movedByPlayer(postings)) {
    if (cents !== 0) await moveMoney(tx, { playerId, cents, day })
  }
  await countPotPart(tx, entry, at)
  return true
}

/** Adds what an entry contributes to the pot to the month of its player. */
async function countPotPart(tx: Transaction, entry: Entry, at: Date): Promise<void> {
  const cents = potPartOf(entry)
  if (cents === 0) return
  const owners = [...movedByPlayer(entry.postings).keys()]
  // An ante has no posting of the player; its cause starts with their id.
  const playerId = owners[0] ?? entry.cause.split('|')[0] ?? ''
  await countContribution(tx, { month: dayOf(at).slice(0, 7), playerId, cents, at })
}

function movedByPlayer(postings: readonly Posting[]): Map<string, number> {
  const moved = new Map<string, number>()
  for (const { account, amountCents } of postings) {
    const owner = ownerOf(account)
    if (owner) moved.set(owner, (moved.get(owner) ?? 0) + amountCents)
  }
  return moved
}

function ownerOf(account: AccountName): string | null {
  return /^player:([^:]+):/.exec(account)?.[1] ?? null
}
