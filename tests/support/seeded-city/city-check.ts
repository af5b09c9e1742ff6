import { BaseError } from '#src/lib/errors.ts'
import type { SheetQuery } from '#src/server/write/sheet-repository.ts'
import { type Act, hashOf } from './act.ts'
import type { CityRun } from './city-run.ts'
import type { CityStore, StoredEvent } from './city-store.ts'

/** The findings that an error names. One fault usually has many. */
const MAX_FINDINGS = 12
/** Every such check, and the last one, compares the folds of all players; the others those of players who have acted. */
const WHOLE_EVERY = 10

/** What does not agree in a city. The message names the seed that repeats it. */
export class CityError extends BaseError<'city_broken'> {
  override readonly name = 'CityError'
}

export interface CityCheckParts {
  readonly store: CityStore
  readonly seed: number
  readonly runs: readonly CityRun[]
  readonly seasons: readonly string[]
  /** Resolves with the stored answer of an act. */
  readonly recall: (act: Act) => Promise<readonly string[]>
}

/** Compares the answers to callers with the events, and the events with the tables. */
export class CityCheck {
  readonly #parts: CityCheckParts
  readonly #found: string[] = []
  readonly #touched = new Set<Act>()
  #checks = 0

  constructor(parts: CityCheckParts) {
    this.#parts = parts
  }

  /** Remembers an act that was sent, for the next check. */
  touch(act: Act): void {
    this.#touched.add(act)
  }

  find(sentence: string): void {
    this.#found.push(sentence)
  }

  /** Checks everything while no call is under way. Throws a CityError. */
  async all(acts: number, { isLast }: { readonly isLast: boolean }): Promise<void> {
    const { runs, store, seed } = this.#parts
    const acted = new Set([...this.#touched].map(({ playerId }) => playerId))
    this.#checks += 1
    const isWhole = isLast || this.#checks % WHOLE_EVERY === 0
    const answered = await this.#checkAnswers()
    await this.#checkEvents(answered)
    await this.#checkFolds(isWhole ? runs : runs.filter(({ playerId }) => acted.has(playerId)))
    for (const sentence of await store.audit()) this.find(sentence)
    if (this.#found.length === 0) return
    const lines = this.#found.slice(0, MAX_FINDINGS).join('\n')
    throw new CityError(
      'city_broken',
      `After ${acts} acts of seed ${seed} (npm run soak -- city --seed ${seed}), ${this.#found.length} findings:\n${lines}`,
    )
  }

  /** Checks that an act has a stored answer exactly when it had an effect. Returns the events by player. */
  async #checkAnswers(): Promise<Map<string, string[]>> {
    const acts = [...this.#touched].filter(({ isAccounted }) => !isAccounted)
    this.#touched.clear()
    const stored = await this.#parts.store.answeredKeys(acts.map(hashOf))
    const events = new Map<string, string[]>()
    for (const act of acts) {
      const isStored = stored.has(hashOf(act))
      if (act.events && !isStored) this.find(`${act.key} was answered, and is not stored`)
      if (!isStored) continue
      if (!act.events && !act.isOpen) this.find(`${act.key} was refused, and is stored`)
      act.isAccounted = true
      const mine = act.events ?? (await this.#parts.recall(act))
      events.set(act.playerId, [...(events.get(act.playerId) ?? []), ...mine])
    }
    return events
  }

  /** Checks that the new events are those of the answers, each once, and chained. */
  async #checkEvents(answered: ReadonlyMap<string, readonly string[]>): Promise<void> {
    const { runs, seasons, store } = this.#parts
    const fresh = await store.eventsAfter(runs.flatMap((run) => run.known(seasons)))
    const byPlayer = new Map<string, StoredEvent[]>()
    for (const event of fresh) {
      byPlayer.set(event.player_id, [...(byPlayer.get(event.player_id) ?? []), event])
    }
    for (const run of runs) {
      const stored = byPlayer.get(run.playerId) ?? []
      const bodies = stored.map(({ body }) => body).toSorted()
      const expected = (answered.get(run.playerId) ?? []).toSorted()
      if (bodies.join('\n') !== expected.join('\n')) {
        this.find(`${run.playerId}: ${expected.length} events answered, ${bodies.length} stored`)
      }
      for (const event of inOrder(stored)) {
        const broken = run.add(event)
        if (broken) this.find(`${run.playerId}: ${broken}`)
      }
    }
  }

  /** Checks that the events of these players fold to what the tables hold. */
  async #checkFolds(runs: readonly CityRun[]): Promise<void> {
    const { store } = this.#parts
    const rows = await store.sheets.load(runs.map(toQuery))
    const recalled = await store.recollections(runs.map(({ playerId }) => playerId))
    for (const [index, run] of runs.entries()) {
      const row = rows[index]
      for (const field of row ? run.differences(row, recalled.get(run.playerId)) : ['no sheet']) {
        this.find(`${run.playerId}: ${field}`)
      }
    }
  }
}

function inOrder(events: readonly StoredEvent[]): readonly StoredEvent[] {
  return events.toSorted((a, b) =>
    a.season_id === b.season_id ? a.seq - b.seq : a.season_id < b.season_id ? -1 : 1,
  )
}

function toQuery({ playerId, sheet }: CityRun): SheetQuery {
  const { season, month, playDay } = sheet
  return {
    ...{ playerId, season, answerKey: null, payments: [], missions: false },
    ...{ nameKey: null, named: null, talk: null },
    ...{ month: month.month, day: playDay ?? `${month.month}-01` },
  }
}
