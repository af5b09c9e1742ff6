import { checkBalanced, type AccountName, type Entry } from '#src/rules/ledger.ts'
import type { Transaction } from '../../db/database.ts'
import { addEntry, addPostings } from '../../db/repositories/ledger.ts'
import type { Means } from '../means.ts'

/** Books an entry, once for each cause; false where it was booked before. Nothing else moves money. */
export async function book(
  { clock, ids }: Pick<Means, 'clock' | 'ids'>,
  tx: Transaction,
  entry: Entry,
): Promise<boolean> {
  const { kind, cause, postings } = checkBalanced(entry)
  const id = ids.uuid()
  if (!(await addEntry(tx, { id, kind, cause, at: clock.now() }))) return false
  await addPostings(
    tx,
    id,
    postings.map((posting) => ({ ...posting, playerId: ownerOf(posting.account) })),
  )
  return true
}

function ownerOf(account: AccountName): string | null {
  return /^player:([^:]+):/.exec(account)?.[1] ?? null
}
