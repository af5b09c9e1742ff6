import type { Shark } from './sharks/decision.ts'

/** What a shark does about a debtor who is late. */
export type Consequence =
  /** Word is sent. */
  | { readonly kind: 'warning' }
  /** The ground gets hotter where the debtor stands. */
  | { readonly kind: 'heat'; readonly by: number }
  /** So many percent of each good are taken. */
  | { readonly kind: 'goods'; readonly percent: number }
  /** A collector stands in the way until he is dealt with. */
  | { readonly kind: 'encounter' }
  /** Pledged goods are sold, and what they bring goes on the loan. */
  | { readonly kind: 'collateral' }
  | { readonly kind: 'trust'; readonly by: number }
  | { readonly kind: 'reputation'; readonly by: number }

type Table = Readonly<Record<number, readonly Consequence[]>>

/** The consequences by the day late. */
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

/** What falls due on one day late. */
export interface LateDay {
  readonly day: number
  readonly consequences: readonly Consequence[]
}

/** What falls due on the days late after `seenDay`, up to and with `daysLate`, in order; each day counts once. */
export function lateDays(shark: Shark, seenDay: number, daysLate: number): readonly LateDay[] {
  const table = LATENESS[shark]
  return Object.keys(table)
    .map(Number)
    .filter((day) => day > seenDay && day <= daysLate)
    .sort((one, other) => one - other)
    .map((day) => ({ day, consequences: table[day] ?? [] }))
}
