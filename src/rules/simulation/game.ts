import { type Chance, chanceOf } from '#src/lib/chance.ts'
import { dayOf, seasonOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import { isRefusal } from '../decider.ts'
import { cashAccount } from '../ledger.ts'
import { openingDebtOf } from '../loans/opening.ts'
import type { PlayerEvent } from '../player/event.ts'
import { evolve, fold } from '../player/evolve.ts'
import { newSheet } from '../player/new-player.ts'
import { player, type PlayerCommand } from '../player/player.ts'
import { newMonth, type Sheet, type SheetLoan } from '../player/sheet.ts'
import type { World } from '../player/world.ts'
import { worthOf } from '../player/worth.ts'
import { movesOn } from '../quota.ts'
import type { EncounterChoice } from '../encounters/encounter.ts'
import type { Shark } from '../sharks/decision.ts'
import type { SeededCity } from './seeded-city.ts'

/** What a simulated player has besides its policy. */
export interface GameOptions {
  /** Its choice in every encounter. */
  readonly whenStopped: EncounterChoice
  /** Changes of a new player's sheet, for measurements that begin elsewhere. */
  readonly start?: (sheet: Sheet) => Sheet
  /** Set when reputation stays as it is at the start, for measurements of what it is worth. */
  readonly isReputationFrozen?: boolean
}

const PLAYER = 'bot'

/** A player of a simulated city: its sheet, its commands and their events. The deciders of the game decide everything. */
export class Game {
  readonly city: SeededCity
  /** The chance of the player's own choices. */
  readonly chance: Chance
  readonly #options: GameOptions
  readonly #startedAt: Date
  #sheet: Sheet
  #world: World
  #today: string
  #names = 0
  #events: PlayerEvent[] = []
  /** How often each refusal came back. */
  readonly refused = new Map<string, number>()
  /** How many commands were decided. */
  commands = 0
  /** Counts the player's acts and ticks: what is read of the market is valid for one state. */
  state = 0
  #lastLoans: Partial<Record<Shark, Date>> = {}

  constructor(city: SeededCity, now: Date, options: GameOptions) {
    this.city = city
    this.chance = chanceOf(`${city.seed}|bot`)
    this.#options = options
    this.#startedAt = now
    this.#world = city.worldAt(now)
    this.#today = dayOf(now)
    const { start = (sheet) => sheet } = options
    const debt = openingDebtOf('opening', this.#world)
    this.#events = [debt]
    this.#sheet = start(evolve(newSheet({ playerId: PLAYER, trader: PLAYER }, now), debt))
  }

  get sheet(): Sheet {
    return this.#sheet
  }

  get world(): World {
    return this.#world
  }

  get cashCents(): number {
    return this.#sheet.balances[cashAccount(PLAYER)] ?? 0
  }

  get worthCents(): number {
    return worthOf(this.#sheet, this.#world.bids)
  }

  get moves(): number {
    return movesOn(this.#sheet.activity, this.#today)
  }

  get loans(): readonly SheetLoan[] {
    return this.#sheet.loans.filter(({ status }) => status !== 'paid')
  }

  /** The days that have passed since the player joined. */
  get day(): number {
    const passed = this.#world.now.getTime() - this.#startedAt.getTime()
    return Math.floor(passed / RULES.clock.dayMs)
  }

  lastLoanAt(shark: Shark): Date | null {
    return this.#lastLoans[shark] ?? null
  }

  /** Returns a name that no other thing of this player has. */
  newId(): string {
    this.#names += 1
    return `${PLAYER} ${this.#names}`
  }

  /** Moves the clock, and applies what has fallen due. */
  wakeAt(now: Date): void {
    const today = dayOf(now)
    if (today !== this.#today) this.#sheet = openDay(this.#sheet)
    this.#today = today
    this.#world = this.city.worldAt(now)
    this.#sheet = openSeason(this.#sheet, this.#world)
    this.act({ kind: 'catch_up' })
  }

  /** Carries a command out, and settles the encounter that it leads to. Returns whether the rules allowed it. */
  act(command: PlayerCommand): boolean {
    const isDone = this.#decide(command)
    if (this.#sheet.encounter) {
      this.#decide({ kind: 'settle_encounter', choice: this.#options.whenStopped })
    }
    return isDone
  }

  /** Puts an offer of a shark before the player, which `take_option` can then take. */
  receive(offer: NonNullable<Sheet['offer']>): void {
    this.#sheet = { ...this.#sheet, offer }
  }

  /** Counts a talk with a shark, as the server does. */
  talkTo(shark: Shark): void {
    const { missionDay } = this.#sheet
    if (!missionDay) return
    this.#sheet = {
      ...this.#sheet,
      missionDay: { ...missionDay, talkedTo: [...missionDay.talkedTo, shark] },
    }
  }

  /** Returns the events since the last call. */
  takeEvents(): readonly PlayerEvent[] {
    const events = this.#events
    this.#events = []
    return events
  }

  #decide(command: PlayerCommand): boolean {
    this.commands += 1
    this.state += 1
    const { reputation } = this.#sheet
    const events = player.decide(this.#sheet, command, this.#world)
    if (isRefusal(events)) {
      const { refused } = events
      this.refused.set(refused, (this.refused.get(refused) ?? 0) + 1)
      return false
    }
    this.#sheet = withoutPaid(fold(this.#sheet, events))
    if (this.#options.isReputationFrozen) this.#sheet = { ...this.#sheet, reputation }
    this.#events.push(...events)
    this.#notice(events)
    return true
  }

  #notice(events: readonly PlayerEvent[]): void {
    for (const event of events) {
      if (event.kind === 'loan_taken') this.#lastLoans[event.shark] = new Date(event.at)
      const { missionDay } = this.#sheet
      if (event.kind === 'loan_repaid' && missionDay) {
        this.#sheet = { ...this.#sheet, missionDay: { ...missionDay, hasPaid: true } }
      }
    }
  }
}

/** Returns the sheet as the server reads it on a new day. */
function openDay(sheet: Sheet): Sheet {
  const interactions = { ...sheet.interactions, usedToday: 0 }
  return { ...sheet, missionDay: null, dayProfits: {}, interactions }
}

/** Returns the sheet as the server reads it in a season. */
function openSeason(sheet: Sheet, { now, season }: World): Sheet {
  const month = seasonOf(now)
  return {
    ...sheet,
    ...(sheet.season !== season && { season, impacts: {} }),
    ...(sheet.month.month !== month && { month: newMonth(month) }),
  }
}

/** Returns the sheet as the server reads it: without the loans that are paid. */
function withoutPaid(sheet: Sheet): Sheet {
  return sheet.loans.some(({ status }) => status === 'paid')
    ? { ...sheet, loans: sheet.loans.filter(({ status }) => status !== 'paid') }
    : sheet
}
