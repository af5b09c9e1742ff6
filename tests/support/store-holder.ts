import { BaseError } from '#src/lib/errors.ts'
import { accounts } from '#src/server/db/schema.ts'
import { openStore } from '#src/server/db/store.ts'
import { quietLog } from './quiet-log.ts'

/**
 * A process of its own that opens the embedded database in the folder of its first argument. It says `open`, or the
 * code and the sentence why not, then writes rows and says each row's name once it is committed, until it is killed.
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
