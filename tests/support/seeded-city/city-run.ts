import type { PlayerEvent } from '#src/rules/player/event.ts'
import { evolve } from '#src/rules/player/evolve.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import type { Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import { hashInput } from '#src/rules/runs/run.ts'
import { sha256 } from '#src/server/platform/hashing.ts'
import type { SheetRows } from '#src/server/write/sheet-repository.ts'
import { memoryDifferences, sheetDifferences } from '#src/server/write/sheet-differences.ts'
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
  differences(rows: SheetRows, recalled: readonly Recollection[] = []): readonly string[] {
    const { season, month } = this.#sheet
    const loaded = toLoadedSheet(rows, this.playerId, {
      season: citySeason(season),
      month: month.month,
      isDemoPot: this.#isDemoPot,
    })
    if (!loaded) return ['the player']
    return [
      ...sheetDifferences(this.#sheet, loaded.sheet),
      ...memoryDifferences(this.#sheet, recalled),
    ]
  }

  #headOf(season: string): { seq: number; hash: string } {
    const known = this.#heads.get(season)
    if (known) return known
    const hash = sha256(`${citySeason(season).seedHash}\n${traderName(season, this.playerId)}`)
    const head = { seq: 0, hash }
    this.#heads.set(season, head)
    return head
  }
}
