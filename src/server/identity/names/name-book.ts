import type { Identity } from '../../platform/db/repositories/players.ts'
import {
  saveLinkedName,
  type LinkedName,
  linkedNamesOf,
} from '../../platform/db/repositories/linked-names.ts'
import type { FoundName } from './lookup/name-lookup.ts'
import { linkedNameKeys } from '../street-names/name-key.ts'
import type { ServerContext } from '../../server-context.ts'

type Named = Pick<Identity, 'kind' | 'subject'>
type NameBookContext = Pick<ServerContext, 'store' | 'clock' | 'log' | 'lookUpName'>

const HOUR_MS = 60 * 60_000
/** How long the result of a look-up is fresh: a name that was found, or that there is none. */
const FRESH_MS = { found: 24 * HOUR_MS, none: HOUR_MS } as const
/** How long a request waits for the first look-up of a name. */
const WAIT_MS = 1_500
/** The delay before a failed look-up may be retried. */
const RETRY_AFTER_MS = 60_000
/** The number of failed look-ups that are remembered. All are forgotten when it is reached. */
const MAX_FAILURES = 1_000

/**
 * The names of identities in other services, cached in the database for all nodes. Outdated names are refreshed in the
 * background; only the first look-up of an identity is awaited.
 */
export class NameBook {
  readonly #server: NameBookContext
  readonly #pending = new Map<string, Promise<FoundName | null>>()
  /** When a failed look-up may be retried, in ms since 1970, by subject. */
  readonly #retryAt = new Map<string, number>()

  constructor(server: NameBookContext) {
    this.#server = server
  }

  /** Returns names by subject. Left out are identities without a name, with one that looks like a shark's or like a name of
   * another player, or whose look-up takes too long. */
  async namesOf(identities: readonly Named[]): Promise<ReadonlyMap<string, FoundName>> {
    const { store, clock } = this.#server
    const subjects = identities.map(({ subject }) => subject)
    const cached = await linkedNamesOf(store.db, subjects)
    const names = new Map<string, FoundName>()
    const waiting: Promise<void>[] = []
    for (const identity of identities) {
      const known = cached.get(identity.subject)
      const shown = shownName(known)
      if (shown) names.set(identity.subject, shown)
      if (this.#isFresh(known)) continue
      const lookup = this.#lookUp(identity).then((found) => {
        if (found) names.set(identity.subject, found)
      })
      if (!known) waiting.push(lookup)
    }
    if (waiting.length === 0) return names
    const done = new AbortController()
    const timeout = clock.sleep(WAIT_MS, done.signal)
    await Promise.race([Promise.all(waiting), timeout])
    done.abort()
    // A copy, because late look-ups still change the map.
    return new Map(names)
  }

  #isFresh(known: LinkedName | undefined): boolean {
    if (!known) return false
    const age = this.#server.clock.now().getTime() - known.lookedUpAt.getTime()
    return age < (known.name === null ? FRESH_MS.none : FRESH_MS.found)
  }

  /** Looks a name up. Concurrent callers share the look-up of an identity. Resolves with null when it fails. */
  #lookUp(identity: Named): Promise<FoundName | null> {
    const { subject } = identity
    const pending = this.#pending.get(subject)
    if (pending) return pending
    const now = this.#server.clock.now().getTime()
    if ((this.#retryAt.get(subject) ?? 0) > now) return Promise.resolve(null)
    const lookup = this.#request(identity).finally(() => this.#pending.delete(subject))
    this.#pending.set(subject, lookup)
    return lookup
  }

  async #request(identity: Named): Promise<FoundName | null> {
    const { clock, log, lookUpName, store } = this.#server
    const { subject } = identity
    try {
      const found = await lookUpName(identity)
      const keys = found && linkedNameKeys(found.name)
      const { name, source } = (keys && found) ?? { name: null, source: null }
      const lookedUpAt = clock.now()
      await saveLinkedName(store.db, { subject, name, keys: keys ?? [], source, lookedUpAt })
      return shownName((await linkedNamesOf(store.db, [subject])).get(subject))
    } catch (failure) {
      if (this.#retryAt.size >= MAX_FAILURES) this.#retryAt.clear()
      this.#retryAt.set(subject, clock.now().getTime() + RETRY_AFTER_MS)
      log.debug({ err: failure }, 'could not look up a name')
      return null
    }
  }
}

/** Returns a stored name, or null if there is none or it looks like a name of another player. */
function shownName(
  known: (LinkedName & { readonly isTaken: boolean }) | undefined,
): FoundName | null {
  if (!known?.name || !known.source || known.isTaken) return null
  return { name: known.name, source: known.source }
}
