import { BaseError } from '#src/lib/errors.ts'
import { accounts } from '#src/server/platform/db/schema.ts'
import { openStore } from '#src/server/platform/db/store.ts'
import { quietLog } from './quiet-log.ts'

/**
 * A separate process that opens the embedded database in the folder of its first argument. It prints `open`, or the
 * code and the sentence of the failure. Then it writes rows and prints each row's name once it is committed.
 */
const dataDir = process.argv[2] ?? ''
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

try {
  const { db } = await openStore({ dataDir, log: quietLog, onFatal: say })
  say('open')
  for (let row = 1; ; row += 1) {
    await db.insert(accounts).values({ name: `${process.pid}-${row}`, balanceCents: row })
    say(`${process.pid}-${row}`)
  }
} catch (failure) {
  say(failure instanceof BaseError ? `${failure.code}: ${failure.message}` : String(failure))
  process.exitCode = 1
}
