import type { Database } from '#src/server/platform/db/database.ts'
import type { Store } from '#src/server/platform/db/store.ts'

/** The methods of Drizzle that begin a statement. */
const STATEMENTS: readonly PropertyKey[] = ['delete', 'execute', 'insert', 'select', 'update']

/** A store that counts the statements that are sent through it. */
export interface CountingStore extends Store {
  /** Resolves with the number of statements that `work` has sent. */
  during(work: () => Promise<unknown>): Promise<number>
}

export function countStatements(store: Store): CountingStore {
  let count = 0
  const counting = <db extends Database>(db: db): db =>
    new Proxy(db, {
      get(target, name) {
        if (STATEMENTS.includes(name)) count += 1
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return {
    ...store,
    db: counting(store.db),
    transact: (work) => store.transact((tx) => work(counting(tx))),
    async during(work) {
      const before = count
      await work()
      return count - before
    },
  }
}
