import type { Front } from '#src/rules/fronts/front.ts'
import {
  type MissionDay,
  type MonthFigures,
  newMonth,
  type Sheet,
  type SheetEncounter,
  type SheetLoan,
  type SheetOffer,
} from '#src/rules/player/sheet.ts'
import { emptyRun, type RunHead } from '#src/rules/runs/run.ts'
import type { Relation } from '#src/rules/sharks/decision.ts'
import type { Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import type { Talk } from '#src/rules/talk/talk.ts'
import type {
  EncounterJson,
  LoanJson,
  MonthJson,
  OfferJson,
  SheetRelation,
  SheetRows,
} from './sheet-repository.ts'
import type { RecollectionJson, TalkRows } from './talk-rows-repository.ts'
import type { FrontJson } from '../platform/db/schema.ts'
import { sha256 } from '../platform/hashing.ts'
import type { Listener } from './tellings.ts'

/** A player's state, with the version and the run that a write must find unchanged. */
export interface LoadedSheet {
  readonly sheet: Sheet
  readonly listener: Listener
  readonly version: number
  readonly run: RunHead & { readonly tick: number }
}

/** The season and the month in which a sheet is read. */
export interface SheetMoment {
  readonly season: { readonly id: string; readonly seedHash: string }
  /** 'YYYY-MM'. */
  readonly month: string
  /** Whether all players take part in the pot. */
  readonly isDemoPot: boolean
}

/** A player's public name in a season. It does not identify the player. */
export function traderName(seasonId: string, playerId: string): string {
  return sha256('trader', seasonId, playerId).slice(0, 16)
}

/** Returns the rows as a sheet; null when the player does not exist. */
export function toLoadedSheet(
  rows: SheetRows,
  playerId: string,
  { season, month, isDemoPot }: SheetMoment,
): LoadedSheet | null {
  const { player } = rows
  if (!player) return null
  const trader = traderName(season.id, playerId)
  const sheet: Sheet = {
    playerId,
    trader,
    borough: player.borough,
    reputation: player.reputation,
    reputationGained: { day: player.reputation_day, by: player.reputation_gained },
    closedUntil: Object.fromEntries(
      Object.entries(player.closed_until).map(([shark, until]) => [shark, new Date(until)]),
    ),
    xp: player.xp,
    stashCapacity: player.stash_capacity,
    earnedCents: player.earned_cents,
    playDay: player.play_day,
    isOutsidePot: !player.is_proven && !isDemoPot,
    activity: {
      streak: player.streak,
      lastActiveDay: player.last_active_day,
      moves: player.moves,
      movesDay: player.moves_day,
    },
    movesMade: player.moves_made,
    stay: {
      soldIn: player.sold_in,
      soldGoods: player.sold_goods,
      isTripOpen: player.is_trip_open,
    },
    tripsToday: player.trips_today,
    isGuidePaid: player.guide_paid,
    encounter: toEncounter(rows.encounter),
    relations: Object.fromEntries(
      Object.entries(rows.relations).map(([shark, relation]) => [shark, toRelation(relation)]),
    ),
    words: rows.words.map(({ amount_cents: amountCents, arrives_at, ...word }) => ({
      ...{ ...word, amountCents },
      arrivesAt: new Date(arrives_at),
    })),
    offer: toOffer(rows.offer),
    favours: Object.fromEntries(
      Object.entries(rows.favours).map(([favour, endsAt]) => [favour, new Date(endsAt)]),
    ),
    interactions: { bought: player.bought_interactions, usedToday: rows.interactions ?? 0 },
    isNameTaken: rows.name_holder !== null && rows.name_holder !== playerId,
    watchedPayments: rows.watched_payments,
    fronts: player.fronts.map(toFront),
    nightDay: player.night_day,
    kickedUpCents: player.kicked_up_cents,
    missionDay: toMissionDay(rows.mission_day),
    talk: toTalk(rows.talk),
    balances: rows.accounts,
    holdings: rows.stash.map(({ symbol, quantity, cost_cents: costCents }) => ({
      symbol,
      quantity,
      costCents,
    })),
    heat: Object.fromEntries(rows.heat.map(({ borough, heat }) => [borough, heat])),
    season: season.id,
    impacts: Object.fromEntries(rows.impacts.map(({ cell, ...impact }) => [cell, impact])),
    loans: rows.loans.map(toSheetLoan),
    dayProfits: rows.day_profits,
    month: toMonth(rows.month, month),
  }
  return {
    sheet,
    listener: { name: player.street_name, talks: rows.talks },
    version: player.version,
    run: rows.run ?? newRun(season.seedHash, trader),
  }
}

function newRun(seedHash: string, trader: string): LoadedSheet['run'] {
  return { ...emptyRun({ seedHash, trader }, (text) => sha256(text)), tick: 0 }
}

/** Returns a relation without the lines that were used. They are not stored with it again. */
function toRelation(relation: SheetRelation): Relation {
  return { ...relation, recentLines: [], saidOnce: [] }
}

function toFront(row: FrontJson): Front {
  const { front, answer, bought_at, tended_day: tendedDay, earned_cents: earnedCents } = row
  return { front, boughtAt: new Date(bought_at), tendedDay, answer, earnedCents }
}

function toOffer(row: OfferJson | null): SheetOffer | null {
  if (!row) return null
  const { id, character: shark, conversation_id: conversation, terms, status } = row
  return {
    ...{ id, shark, conversation, terms, isOpen: status === 'open' },
    expiresAt: new Date(row.expires_at),
    lastLoanAt: row.last_loan_at === null ? null : new Date(row.last_loan_at),
  }
}

function toSheetLoan(loan: LoanJson): SheetLoan {
  return {
    id: loan.id,
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
    interestDays: loan.interest_days,
    isOpening: loan.is_opening,
    stake: loan.stake,
    isBegged: loan.is_begged,
    heldUntil: loan.held_until === null ? null : new Date(loan.held_until),
    errand: loan.errand,
  }
}

function toEncounter(row: EncounterJson | null): SheetEncounter | null {
  if (!row) return null
  const { id, kind, borough } = row
  return { id, kind, borough, priceCents: row.price_cents }
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

function toTalk(rows: TalkRows | null): Talk | null {
  if (!rows) return null
  const { last_encounter: met, news, open_offer: offer, turn } = rows
  return {
    ...{ shark: rows.shark, streetName: rows.street_name, running: rows.running },
    turn: turn && {
      decision: turn.decision,
      isRunning: turn.state === 'running',
      runningUntil: new Date(turn.running_until),
      isLast: turn.reply?.is_last ?? false,
    },
    wording: rows.wording ?? { recentLines: [], saidOnce: [] },
    openOffer: offer && { terms: offer.terms, expiresAt: new Date(offer.expires_at) },
    lastLoanAt: dateOf(rows.last_loan_at),
    recollections: rows.recollections.map(toRecollection),
    choice: rows.choice,
    lastEncounter: met && {
      ...{ id: met.id, borough: met.borough, outcome: met.outcome },
      settledAt: new Date(met.settled_at),
    },
    profitsYesterday: rows.profits_yesterday,
    doneMissions: rows.done_missions,
    news: news && { ...news, at: new Date(news.at) },
  }
}

/** Returns a recollection that was read as JSON. */
export function toRecollection(row: RecollectionJson): Recollection {
  return {
    ...row,
    dueAt: dateOf(row.dueAt),
    quotedAt: dateOf(row.quotedAt),
    saidAt: new Date(row.saidAt),
    knownFrom: new Date(row.knownFrom),
    endsAt: new Date(row.endsAt),
  }
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
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
