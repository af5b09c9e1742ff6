import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { LEDGER_CHECKS } from './ledger-checks.ts'
import { LOAN_CHECKS } from './loan-checks.ts'
import { STREET_CHECKS } from './street-checks.ts'

/** Something that does not add up, with the row it is about. */
export interface Finding {
  /** 'accounts house', 'loans 3f…'. */
  readonly row: string
  readonly sentence: string
}

/** A query that answers a `row` and a `sentence` for everything that does not add up, and nothing else. */
export type Check = SQL

/** What one check names at most: a broken rule breaks in many rows. */
const NAMED = 20
const CHECKS: readonly Check[] = [...LEDGER_CHECKS, ...LOAN_CHECKS, ...STREET_CHECKS]

/**
 * Checks the whole database against itself: what does not add up, by its rows; empty when everything does. All of it
 * in one snapshot, so that it may run beside a server at work.
 */
export async function audit(db: Database): Promise<Finding[]> {
  return db.transaction(
    async (tx) => {
      const findings: Finding[] = []
      for (const check of CHECKS) {
        const { rows } = await tx.execute<{ row: string; sentence: string }>(
          sql`${check} limit ${NAMED}`,
        )
        findings.push(...rows.map(({ row, sentence }) => ({ row, sentence })))
      }
      return findings
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
