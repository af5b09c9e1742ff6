import type { Encounter } from '../encounters/encounter.ts'
import type { Favour } from '../favours/favours.ts'
import type { Front } from '../fronts/front.ts'
import type { Heat } from '../heat.ts'
import type { AccountName } from '../ledger.ts'
import type { Loan } from '../loans.ts'
import type { BoroughName, GoodSymbol } from '../market/goods.ts'
import type { Impact } from '../market/impact.ts'
import type { Mission } from '../missions/mission.ts'
import type { Activity } from '../quota.ts'
import type { ReputationGained } from '../reputation.ts'
import type { OfferTerms, Relation, Shark } from '../sharks/decision.ts'
import type { Holding } from '../stash.ts'
import type { Talk } from '../talk/talk.ts'

export type SheetLoan = Loan

/** An encounter. It must be settled before any other command. */
export interface SheetEncounter extends Encounter {
  readonly id: string
}

/** Hearsay on its way: the `hearer` learns that the player has paid the `payee` with the hearer's money. */
export interface Word {
  readonly id: string
  readonly hearer: Shark
  readonly payee: Shark
  readonly amountCents: number
  readonly arrivesAt: Date
}

/** An offer of a shark. */
export interface SheetOffer {
  readonly id: string
  readonly shark: Shark
  readonly conversation: string
  readonly terms: OfferTerms
  readonly isOpen: boolean
  readonly expiresAt: Date
  /** When the player's last loan of this shark was taken; null before the first. */
  readonly lastLoanAt: Date | null
}

/** A player's figures of one month, for the pot and the recap. */
export interface MonthFigures {
  /** 'YYYY-MM'. */
  readonly month: string
  readonly days: number
  readonly trades: number
  readonly tradedCents: number
  readonly bestProfitCents: number
  readonly bestSymbol: GoodSymbol | null
  /** What the player's entries paid into the pot. */
  readonly contributedCents: number
  /** ISO 8601. */
  readonly lastContributionAt: string | null
}

export function newMonth(month: string): MonthFigures {
  return {
    month,
    days: 0,
    trades: 0,
    tradedCents: 0,
    bestProfitCents: 0,
    bestSymbol: null,
    contributedCents: 0,
    lastContributionAt: null,
  }
}

/** The missions of today, and what their progress is computed from. */
export interface MissionDay {
  readonly missions: readonly {
    readonly id: string
    readonly mission: Mission
    readonly isDone: boolean
  }[]
  /** Whether the player has paid on a loan with cash today. */
  readonly hasPaid: boolean
  /** The sharks that the player has talked to today. */
  readonly talkedTo: readonly Shark[]
}

/** A payment that may still vanish from its chain. */
export interface WatchedPayment {
  readonly id: string
  readonly bought: 'messages' | 'favour'
  readonly usdc: number
}

/** The player's stay in a borough, since the last arrival. */
export interface Stay {
  /** The tick of the last sale there, counted from 1970; null before the first. */
  readonly soldIn: number | null
  /** The number of sales in that tick, by good. */
  readonly soldGoods: Readonly<Partial<Record<GoodSymbol, number>>>
  /** Whether the player came with goods and has sold none with a profit since: the trip still brings xp. */
  readonly isTripOpen: boolean
}

export const NEW_STAY: Stay = { soldIn: null, soldGoods: {}, isTripOpen: false }

/** Everything of a player that decisions read and events change. Money in cents. */
export interface Sheet {
  readonly playerId: string
  /** The player's public name in the season. */
  readonly trader: string
  readonly borough: BoroughName
  readonly reputation: number
  /** What was gained of it on the day of the last gain. A day's gains are capped. */
  readonly reputationGained: ReputationGained
  /** Until when a shark lends nothing, because a loan was cleared late. */
  readonly closedUntil: Readonly<Partial<Record<Shark, Date>>>
  readonly xp: number
  readonly stashCapacity: number
  /** Lifetime soft income. */
  readonly earnedCents: number
  /** The last UTC day with an action, 'YYYY-MM-DD'. */
  readonly playDay: string | null
  /**
   * Whether the acts of this player add nothing to the pot: the player is not proven, and the pot is no demo. Absent: they
   * do.
   */
  readonly isOutsidePot?: boolean
  /** The streak and the moves, as last stored. */
  readonly activity: Activity
  /** All moves that the player has spent. */
  readonly movesMade: number
  readonly stay: Stay
  /** The trips that have brought xp on `playDay`. */
  readonly tripsToday: number
  /** Whether the reward for the first trip with goods has been paid. */
  readonly isGuidePaid: boolean
  /** The open encounter. */
  readonly encounter: SheetEncounter | null
  /** The relation of each shark that the player has met. The lines that were used are not read. */
  readonly relations: Readonly<Partial<Record<Shark, Relation>>>
  /** The hearsay that no shark has heard yet, the earliest first. */
  readonly words: readonly Word[]
  /** The marks of what the sharks recall of the player's words, by the events; absent: none. They are not stored. */
  readonly marks?: readonly string[]
  /** The offer that the command names; null for none. */
  readonly offer: SheetOffer | null
  /** When each favour that was granted can be granted again. */
  readonly favours: Readonly<Partial<Record<Favour, Date>>>
  /** The interactions that the player has bought, and the free ones used today. */
  readonly interactions: { readonly bought: number; readonly usedToday: number }
  /** Whether another player has a name that looks like the one that the command asks for. */
  readonly isNameTaken: boolean
  /** Those that the command reads. */
  readonly watchedPayments: readonly WatchedPayment[]
  /** The fronts that the player owns, in the order of purchase. */
  readonly fronts: readonly Front[]
  /** The UTC day up to whose beginning all nights are decided; null for a player who has never acted. */
  readonly nightDay: string | null
  /** All shares that have gone up. */
  readonly kickedUpCents: number
  /** Null when the command does not read it. */
  readonly missionDay: MissionDay | null
  /** The talk with the shark that the command names; null when the command does not read it. */
  readonly talk: Talk | null
  readonly balances: Readonly<Partial<Record<AccountName, number>>>
  readonly holdings: readonly Holding[]
  readonly heat: Heat
  /** The season that the impacts belong to. */
  readonly season: string
  /** The impact of the player's own trades on their prices, by market cell. */
  readonly impacts: Readonly<Record<number, Impact>>
  /**
   * The loans that were not paid when the sheet was loaded, the oldest first, and the loan that the command names. A loan
   * that an event pays stays with the status `paid`.
   */
  readonly loans: readonly SheetLoan[]
  /** The profit of the day's sales, by good. */
  readonly dayProfits: Readonly<Partial<Record<GoodSymbol, number>>>
  readonly month: MonthFigures
}
