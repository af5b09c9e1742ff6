import { pick, chanceOf } from '#src/lib/chance.ts'
import { dayOf, weekdayOf } from '../calendar.ts'
import { SHARK_POLICIES } from '../config.ts'
import { type Loan, daysLate } from '../loans.ts'
import { formatCents } from '../money.ts'
import type { Mood, Relation, Shark } from './decision.ts'

/** No line is repeated within this many turns. */
const LEAST_REST_TURNS = 12
/** The most turns for which a line can rest. */
const TURNS_REMEMBERED = 60
/** Begins the id of a line that rests longer, as in 'rest40:'. */
const REST_PREFIX = /^rest(\d+):/
/** Begins the id of a line that a shark says to a player only once. */
export const ONCE_PREFIX = 'once:'

/** Returns the relation of a shark to a player it has not met. */
export function newRelation(shark: Shark, now: Date): Relation {
  return {
    trust: 0,
    patience: SHARK_POLICIES[shark].patience,
    patienceDay: dayOf(now),
    mood: settledMood(shark, 0),
    turns: 0,
    beggedLoanId: null,
    facts: {},
    recentLines: [],
    saidOnce: [],
  }
}

/** Returns the relation with patience and mood reset on a new UTC day, or the same object on the same day. */
export function ofToday(relation: Relation, shark: Shark, now: Date): Relation {
  if (relation.patienceDay === dayOf(now)) return relation
  return {
    ...relation,
    patience: SHARK_POLICIES[shark].patience,
    patienceDay: dayOf(now),
    mood: settledMood(shark, relation.trust),
  }
}

export function shiftTrust(relation: Relation, by: number): Relation {
  return { ...relation, trust: Math.max(-100, Math.min(100, relation.trust + by)) }
}

export function withMood(relation: Relation, mood: Mood): Relation {
  return { ...relation, mood }
}

/** Counts a message that was not understood. */
export function rememberUnclear(relation: Relation, now: Date): Relation {
  return { ...relation, unclear: { day: dayOf(now), count: unclearOn(relation, dayOf(now)) + 1 } }
}

/** Returns how many messages of a UTC day were not understood. */
export function unclearOn({ unclear }: Relation, day: string): number {
  return unclear?.day === day ? unclear.count : 0
}

/** Records the ids of the lines that a voice has used, so that they are not repeated while they rest. */
export function rememberLines(relation: Relation, lines: readonly string[]): Relation {
  const once = lines.filter((id) => id.startsWith(ONCE_PREFIX) && !relation.saidOnce.includes(id))
  return {
    ...relation,
    recentLines: [lines.join('+'), ...relation.recentLines].slice(0, TURNS_REMEMBERED),
    saidOnce: [...relation.saidOnce, ...once],
  }
}

/** Returns the ids of the lines that must not be used now. */
export function bannedLines(relation: Relation): string[] {
  const resting = relation.recentLines.flatMap((turn, age) =>
    turn.split('+').filter((id) => age < restOf(id)),
  )
  return [...resting, ...relation.saidOnce]
}

/** Returns the id of a line that rests for `turns` turns, at most 60. */
export function restingId(id: string, turns: number): string {
  return `rest${Math.min(TURNS_REMEMBERED, turns)}:${id}`
}

function restOf(id: string): number {
  return Math.max(LEAST_REST_TURNS, Number(REST_PREFIX.exec(id)?.[1] ?? 0))
}

/** Records a loan that was taken: its sum and day, and a nickname when there is none. */
export function rememberDeal(
  relation: Relation,
  deal: { shark: Shark; principalCents: number; now: Date; seed: string },
): Relation {
  const { facts } = relation
  const sum = formatCents(deal.principalCents)
  const biggest =
    facts.biggestDeal === undefined || centsOf(facts.biggestDeal) < deal.principalCents
  return {
    ...relation,
    facts: {
      ...facts,
      nickname: facts.nickname ?? pick(chanceOf(`${deal.seed}|nickname`), NICKNAMES[deal.shark]),
      lastDeal: `the ${sum} from ${weekdayOf(deal.now)}`,
      ...(biggest ? { biggestDeal: sum } : {}),
    },
  }
}

/** Records a late repayment as the worst betrayal. */
export function rememberLateness(relation: Relation, loan: Loan, now: Date): Relation {
  const days = daysLate(loan, now)
  const clause = `${days} ${days === 1 ? 'day' : 'days'} late with ${formatCents(loan.principalCents)}`
  return { ...relation, facts: { ...relation.facts, worstBetrayal: clause } }
}

/** Records a payment that the player declined as an unpaid promise. */
export function rememberRefusal(relation: Relation, owedCents: number, now: Date): Relation {
  const unpaidPromise = `the ${formatCents(owedCents)} from ${weekdayOf(now)}`
  return { ...relation, facts: { ...relation.facts, unpaidPromise } }
}

/** Removes the unpaid promise, when a loan is repaid. */
export function forgetPromise(relation: Relation): Relation {
  const { unpaidPromise: _, ...facts } = relation.facts
  return { ...relation, facts }
}

function centsOf(formatted: string): number {
  return Math.round(Number(formatted.replace(/[$,]/g, '')) * 100)
}

/** Returns the mood of a shark on a day on which nothing has happened. */
function settledMood(shark: Shark, trust: number): Mood {
  if (trust <= -20) return 'cold'
  if (trust >= 25) return 'warm'
  const usual: Readonly<Record<Shark, Mood>> = {
    vinnie: 'cold',
    tommy: 'warm',
    carmela: 'neutral',
    bigboss: 'neutral',
  }
  return usual[shark]
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
