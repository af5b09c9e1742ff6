import type { Shark } from './sharks/decision.ts'

/** A consequence of a late loan. */
export type Consequence =
  /** The shark sends a warning. */
  | { readonly kind: 'warning' }
  /** The heat of the debtor's borough rises. */
  | { readonly kind: 'heat'; readonly by: number }
  /** The shark takes a percentage of each good. */
  | { readonly kind: 'goods'; readonly percent: number }
  /** An encounter with a collector opens. */
  | { readonly kind: 'encounter' }
  /** The pledged goods are sold. The proceeds pay the loan. */
  | { readonly kind: 'collateral' }
  | { readonly kind: 'trust'; readonly by: number }
  | { readonly kind: 'reputation'; readonly by: number }

type Table = Readonly<Record<number, readonly Consequence[]>>

/** The consequences, by shark and day late. */
const LATENESS: Readonly<Record<Shark, Table>> = {
  vinnie: {
    1: [{ kind: 'warning' }],
    2: [
      { kind: 'heat', by: 2 },
      { kind: 'goods', percent: 20 },
    ],
    3: [{ kind: 'encounter' }],
  },
  tommy: { 1: [{ kind: 'warning' }], 3: [{ kind: 'trust', by: -15 }] },
  carmela: {
    1: [{ kind: 'warning' }],
    2: [{ kind: 'collateral' }],
    3: [{ kind: 'trust', by: -20 }],
  },
  bigboss: {
    1: [{ kind: 'warning' }],
    3: [
      { kind: 'trust', by: -30 },
      { kind: 'reputation', by: -0.05 },
    ],
  },
}

/** The consequences of one day late. */
export interface LateDay {
  readonly day: number
  readonly consequences: readonly Consequence[]
}

/** Returns the consequences of the days late after `seenDay`, up to and including `daysLate`, in order. */
export function lateDays(shark: Shark, seenDay: number, daysLate: number): readonly LateDay[] {
  const table = LATENESS[shark]
  return Object.keys(table)
    .map(Number)
    .filter((day) => day > seenDay && day <= daysLate)
    .sort((one, other) => one - other)
    .map((day) => ({ day, consequences: table[day] ?? [] }))
}
