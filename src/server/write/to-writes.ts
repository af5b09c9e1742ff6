import { tickNumber } from '#src/rules/calendar.ts'
import { GOODS } from '#src/rules/market/goods.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { entriesOf } from '#src/rules/player/entries.ts'
import type { Sheet, SheetLoan } from '#src/rules/player/sheet.ts'
import { extendRun } from '#src/rules/runs/run.ts'
import { sha256 } from '../hashing.ts'
import type { StoredAnswer, Writes } from '../db/repositories/sheets.ts'
import { eventRows } from './event-rows.ts'
import type { StoredPayment } from './claim-payment.ts'
import type { LoadedSheet } from './sheet-rows.ts'

type Row = Writes[keyof Writes][number]

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
  readonly newId: () => string
}

/** Returns the rows that a decision stores: its events, their entries, the answer, and the changed rows. */
export function toWrites(decided: Decided): Writes {
  const { loaded, after, events, now, tick } = decided
  const { playerId } = after
  const of = <row extends Row>(row: row) => ({ player_id: playerId, ...row })
  const records = extendRun(loaded.run, events, (text) => sha256(text))
  const last = records.at(-1)
  return {
    ...changedRows(loaded.sheet, after),
    ...bookedRows(decided),
    ...eventRows(playerId, events),
    players: [
      of({ version: loaded.version, season_id: after.season, tick, ...playerColumns(after) }),
    ],
    answers: decided.answer ? [of({ ...decided.answer, created_at: now })] : [],
    events: records.map(({ seq, body, hash, event }) =>
      of({ season_id: event.season, seq, tick: event.tick, body, hash }),
    ),
    runs: last
      ? [
          of({
            season_id: after.season,
            trader: after.trader,
            length: last.seq,
            hash: last.hash,
            tick,
          }),
        ]
      : [],
    payments: decided.payment ? [of({ ...decided.payment, at: now })] : [],
    months: [of(monthRow(after))],
    standings: [
      of({
        day: now.toISOString().slice(0, 10),
        money_cents: moneyOf(after),
        goods_cents: decided.goodsCents,
        valued_tick: tickNumber(after.season, tick),
      }),
    ],
  }
}

/** Returns cash less debts: the sum of the player's accounts, in cents. */
export function moneyOf({ balances }: Sheet): number {
  return Object.values(balances).reduce<number>((sum, cents) => sum + (cents ?? 0), 0)
}

/** Returns the value of the goods at bids in the order of GOODS, in cents. */
export function goodsWorth({ holdings }: Sheet, bids: readonly number[]): number {
  return GOODS.reduce((sum, { symbol }, index) => {
    const held = holdings.find((holding) => holding.symbol === symbol)
    return sum + (held?.quantity ?? 0) * (bids[index] ?? 0)
  }, 0)
}

function bookedRows({
  after: { playerId },
  events,
  now,
  newId,
}: Decided): Pick<Writes, 'entries' | 'postings'> {
  const entries = events
    .flatMap((event) => entriesOf(playerId, event))
    .map((entry) => ({ id: newId(), ...entry }))
  return {
    entries: entries.map(({ id, kind, cause }) => ({
      player_id: playerId,
      id,
      kind,
      cause,
      at: now,
    })),
    postings: entries.flatMap(({ id, postings }) =>
      postings.map(({ account, amountCents }) => ({
        player_id: playerId,
        entry_id: id,
        account,
        amount_cents: amountCents,
      })),
    ),
  }
}

function changedRows(
  before: Sheet,
  after: Sheet,
): Pick<Writes, 'accounts' | 'stash' | 'impacts' | 'heat' | 'day_profits' | 'loans' | 'new_loans'> {
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
    heat: changed(before.heat, after.heat).map(([borough, { heat, soldCents }]) => ({
      player_id,
      borough,
      heat,
      sold_cents: soldCents,
    })),
    day_profits: changed(before.dayProfits, after.dayProfits).map(([symbol, cents]) => ({
      player_id,
      day: after.playDay,
      symbol,
      profit_cents: cents,
    })),
    ...loanRows(before, after),
  }
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

function loanRow(player_id: string, loan: SheetLoan) {
  return {
    player_id,
    id: loan.id,
    shark: loan.shark,
    kind: loan.kind,
    principal_cents: loan.principalCents,
    daily_rate: loan.dailyRate,
    taken_at: loan.takenAt,
    due_at: loan.dueAt,
    repaid_cents: loan.repaidCents,
    status: loan.status,
    late_day_seen: loan.lateDaySeen,
  }
}

function playerColumns({ activity, ...sheet }: Sheet) {
  return {
    borough: sheet.borough,
    reputation: sheet.reputation,
    xp: sheet.xp,
    stash_capacity: sheet.stashCapacity,
    earned_cents: sheet.earnedCents,
    play_day: sheet.playDay,
    moves: activity.moves,
    moves_day: activity.movesDay,
    moves_made: sheet.movesMade,
    streak: activity.streak,
    last_active_day: activity.lastActiveDay,
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
