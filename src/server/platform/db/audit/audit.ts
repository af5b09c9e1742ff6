import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { LEDGER_CHECKS } from './ledger-checks.ts'
import { LOAN_CHECKS } from './loan-checks.ts'
import { STREET_CHECKS } from './street-checks.ts'

/** An inconsistency that a check has found. */
export interface Finding {
  /** The table and the key of the row, for example 'accounts house' or 'loans 3f…'. */
  readonly row: string
  readonly sentence: string
}

/** A query that returns a `row` and a `sentence` for each inconsistency. */
export type Check = SQL

/** Maximum number of findings of one check, because one fault usually affects many rows. */
const MAX_FINDINGS = 20
const CHECKS: readonly Check[] = [...LEDGER_CHECKS, ...LOAN_CHECKS, ...STREET_CHECKS]

/**
 * Checks that all tables agree. Resolves with the inconsistencies. All checks read one snapshot, so that a server may
 * run at the same time.
 */
export async function audit(db: Database): Promise<Finding[]> {
  return db.transaction(
    async (tx) => {
      const findings: Finding[] = []
      for (const check of CHECKS) {
        const { rows } = await tx.execute<{ row: string; sentence: string }>(
          sql`${check} limit ${MAX_FINDINGS}`,
        )
        findings.push(...rows.map(({ row, sentence }) => ({ row, sentence })))
      }
      return findings
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
