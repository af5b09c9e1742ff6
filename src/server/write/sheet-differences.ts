import type { Sheet } from '#src/rules/player/sheet.ts'
import type { Relation } from '#src/rules/sharks/decision.ts'

/** The fields of a sheet that no event holds: they follow from other tables, or from what a command names. */
const NOT_OF_EVENTS = [
  'isNameTaken',
  'isOutsidePot',
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

/** Returns the figures of a relation. What a shark remembers and the wording of replies are not compared. */
function figuresOf({ mood, patience, patienceDay, trust, turns, unclear }: Relation): object {
  return { mood, patience, patienceDay, trust, turns, unclear }
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
