import type { Mission } from '#src/rules/missions/mission.ts'
import type { OfferTerms, Shark } from '#src/rules/sharks/decision.ts'
import type { Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import type { SheetStore } from '#src/server/write/sheet-repository.ts'
import type { Season } from '#src/server/platform/db/repositories/seasons.ts'

export interface CityMission {
  readonly id: string
  readonly day: string
  readonly place: number
  readonly mission: Mission
}

export interface CityOffer {
  readonly id: string
  readonly shark: Shark
  readonly terms: OfferTerms
}

/** A player who has just arrived. */
export interface Newcomer {
  readonly id: string
  readonly at: Date
  /** Cash in addition to the opening grant. */
  readonly extraCents: number
  readonly trust: Readonly<Partial<Record<Shark, number>>>
  /** 0..1. */
  readonly reputation: number
  /** The heat in every borough, 0 to 7. */
  readonly heat: number
  readonly missions: readonly CityMission[]
  /** Open offers, each in the conversation with its shark. */
  readonly offers: readonly CityOffer[]
}

/** The end of the part of a player's run that is known. */
export interface KnownRun {
  readonly player_id: string
  readonly season_id: string
  readonly seq: number
}

export interface StoredEvent extends KnownRun {
  readonly tick: number
  readonly body: string
  readonly hash: string
}

/** A store with what a city needs besides the sheets: in memory, or a database. */
export interface CityStore {
  readonly sheets: SheetStore
  addPlayers(newcomers: readonly Newcomer[]): Promise<void>
  addSeason(season: Season): Promise<void>
  /** Ends a season: none of its writes is stored any more. */
  endSeason(id: string): Promise<void>
  /** Publishes the roots of a season up to a tick. No write is stored in such a tick any more. */
  publishRoots(season: Season, upTo: number): Promise<void>
  /** Moves a player's version, as a write of another kind does. */
  moveVersion(playerId: string): Promise<void>
  /** Returns the events after the known ones, in order. */
  eventsAfter(known: readonly KnownRun[]): Promise<readonly StoredEvent[]>
  /** Returns what is stored of players' words, by player. */
  recollections(playerIds: readonly string[]): Promise<ReadonlyMap<string, readonly Recollection[]>>
  /** Returns the hashes of these keys under which an answer is stored. */
  answeredKeys(hashes: readonly string[]): Promise<ReadonlySet<string>>
  /** Checks that the tables agree with each other. Returns a sentence for each inconsistency. */
  audit(): Promise<readonly string[]>
}
