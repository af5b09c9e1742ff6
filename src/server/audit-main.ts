import { resolve } from 'node:path'
import { describeFailure } from '#src/lib/errors.ts'
import { readConfig } from './platform/config.ts'
import { openStore } from './platform/db/store.ts'
import { audit } from './platform/db/audit/audit.ts'
import { auditRuns } from './write/audit-runs.ts'

// `npm run audit`: checks the configured database and prints the rows that do not add up. Exits with 1 if there are any.
try {
  process.exitCode = await run()
} catch (failure) {
  process.stderr.write(`The audit could not run: ${describeFailure(failure)}\n`)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const config = readConfig(process.env)
  const store = await openStore({
    databaseUrl: config.DATABASE_URL,
    dataDir: resolve(config.DATA_DIR),
    log: { info: () => undefined, warn: () => undefined },
    onFatal: (sentence) => process.stderr.write(`${sentence}\n`),
  })
  try {
    const findings = [...(await audit(store.db)), ...(await auditRuns(store.db))]
    for (const { row, sentence } of findings) process.stdout.write(`${row}: ${sentence}\n`)
    const verdict =
      findings.length === 0
        ? 'Everything adds up: ledger, loans, boards, pot and runs.'
        : `${findings.length} rows do not add up.`
    process.stdout.write(`${verdict}\n`)
    return findings.length === 0 ? 0 : 1
  } finally {
    await store.close()
  }
}
