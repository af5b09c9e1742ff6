import {
  type MissionDay,
  type MonthFigures,
  newMonth,
  type Sheet,
  type SheetEncounter,
} from '#src/rules/player/sheet.ts'
import { emptyRun, type RunHead } from '#src/rules/runs/run.ts'
import type { LoanRow } from '../db/repositories/loans.ts'
import type { EncounterJson, LoanJson, MonthJson, SheetRows } from '../db/repositories/sheets.ts'
import { sha256 } from '../hashing.ts'

/** A player's state, with the version and the run that a write must find unchanged. */
export interface LoadedSheet {
  readonly sheet: Sheet
  readonly version: number
  readonly run: RunHead & { readonly tick: number }
}

/** The season and the month in which a sheet is read. */
export interface SheetMoment {
  readonly season: { readonly id: string; readonly seedHash: string }
  /** 'YYYY-MM'. */
  readonly month: string
}

/** A player's public name in a season. It does not identify the player. */
export function traderName(seasonId: string, playerId: string): string {
  return sha256('trader', seasonId, playerId).slice(0, 16)
}

/** Returns the rows as a sheet; null when the player does not exist. */
export function toLoadedSheet(
  rows: SheetRows,
  playerId: string,
  { season, month }: SheetMoment,
): LoadedSheet | null {
  const { player } = rows
  if (!player) return null
  const trader = traderName(season.id, playerId)
  const sheet: Sheet = {
    playerId,
    trader,
    borough: player.borough,
    reputation: player.reputation,
    xp: player.xp,
    stashCapacity: player.stash_capacity,
    earnedCents: player.earned_cents,
    playDay: player.play_day,
    activity: {
      streak: player.streak,
      lastActiveDay: player.last_active_day,
      moves: player.moves,
      movesDay: player.moves_day,
    },
    movesMade: player.moves_made,
    encounter: toEncounter(rows.encounter),
    trust: rows.trust,
    favours: Object.fromEntries(
      Object.entries(rows.favours).map(([favour, endsAt]) => [favour, new Date(endsAt)]),
    ),
    interactions: { bought: player.bought_interactions, usedToday: rows.interactions ?? 0 },
    missionDay: toMissionDay(rows.mission_day),
    balances: rows.accounts,
    holdings: rows.stash.map(({ symbol, quantity, cost_cents: costCents }) => ({
      symbol,
      quantity,
      costCents,
    })),
    heat: Object.fromEntries(
      rows.heat.map(({ borough, heat, sold_cents: soldCents }) => [borough, { heat, soldCents }]),
    ),
    season: season.id,
    impacts: Object.fromEntries(rows.impacts.map(({ cell, ...impact }) => [cell, impact])),
    loans: rows.loans.map((loan) => toLoanRow(loan, playerId)),
    dayProfits: rows.day_profits,
    month: toMonth(rows.month, month),
  }
  return {
    sheet,
    version: player.version,
    run: rows.run ?? newRun(season.seedHash, trader),
  }
}

function newRun(seedHash: string, trader: string): LoadedSheet['run'] {
  return { ...emptyRun({ seedHash, trader }, (text) => sha256(text)), tick: 0 }
}

export function toLoanRow(loan: LoanJson, playerId: string): LoanRow {
  return {
    id: loan.id,
    playerId,
    shark: loan.shark,
    principalCents: loan.principal_cents,
    dailyRate: loan.daily_rate,
    takenAt: new Date(loan.taken_at),
    dueAt: new Date(loan.due_at),
    accruedCents: loan.accrued_cents,
    repaidCents: loan.repaid_cents,
    status: loan.status,
    kind: loan.kind,
    security: loan.security,
    lateDaySeen: loan.late_day_seen,
  }
}

function toEncounter(row: EncounterJson | null): SheetEncounter | null {
  if (!row) return null
  const { id, kind, borough, shark } = row
  return { id, kind, borough, priceCents: row.price_cents, shark, loanId: row.loan_id }
}

function toMissionDay(day: SheetRows['mission_day']): MissionDay | null {
  return (
    day && {
      missions: day.missions.map(({ is_done: isDone, ...mission }) => ({ ...mission, isDone })),
      hasPaid: day.has_paid,
      talkedTo: day.talked_to,
    }
  )
}

function toMonth(figures: MonthJson | null, month: string): MonthFigures {
  if (!figures) return newMonth(month)
  return {
    month,
    days: figures.days,
    trades: figures.trades,
    tradedCents: figures.traded_cents,
    bestProfitCents: figures.best_profit_cents,
    bestSymbol: figures.best_symbol,
    contributedCents: figures.contributed_cents,
    lastContributionAt: figures.last_contribution_at,
  }
}
