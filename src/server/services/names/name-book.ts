import type { Identity } from '../../db/repositories/players.ts'
import {
  saveLinkedName,
  type LinkedName,
  linkedNamesOf,
} from '../../db/repositories/linked-names.ts'
import type { FoundName } from '../../names/name-lookup.ts'
import type { Means } from '../means.ts'

type Named = Pick<Identity, 'kind' | 'subject'>
type BookMeans = Pick<Means, 'store' | 'clock' | 'log' | 'lookUpName'>

const HOUR_MS = 60 * 60_000
/** A name holds for a day; that there was none for an hour, since somebody may just be choosing one. */
const FRESH_MS = { found: 24 * HOUR_MS, none: HOUR_MS } as const
/** How long an answer waits for names that nobody has looked up yet; they come with the next one. */
const WAIT_MS = 1_500
/** A source that did not answer is left alone for so long. */
const REST_MS = 60_000
const RESTING_KEPT = 1_000

/**
 * What players' identities are called elsewhere: kept in the database for all nodes, looked up behind what is answered,
 * and waited for only where nothing is known at all.
 */
export class NameBook {
  readonly #means: BookMeans
  readonly #underWay = new Map<string, Promise<FoundName | null>>()
  readonly #restsUntil = new Map<string, number>()

  constructor(means: BookMeans) {
    this.#means = means
  }

  /** Names by subject; who has none, or none that could be had in time, is left out. */
  async namesOf(identities: readonly Named[]): Promise<ReadonlyMap<string, FoundName>> {
    const { store, clock } = this.#means
    const subjects = identities.map(({ subject }) => subject)
    const kept = await linkedNamesOf(store.db, subjects)
    const names = new Map<string, FoundName>()
    const waiting: Promise<void>[] = []
    for (const identity of identities) {
      const known = kept.get(identity.subject)
      if (known?.name && known.source) {
        names.set(identity.subject, { name: known.name, source: known.source })
      }
      if (this.#isFresh(known)) continue
      const looking = this.#lookUp(identity).then((found) => {
        if (found) names.set(identity.subject, found)
      })
      if (!known) waiting.push(looking)
    }
    if (waiting.length === 0) return names
    const answered = new AbortController()
    const limit = clock.sleep(WAIT_MS, answered.signal)
    await Promise.race([Promise.all(waiting), limit])
    answered.abort()
    // A copy: what comes later is for the next one who asks.
    return new Map(names)
  }

  #isFresh(known: LinkedName | undefined): boolean {
    if (!known) return false
    const age = this.#means.clock.now().getTime() - known.lookedUpAt.getTime()
    return age < (known.name === null ? FRESH_MS.none : FRESH_MS.found)
  }

  /** One look-up at a time for an identity. Never rejects: a name that cannot be had is none. */
  #lookUp(identity: Named): Promise<FoundName | null> {
    const { subject } = identity
    const known = this.#underWay.get(subject)
    if (known) return known
    const now = this.#means.clock.now().getTime()
    if ((this.#restsUntil.get(subject) ?? 0) > now) return Promise.resolve(null)
    const looking = this.#ask(identity).finally(() => this.#underWay.delete(subject))
    this.#underWay.set(subject, looking)
    return looking
  }

  async #ask(identity: Named): Promise<FoundName | null> {
    const { clock, log, lookUpName, store } = this.#means
    const { subject } = identity
    try {
      const found = await lookUpName(identity)
      const { name, source } = found ?? { name: null, source: null }
      await saveLinkedName(store.db, { subject, name, source, lookedUpAt: clock.now() })
      return found
    } catch (failure) {
      if (this.#restsUntil.size >= RESTING_KEPT) this.#restsUntil.clear()
      this.#restsUntil.set(subject, clock.now().getTime() + REST_MS)
      log.debug({ err: failure }, 'a name could not be looked up')
      return null
    }
  }
}
