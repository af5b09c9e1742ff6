import type { PlayerEvent } from '#src/rules/player/event.ts'
import { evolve } from '#src/rules/player/evolve.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import type { Relation } from '#src/rules/sharks/decision.ts'
import { hashInput } from '#src/rules/runs/run.ts'
import { sha256 } from '#src/server/hashing.ts'
import type { SheetRows } from '#src/server/db/repositories/sheets.ts'
import { toLoadedSheet, traderName } from '#src/server/write/sheet-rows.ts'
import { citySeason } from './city-market.ts'
import type { KnownRun, StoredEvent } from './city-store.ts'

/** A player of the city: the events so far, folded from the sheet of the arrival. */
export class CityRun {
  readonly playerId: string
  readonly #isDemoPot: boolean
  #sheet: Sheet
  /** The end of each season's chain. */
  readonly #heads = new Map<string, { seq: number; hash: string }>()

  constructor(arrival: Sheet, isDemoPot: boolean) {
    this.playerId = arrival.playerId
    this.#isDemoPot = isDemoPot
    this.#sheet = arrival
  }

  /** The sheet after all events. */
  get sheet(): Sheet {
    return this.#sheet
  }

  /** The ends of the known chain of each season. */
  known(seasons: readonly string[]): readonly KnownRun[] {
    return seasons.map((season_id) => {
      return { player_id: this.playerId, season_id, seq: this.#headOf(season_id).seq }
    })
  }

  /** Folds an event. Returns what is wrong with its place in the chain, or null. */
  add({ season_id: season, seq, body, hash }: StoredEvent): string | null {
    const head = this.#headOf(season)
    const expected = { seq: head.seq + 1, hash: sha256(hashInput(head.hash, body)) }
    this.#heads.set(season, { seq, hash })
    this.#sheet = evolve(this.#sheet, JSON.parse(body) as PlayerEvent)
    return seq === expected.seq && hash === expected.hash ? null : `the chain breaks at ${seq}`
  }

  /** Compares the fold with the tables. Returns the names of the fields that differ. */
  differences(rows: SheetRows): readonly string[] {
    const { season, month } = this.#sheet
    const loaded = toLoadedSheet(rows, this.playerId, {
      season: citySeason(season),
      month: month.month,
      isDemoPot: this.#isDemoPot,
    })
    if (!loaded) return ['the player']
    const [folded, stored] = [comparable(this.#sheet), comparable(loaded.sheet)]
    return Object.keys(folded)
      .filter((field) => Reflect.get(folded, field) !== Reflect.get(stored, field))
      .map((field) => `${field}: ${Reflect.get(folded, field)} ≠ ${Reflect.get(stored, field)}`)
  }

  #headOf(season: string): { seq: number; hash: string } {
    const empty = sha256(`${citySeason(season).seedHash}\n${traderName(season, this.playerId)}`)
    return this.#heads.get(season) ?? { seq: 0, hash: empty }
  }
}

/** Returns the fields of a sheet as texts in which equal states are equal. Rows without content count as absent. */
function comparable(sheet: Sheet): Record<string, string> {
  const last = sheet.month.lastContributionAt
  const fields = {
    ...{ ...sheet, missionDay: null, trader: null },
    balances: withoutEmpty(sheet.balances, (cents) => cents === 0),
    heat: withoutEmpty(sheet.heat, (heat) => heat === 0),
    holdings: sheet.holdings.filter(({ quantity }) => quantity > 0).map(textOf),
    loans: sheet.loans.filter(({ status }) => status !== 'paid').map(textOf),
    words: sheet.words.map(textOf),
    relations: Object.fromEntries(
      Object.entries(sheet.relations).map(([shark, relation]) => [shark, figuresOf(relation)]),
    ),
    month: { ...sheet.month, lastContributionAt: last && new Date(last) },
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      textOf(Array.isArray(value) ? value.toSorted() : value),
    ]),
  )
}

/** Returns the parts of a relation that events hold. The others serve the wording of replies. */
function figuresOf({ mood, patience, patienceDay, trust, turns, unclear }: Relation): object {
  return { mood, patience, patienceDay, trust, turns, unclear }
}

function withoutEmpty<value>(
  record: Readonly<Record<string, value | undefined>>,
  isEmpty: (value: value) => boolean,
): object {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && !isEmpty(value)),
  )
}

/** Returns a value as JSON, with the names of every object in order. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
