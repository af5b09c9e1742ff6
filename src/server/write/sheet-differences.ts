import type { Sheet } from '#src/rules/player/sheet.ts'
import type { Relation } from '#src/rules/sharks/decision.ts'
import { markOf } from '#src/rules/sharks/recollections/marks.ts'
import type { Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import { uuidOf } from '../platform/hashing.ts'

/** The fields of a sheet that no event holds: they follow from other tables, or from what a command names. */
const NOT_OF_EVENTS = [
  'isNameTaken',
  'isOutsidePot',
  'marks',
  'missionDay',
  'offer',
  'talk',
  'trader',
  'watchedPayments',
] as const

/** Compares a sheet that was folded from events with the one of the tables. Returns each field that differs, with both. */
export function sheetDifferences(folded: Sheet, stored: Sheet): readonly string[] {
  const [fields, others] = [comparable(folded), comparable(stored)]
  return Object.keys(fields)
    .filter((field) => fields[field] !== others[field])
    .map((field) => `${field}: ${fields[field]} ≠ ${others[field]}`)
}

/** Returns the fields of a sheet as texts in which equal states are equal. Rows without content count as absent. */
function comparable(sheet: Sheet): Record<string, string> {
  const last = sheet.month.lastContributionAt
  const fields = {
    ...sheet,
    balances: withoutEmpty(sheet.balances, (cents) => cents === 0),
    heat: withoutEmpty(sheet.heat, (heat) => heat === 0),
    holdings: sheet.holdings.filter(({ quantity }) => quantity > 0).map(textOf),
    loans: sheet.loans.filter(({ status }) => status !== 'paid').map(textOf),
    words: sheet.words.map(textOf),
    relations: Object.fromEntries(
      Object.entries(sheet.relations).map(([shark, relation]) => [shark, figuresOf(relation)]),
    ),
    month: { ...sheet.month, lastContributionAt: last && new Date(last) },
  }
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !NOT_OF_EVENTS.some((field) => field === name))
      .map(([name, value]) => [name, textOf(Array.isArray(value) ? value.toSorted() : value)]),
  )
}

/** Returns the figures of a relation and the facts that the rules have recorded. The wording of replies is not compared. */
function figuresOf(relation: Relation): object {
  const { beggedLoanId, facts, mood, patience, patienceDay, trust, turns, unclear } = relation
  return { beggedLoanId, facts, mood, patience, patienceDay, trust, turns, unclear }
}

/** Compares the marks of the events with what is stored of the player's words. Returns a sentence for each difference. */
export function memoryDifferences(
  { marks = [] }: Pick<Sheet, 'marks'>,
  stored: readonly Recollection[],
): readonly string[] {
  const found = new Map(stored.map((each) => [markOf(each, uuidOf), each.id]))
  const unknown = [...found].filter(([mark]) => !marks.includes(mark))
  const missing = marks.filter((mark) => !found.has(mark))
  return [
    ...unknown.map(([, id]) => `recollections: no event tells of ${id}`),
    ...missing.map((mark) => `recollections: the one marked ${mark} is missing`),
  ]
}

function withoutEmpty<value>(
  record: Readonly<Record<string, value | undefined>>,
  isEmpty: (value: value) => boolean,
): object {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && !isEmpty(value)),
  )
}

/** Returns a value as JSON, with the names of every object in order. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
