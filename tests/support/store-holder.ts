import { BaseError } from '#src/lib/errors.ts'
import { accounts } from '#src/server/db/schema.ts'
import { openStore } from '#src/server/db/store.ts'
import { quietLog } from './quiet-log.ts'

/**
 * A program that opens the embedded database in the folder of its first argument. It prints `open`, or the code and the
 * message of the failure. Then it inserts rows until it is killed, and prints the name of each one after its commit.
 */
const dataDir = process.argv[2] ?? ''
const print = (line: string): boolean => process.stdout.write(`${line}\n`)

try {
  const { db } = await openStore({ dataDir, log: quietLog, onFatal: print })
  print('open')
  for (let row = 1; ; row += 1) {
    await db.insert(accounts).values({ name: `${process.pid}-${row}`, balanceCents: row })
    print(`${process.pid}-${row}`)
  }
} catch (failure) {
  print(failure instanceof BaseError ? `${failure.code}: ${failure.message}` : String(failure))
  process.exitCode = 1
}
