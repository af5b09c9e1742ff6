import { chanceOf, pick } from '#src/lib/chance.ts'
import { weekdayOf } from '../calendar.ts'
import { formatCents } from '../money.ts'
import type { Relation, Shark } from './decision.ts'
import { SPOKEN_NAMES } from './spoken-names.ts'

/** What a shark remembers of an act of the player. Money in cents. */
export type Memory =
  /** A loan was taken. `nickname` is the one that the shark gives the player; null when the player has one. */
  | { readonly kind: 'deal'; readonly cents: number; readonly nickname: string | null }
  /** A loan of `cents` was repaid, `days` late. */
  | { readonly kind: 'repaid_late'; readonly days: number; readonly cents: number }
  | { readonly kind: 'repaid' }
  /** The player declined to pay what is owed. */
  | { readonly kind: 'refusal'; readonly cents: number }
  | { readonly kind: 'mercy'; readonly loan: string }
  /** The player paid another shark, the payee, with this shark's money. `word` is the id of the hearsay. */
  | {
      readonly kind: 'hearsay'
      readonly word: string
      readonly payee: Shark
      readonly cents: number
    }

/** Returns the relation with a memory of an act at an instant. */
export function remember(relation: Relation, memory: Memory, at: Date): Relation {
  switch (memory.kind) {
    case 'deal':
      return rememberDeal(relation, memory, at)
    case 'repaid_late': {
      const { days, cents } = memory
      const betrayal = `${days} ${days === 1 ? 'day' : 'days'} late with ${formatCents(cents)}`
      return withBetrayal(forgetPromise(relation), betrayal)
    }
    case 'repaid':
      return forgetPromise(relation)
    case 'refusal': {
      const unpaidPromise = `the ${formatCents(memory.cents)} from ${weekdayOf(at)}`
      return { ...relation, facts: { ...relation.facts, unpaidPromise } }
    }
    case 'mercy':
      return { ...relation, beggedLoanId: memory.loan }
    case 'hearsay': {
      const { payee, cents } = memory
      return withBetrayal(
        relation,
        `${formatCents(cents)} of mine that went to ${SPOKEN_NAMES[payee]}`,
      )
    }
  }
}

/** Returns the nickname that a shark gives to a player. */
export function drawNickname(shark: Shark, seed: string): string {
  return pick(chanceOf(`${seed}|nickname`), NICKNAMES[shark])
}

/** Records a loan that was taken: its sum and day, and a nickname when there is none. */
function rememberDeal(
  relation: Relation,
  { cents, nickname }: Extract<Memory, { kind: 'deal' }>,
  at: Date,
): Relation {
  const { facts } = relation
  const sum = formatCents(cents)
  const isBiggest = facts.biggestDeal === undefined || centsOf(facts.biggestDeal) < cents
  return {
    ...relation,
    facts: {
      ...facts,
      ...(nickname !== null && { nickname }),
      lastDeal: `the ${sum} from ${weekdayOf(at)}`,
      ...(isBiggest && { biggestDeal: sum }),
    },
  }
}

function withBetrayal(relation: Relation, worstBetrayal: string): Relation {
  return { ...relation, facts: { ...relation.facts, worstBetrayal } }
}

/** Removes the unpaid promise, when a loan is repaid. */
function forgetPromise(relation: Relation): Relation {
  const { unpaidPromise: _, ...facts } = relation.facts
  return { ...relation, facts }
}

function centsOf(formatted: string): number {
  return Math.round(Number(formatted.replace(/[$,]/g, '')) * 100)
}

/** The nicknames that each shark gives. */
const NICKNAMES: Readonly<Record<Shark, readonly string[]>> = {
  vinnie: ['Pockets', 'Sunshine', 'Slow Count', 'Loafers', 'Small Change', 'Choir Boy', 'Subway'],
  tommy: ['champ', 'Brooklyn', 'slugger', 'ace', 'Hollywood', 'ragazzo', 'big shot'],
  carmela: [
    'my investment',
    'my apprentice',
    'Mister Ambition',
    'my little exposure',
    'Wall Street',
  ],
  bigboss: ['kid', 'runner', 'little fish', 'student'],
}
