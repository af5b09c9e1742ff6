import type { Encounter } from '../encounters/encounter.ts'
import type { Favour } from '../favours/favours.ts'
import type { AccountName } from '../ledger.ts'
import type { Loan, LoanStatus } from '../loans.ts'
import type { BoroughName, GoodSymbol } from '../market/goods.ts'
import type { SaleHeat } from '../market/heat-of-sale.ts'
import type { Impact } from '../market/impact.ts'
import type { Mission } from '../missions/mission.ts'
import type { Activity } from '../quota.ts'
import type { Shark } from '../sharks/decision.ts'
import type { Holding } from '../stash.ts'

/** A loan that is not paid, with the status that was last stored. */
export interface SheetLoan extends Loan {
  readonly status: LoanStatus
  /** The last day late whose consequences were applied. */
  readonly lateDaySeen: number
}

/** An encounter. It must be settled before any other command. */
export interface SheetEncounter extends Encounter {
  readonly id: string
  /** The shark who sent the collector; null for the police. */
  readonly shark: Shark | null
  /** The loan that the collector came for; null for the police. */
  readonly loanId: string | null
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

/** Everything of a player that decisions read and events change. Money in cents. */
export interface Sheet {
  readonly playerId: string
  /** The player's public name in the season. */
  readonly trader: string
  readonly borough: BoroughName
  readonly reputation: number
  readonly xp: number
  readonly stashCapacity: number
  /** Lifetime soft income. */
  readonly earnedCents: number
  /** The last UTC day with an action, 'YYYY-MM-DD'. */
  readonly playDay: string | null
  /** The streak and the moves, as last stored. */
  readonly activity: Activity
  /** All moves that the player has spent. */
  readonly movesMade: number
  /** The open encounter. */
  readonly encounter: SheetEncounter | null
  /** The trust of each shark that the player has met. */
  readonly trust: Readonly<Partial<Record<Shark, number>>>
  /** When each favour that was granted can be granted again. */
  readonly favours: Readonly<Partial<Record<Favour, Date>>>
  /** The interactions that the player has bought, and the free ones used today. */
  readonly interactions: { readonly bought: number; readonly usedToday: number }
  /** Null when the command does not read it. */
  readonly missionDay: MissionDay | null
  readonly balances: Readonly<Partial<Record<AccountName, number>>>
  readonly holdings: readonly Holding[]
  readonly heat: Readonly<Partial<Record<BoroughName, SaleHeat>>>
  /** The season that the impacts belong to. */
  readonly season: string
  /** The impact of the player's own trades on their prices, by market cell. */
  readonly impacts: Readonly<Record<number, Impact>>
  /** The loans that were not paid when the sheet was loaded. A loan that an event pays stays with the status `paid`. */
  readonly loans: readonly SheetLoan[]
  /** The profit of the day's sales, by good. */
  readonly dayProfits: Readonly<Partial<Record<GoodSymbol, number>>>
  readonly month: MonthFigures
}
