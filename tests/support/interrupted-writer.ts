import type { Database } from '#src/server/platform/db/database.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import type { TestApp } from './app.ts'

/** A writer of an app whose first write runs `interrupt` between the load and the store. */
export function interruptedWriter(
  { server, market }: TestApp,
  interrupt: () => Promise<unknown>,
): PlayerWriter {
  const { store } = server
  const db = withExecute(store.db, async (count) => {
    if (count === 2) await interrupt()
  })
  return new PlayerWriter({ ...server, store: { ...store, db } }, market)
}

/** The database, with a call before each statement that it executes as it is: the first, the second … */
function withExecute(db: Database, before: (count: number) => Promise<void>): Database {
  let count = 0
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name) as unknown
      return async (query: Parameters<Database['execute']>[0]) => {
        count += 1
        await before(count)
        return target.execute(query)
      }
    },
  })
}
