import { SHARKS } from '#src/lib/names.ts'
import type { AdvanceLent } from '../favours/ask.ts'
import type { LoanEvent } from '../loans/event.ts'
import type { SaleShared } from '../trade/event.ts'
import { boroughIn, isCount, isNumber, type RecordFields } from './read-record.ts'

/** An event that a loan can be recomputed from. */
export type EventOfLoan = AdvanceLent | LoanEvent | SaleShared

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isFlag: Check = (value) => typeof value === 'boolean'
const isInstant: Check = (value) =>
  typeof value === 'string' && !Number.isNaN(new Date(value).getTime())
const isDay: Check = (value) => typeof value === 'string' && isInstant(`${value}T00:00:00.000Z`)
const isShark: Check = (value) => SHARKS.some((shark) => shark === value)
const isBorough: Check = (value) => boroughIn(value) !== undefined
const isSecurity: Check = (value) => {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const { kind, worth_cents: worthCents, pledge }: RecordFields = { ...value }
  return kind === 'profit' || (kind === 'goods' && isCount(worthCents) && Array.isArray(pledge))
}

const ofLoan = { loan: isText, shark: isShark, at: isInstant }
const isInstantOrNull: Check = (value) => value === null || isInstant(value)
const isGoods: Check = (value) =>
  typeof value === 'object' && value !== null && Object.values(value).every(isCount)
const payment = { ...ofLoan, cents: isCount }
const errand = { ...ofLoan, day: isDay, borough: isBorough }

/** The fields of each kind that are read. */
const FIELDS: Readonly<Record<EventOfLoan['kind'], Readonly<Record<string, Check>>>> = {
  advance_lent: { ...ofLoan, cents: isCount, due_at: isInstant },
  errand_given: { ...errand, until: isInstant },
  errand_done: errand,
  errand_missed: { ...errand, cents: isCount },
  interest_accrued: { ...payment, day: isCount, began_at: isInstant },
  loan_cleared: {
    ...ofLoan,
    ...{ was_late: isFlag, is_opening: isFlag, reputation_by: isNumber, xp: isCount },
    closed_until: isInstantOrNull,
  },
  loan_day_late: {
    ...ofLoan,
    ...{ day: isCount, began_at: isInstant, owed_cents: isCount, is_owned: isFlag },
    ...{ heat_by: isNumber, reputation_by: isNumber, is_held: isFlag, goods_taken: isGoods },
    ...{ goods_cents: isCount, change_cents: isCount, cash_cents: isCount },
  },
  loan_extended: {
    loan: isText,
    at: isInstant,
    due_at: isInstant,
    by: isText,
    held_until: isInstantOrNull,
  },
  loan_repaid: {
    ...payment,
    ...{ payment: isText, pot_cents: isCount, is_paid: isFlag },
  },
  loan_taken: {
    ...ofLoan,
    ...{ principal_cents: isCount, daily_rate: isNumber, due_at: isInstant },
    ...{ security: isSecurity, stake: isNumber, is_opening: isFlag },
  },
  loan_worked_off: { ...payment, work: isText, of: isText },
  pledge_sold: { ...payment, surplus_cents: isCount },
  sale_shared: { ...payment, share: isText, credited_cents: isCount, pot_cents: isCount },
  word_sent: { at: isInstant, id: isText, move: isCount, arrives_at: isInstant },
}

/** Whether a record is of a kind that loans are recomputed from. */
export function isOfLoan(kind: unknown): kind is EventOfLoan['kind'] {
  return typeof kind === 'string' && Object.hasOwn(FIELDS, kind)
}

/** Returns a record as an event; null when a field that is read is missing or of another type. */
export function readLoanEvent(kind: EventOfLoan['kind'], record: RecordFields): EventOfLoan | null {
  const isSound = Object.entries(FIELDS[kind]).every(([name, check]) => check(record[name]))
  // The fields that are read were checked.
  return isSound ? (record as unknown as EventOfLoan) : null
}
