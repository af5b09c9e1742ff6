import { dayOf, tickNumber } from '#src/rules/calendar.ts'
import type { Front } from '#src/rules/fronts/front.ts'
import type { Entry } from '#src/rules/ledger.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { entriesOf } from '#src/rules/player/entries.ts'
import type { Sheet, SheetLoan } from '#src/rules/player/sheet.ts'
import { frontsWorth, moneyOf } from '#src/rules/player/worth.ts'
import { newsOf } from '#src/rules/tellings/news.ts'
import { extendRun } from '#src/rules/runs/run.ts'
import type { Relation } from '#src/rules/sharks/decision.ts'
import { sha256 } from '../platform/hashing.ts'
import type { PaymentState } from '../platform/db/life-schema.ts'
import {
  NO_WRITES,
  type SheetRelation,
  type StoredAnswer,
  type Writes,
} from './sheet-repository.ts'
import { playerNewsSeq } from './wire-repository.ts'
import type { FrontJson } from '../platform/db/schema.ts'
import { eventRows } from './event-rows.ts'
import { tellingsTo, wordTellings } from './tellings.ts'
import type { StoredPayment } from './payments/claim-payment.ts'
import type { LoadedSheet } from './sheet-rows.ts'

type Row = Writes[keyof Writes][number]

/** A street name, and the key that look-alikes of it share. */
export interface StreetName {
  readonly name: string
  readonly key: string
}

export interface Decided {
  readonly loaded: LoadedSheet
  readonly events: readonly PlayerEvent[]
  readonly after: Sheet
  readonly now: Date
  readonly tick: number
  /** The value of the sheet's goods at the city's bids, in cents. */
  readonly goodsCents: number
  /** Null for a write without an idempotency key. */
  readonly answer: StoredAnswer | null
  /** The payment for the write; null when it is free. */
  readonly payment: StoredPayment | null
  /** The street name that the write sets; null for none. */
  readonly name: StreetName | null
  /** Rows that do not follow from the events, such as texts. */
  readonly rows: Partial<Writes>
  readonly newId: () => string
}

/** Returns the rows that a decision stores: its events, their entries, the answer, and the changed rows. */
export function toWrites(decided: Decided): Writes {
  const { loaded, after, events, newId, now, tick } = decided
  const { playerId } = after
  const of = <row extends Row>(row: row) => ({ player_id: playerId, ...row })
  const records = extendRun(loaded.run, events, (text) => sha256(text))
  const last = records.at(-1)
  const entries = events
    .flatMap((event) => entriesOf(playerId, event))
    .map((entry) => ({ id: newId(), ...entry }))
  return {
    ...NO_WRITES,
    ...changedRows(loaded.sheet, after),
    ...bookedRows({ playerId, entries, now }),
    ...eventRows(playerId, events, newId),
    ...toldRows(decided),
    ...decided.rows,
    players: [
      of({ version: loaded.version, season_id: after.season, tick, ...playerColumns(after) }),
    ],
    usage: usageRows(loaded.sheet, decided),
    names: decided.name ? [of({ ...decided.name })] : [],
    answers: decided.answer ? [of({ ...decided.answer, created_at: now })] : [],
    events: records.map(({ seq, body, hash, event }) =>
      of({ season_id: event.season, seq, tick: event.tick, body, hash }),
    ),
    runs: last ? [of({ ...runColumns(after), length: last.seq, hash: last.hash, tick })] : [],
    payments: decided.payment ? [of(paymentRow(decided.payment, now))] : [],
    months: [of(monthRow(after))],
    standings: [
      of({
        day: dayOf(now),
        money_cents: moneyOf(after),
        goods_cents: decided.goodsCents,
        fronts_cents: frontsWorth(after),
        valued_tick: tickNumber(after.season, tick),
      }),
    ],
  }
}

function runColumns({ season: season_id, trader }: Sheet) {
  return { season_id, trader }
}

/** Returns the row of the free messages that are used, if they have changed. */
function usageRows({ interactions }: Sheet, { after, now }: Decided): Writes['usage'] {
  const { usedToday } = after.interactions
  if (usedToday === interactions.usedToday) return []
  return [{ player_id: after.playerId, day: dayOf(now), interactions: usedToday }]
}

/** Returns the rows by which sharks tell the player, and the wire everybody, of the events. */
function toldRows({
  after,
  events,
  loaded: { listener, sheet },
  tick,
}: Decided): Pick<Writes, 'news' | 'tellings'> {
  const { playerId: player_id, season: season_id } = after
  const tellings = tellingsTo(sheet, events, listener)
  return {
    tellings: wordTellings(sheet.playerId, tellings, listener).map(
      ({ shark: character, ...message }) => ({ player_id, character, ...message }),
    ),
    news: newsOf(tellings, { playerId: player_id, season: season_id, tick }).map(
      ({ headline, at, tick: published, place }) => ({
        ...{ player_id, season_id, headline, at, seq: playerNewsSeq(published, place) },
      }),
    ),
  }
}

/** Returns the rows of a player's entries in the books. */
export function bookedRows({
  playerId,
  entries,
  now,
}: {
  readonly playerId: string
  readonly entries: readonly (Entry & { readonly id: string })[]
  readonly now: Date
}): Pick<Writes, 'entries' | 'postings'> {
  const player_id = playerId
  return {
    entries: entries.map(({ id, kind, cause }) => ({ player_id, id, kind, cause, at: now })),
    postings: entries.flatMap(({ id: entry_id, postings }) =>
      postings.map(({ account, amountCents: amount_cents }) => ({
        ...{ player_id, entry_id, account, amount_cents },
      })),
    ),
  }
}

