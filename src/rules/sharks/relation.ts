import { dayOf } from '../calendar.ts'
import { SHARK_POLICIES } from '../config.ts'
import type { Mood, Relation, Shark } from './decision.ts'
import type { TalkTopic } from './topics.ts'

/** No line is repeated within this many turns. */
const LEAST_REST_TURNS = 12
/** The most turns for which a line can rest. */
const TURNS_REMEMBERED = 60
/** The most subjects that a shark remembers to have been raised. */
export const TOPICS_REMEMBERED = 100
/** How many replies the anger about an insult or a threat lasts. */
const ANGRY_REPLIES = 4
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

/** Returns the relation with the anger about words of the player that were said in this turn. */
export function angered(relation: Relation): Relation {
  return { ...withMood(relation, 'angry'), angeredAt: relation.turns }
}

/** Returns the relation without the anger about words, if there is any: with the shark's usual mood. */
export function appeased(relation: Relation, shark: Shark): Relation {
  const { angeredAt, ...calm } = relation
  if (angeredAt === undefined) return relation
  return relation.mood === 'angry' ? withMood(calm, settledMood(shark, relation.trust)) : calm
}

/** Returns the relation with the anger about words gone, if it has lasted for some replies. */
export function cooledDown(relation: Relation, shark: Shark): Relation {
  const { angeredAt, turns } = relation
  const isOver = angeredAt !== undefined && turns - angeredAt > ANGRY_REPLIES
  return isOver ? appeased(relation, shark) : relation
}

export function withMood(relation: Relation, mood: Mood): Relation {
  return { ...relation, mood }
}

/** Counts a message that was not understood. */
export function rememberUnclear(relation: Relation, now: Date): Relation {
  return { ...relation, unclear: { day: dayOf(now), count: unclearOn(relation, dayOf(now)) + 1 } }
}

/** Records a subject that the player has raised. The one that was raised longest ago is forgotten first. */
export function rememberTopic(relation: Relation, topic: TalkTopic): Relation {
  const { topics = [] } = relation
  const raised = [topic, ...topics.filter((other) => other !== topic)]
  return { ...relation, topics: raised.slice(0, TOPICS_REMEMBERED) }
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
