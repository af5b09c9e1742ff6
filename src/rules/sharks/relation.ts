import { pick, chanceOf } from '#src/lib/chance.ts'
import { dayOf, weekdayOf } from '../calendar.ts'
import { SHARK_POLICIES } from '../config.ts'
import { type Loan, daysLate } from '../loans.ts'
import { formatCents } from '../money.ts'
import type { Mood, Relation, Shark } from './decision.ts'

/** Turns in which no line comes again, and those for which a line can be made to rest. */
const TURNS_AT_LEAST = 12
const TURNS_REMEMBERED = 60
/** Begins the id of a line that rests longer, as in 'rest40:'. */
const REST_PREFIX = /^rest(\d+):/
/** Begins the id of a line that is said once in a lifetime. */
export const ONCE_PREFIX = 'once:'

/** Two who have not met. */
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

/** A new day refills patience and cools tempers. */
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

/** How many messages of a UTC day were not understood. */
export function unclearOn({ unclear }: Relation, day: string): number {
  return unclear?.day === day ? unclear.count : 0
}

/** Keeps what a voice said (the ids of its `done`), so that it does not come again within 12 turns. */
export function rememberLines(relation: Relation, lines: readonly string[]): Relation {
  const once = lines.filter((id) => id.startsWith(ONCE_PREFIX) && !relation.saidOnce.includes(id))
  return {
    ...relation,
    recentLines: [lines.join('+'), ...relation.recentLines].slice(0, TURNS_REMEMBERED),
    saidOnce: [...relation.saidOnce, ...once],
  }
}

/** Every line id that may not come now. */
export function bannedLines(relation: Relation): string[] {
  const resting = relation.recentLines.flatMap((turn, age) =>
    turn.split('+').filter((id) => age < restOf(id)),
  )
  return [...resting, ...relation.saidOnce]
}

/** The id of a line that rests for `turns`, 12 to 60. */
export function restingId(id: string, turns: number): string {
  return `rest${Math.min(TURNS_REMEMBERED, turns)}:${id}`
}

function restOf(id: string): number {
  return Math.max(TURNS_AT_LEAST, Number(REST_PREFIX.exec(id)?.[1] ?? 0))
}

/** What a loan taken leaves in memory: the sum, the day, and a name earned by it. */
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

/** What a late repayment leaves in memory. */
export function rememberLateness(relation: Relation, loan: Loan, now: Date): Relation {
  const days = daysLate(loan, now)
  const clause = `${days} ${days === 1 ? 'day' : 'days'} late with ${formatCents(loan.principalCents)}`
  return { ...relation, facts: { ...relation.facts, worstBetrayal: clause } }
}

/** What a refused payment leaves in memory. */
export function rememberRefusal(relation: Relation, owedCents: number, now: Date): Relation {
  const unpaidPromise = `the ${formatCents(owedCents)} from ${weekdayOf(now)}`
  return { ...relation, facts: { ...relation.facts, unpaidPromise } }
}

/** A cleared loan leaves no promise open. */
export function forgetPromise(relation: Relation): Relation {
  const { unpaidPromise: _, ...facts } = relation.facts
  return { ...relation, facts }
}

function centsOf(formatted: string): number {
  return Math.round(Number(formatted.replace(/[$,]/g, '')) * 100)
}

/** Where a shark's mood rests when nothing has happened today. */
function settledMood(shark: Shark, trust: number): Mood {
  if (trust <= -20) return 'cold'
  if (trust >= 25) return 'warm'
  const rests: Readonly<Record<Shark, Mood>> = {
    vinnie: 'cold',
    tommy: 'warm',
    carmela: 'neutral',
    bigboss: 'neutral',
  }
  return rests[shark]
}

/** What each shark may come to call a debtor. */
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