function changedRows(
  before: Sheet,
  after: Sheet,
): Pick<
  Writes,
  'accounts' | 'day_profits' | 'heat' | 'impacts' | 'loans' | 'new_loans' | 'relations' | 'stash'
> {
  const player_id = after.playerId
  return {
    accounts: changed(before.balances, after.balances).map(([name, balance_cents]) => ({
      player_id,
      name,
      balance_cents,
    })),
    stash: after.holdings
      .filter((holding) => !before.holdings.includes(holding))
      .map(({ symbol, quantity, costCents }) => ({
        player_id,
        symbol,
        quantity,
        cost_cents: costCents,
      })),
    impacts: changed(before.impacts, after.impacts).map(([cell, impact]) => ({
      player_id,
      season_id: after.season,
      cell: Number(cell),
      ...impact,
    })),
    heat: changed(before.heat, after.heat).map(([borough, heat]) => ({ player_id, borough, heat })),
    day_profits: changed(before.dayProfits, after.dayProfits).map(([symbol, cents]) => ({
      player_id,
      day: after.playDay,
      symbol,
      profit_cents: cents,
    })),
    relations: changed(before.relations, after.relations).map(([character, relation]) => ({
      player_id,
      character,
      relation: toStoredRelation(relation),
    })),
    ...loanRows(before, after),
  }
}

/** Returns the parts of a relation that a sheet has. Those about wording keep their stored value. */
function toStoredRelation(relation: Relation): SheetRelation {
  const { recentLines: _lines, saidOnce: _once, ...read } = relation
  return read
}

function loanRows(before: Sheet, after: Sheet): Pick<Writes, 'loans' | 'new_loans'> {
  const known = new Set(before.loans.map(({ id }) => id))
  const moved = after.loans
    .filter((loan) => !before.loans.includes(loan))
    .map((loan) => ({ isKnown: known.has(loan.id), row: loanRow(after.playerId, loan) }))
  return {
    loans: moved.filter(({ isKnown }) => isKnown).map(({ row }) => row),
    new_loans: moved.filter(({ isKnown }) => !isKnown).map(({ row }) => row),
  }
}

/** Returns the row of the table `loans`. */
export function loanRow(player_id: string, loan: SheetLoan) {
  return {
    player_id,
    id: loan.id,
    shark: loan.shark,
    kind: loan.kind,
    principal_cents: loan.principalCents,
    daily_rate: loan.dailyRate,
    taken_at: loan.takenAt,
    due_at: loan.dueAt,
    accrued_cents: loan.accruedCents,
    repaid_cents: loan.repaidCents,
    security: loan.security,
    status: loan.status,
    late_day_seen: loan.lateDaySeen,
    interest_days: loan.interestDays,
    is_opening: loan.isOpening,
    stake: loan.stake,
    is_begged: loan.isBegged,
    held_until: loan.heldUntil,
    errand: loan.errand,
  }
}

function paymentRow(payment: StoredPayment, at: Date) {
  const state: PaymentState = payment.block === null ? 'final' : 'watched'
  return { ...payment, state, at }
}

function playerColumns({ activity, ...sheet }: Sheet) {
  return {
    borough: sheet.borough,
    reputation: sheet.reputation,
    reputation_day: sheet.reputationGained.day,
    reputation_gained: sheet.reputationGained.by,
    closed_until: sheet.closedUntil,
    xp: sheet.xp,
    stash_capacity: sheet.stashCapacity,
    earned_cents: sheet.earnedCents,
    bought_interactions: sheet.interactions.bought,
    play_day: sheet.playDay,
    fronts: sheet.fronts.map(toFrontJson),
    night_day: sheet.nightDay,
    kicked_up_cents: sheet.kickedUpCents,
    moves: activity.moves,
    moves_day: activity.movesDay,
    moves_made: sheet.movesMade,
    sold_in: sheet.stay.soldIn,
    sold_goods: sheet.stay.soldGoods,
    is_trip_open: sheet.stay.isTripOpen,
    trips_today: sheet.tripsToday,
    guide_paid: sheet.isGuidePaid,
    streak: activity.streak,
    last_active_day: activity.lastActiveDay,
  }
}

function toFrontJson({ front, answer, boughtAt, tendedDay, earnedCents }: Front): FrontJson {
  return {
    ...{ front, answer },
    bought_at: boughtAt.toISOString(),
    tended_day: tendedDay,
    earned_cents: earnedCents,
  }
}

function monthRow({ month }: Sheet) {
  return {
    month: month.month,
    days: month.days,
    trades: month.trades,
    traded_cents: month.tradedCents,
    best_profit_cents: month.bestProfitCents,
    best_symbol: month.bestSymbol,
    contributed_cents: month.contributedCents,
    last_contribution_at: month.lastContributionAt,
  }
}

/** Returns the entries of a record whose value has changed. */
function changed<value>(
  before: Readonly<Record<string, value>>,
  after: Readonly<Record<string, value>>,
): [string, value][] {
  return Object.entries(after).filter(([key, value]) => before[key] !== value)
}
