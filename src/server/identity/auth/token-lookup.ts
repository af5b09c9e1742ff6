import { Batch } from '../../platform/batch.ts'
import type { Database } from '../../platform/db/database.ts'
import { type FoundToken, tokensOf } from './session-repository.ts'

const BATCHES = { lanes: 2, most: 256 }

/** Finds the tokens of requests by their hashes. Concurrent look-ups share a round trip to the database. */
export class TokenLookup {
  readonly #batch: Batch<string, FoundToken | undefined>

  constructor(db: Database) {
    this.#batch = new Batch({
      ...BATCHES,
      async run(hashes) {
        const found = await tokensOf(db, hashes)
        return hashes.map((hash) => found.get(hash))
      },
    })
  }

  find(hash: string): Promise<FoundToken | undefined> {
    return this.#batch.add(hash)
  }
}
