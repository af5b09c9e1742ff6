import type { EventBase } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import { type Moment, stampOf } from '../player/world.ts'
import type { Mood, Relation, Shark } from './decision.ts'
import { type Memory, remember } from './memory.ts'
import { newRelation } from './relation.ts'

/** A change of a shark's relation to the player: the figures after it, and what the shark remembers of it. */
export interface RelationMoved extends EventBase {
  readonly kind: 'relation_moved'
  readonly shark: Shark
  readonly trust: number
  readonly mood: Mood
  readonly patience: number
  /** The UTC day of the patience. */
  readonly patience_day: string
  /** Null when nothing is remembered. */
  readonly memory: Memory | null
}

/** Returns a shark's relation to the player: a new one when they have not met. */
export function relationTo({ relations }: Pick<Sheet, 'relations'>, shark: Shark, now: Date) {
  return relations[shark] ?? newRelation(shark, now)
}

/** Returns the event that moves a shark's relation to the figures of `relation`. */
export function moveRelation(
  shark: Shark,
  after: { readonly relation: Relation; readonly memory: Memory | null },
  world: Moment,
): RelationMoved {
  const { trust, mood, patience, patienceDay } = after.relation
  return {
    kind: 'relation_moved',
    ...stampOf(world),
    ...{ shark, trust, mood, patience, patience_day: patienceDay },
    memory: after.memory,
  }
}

export function evolveRelation(sheet: Sheet, event: RelationMoved): Sheet {
  const { shark, trust, mood, patience, patience_day: patienceDay, memory } = event
  const at = new Date(event.at)
  const moved = { ...relationTo(sheet, shark, at), trust, mood, patience, patienceDay }
  const relation = memory ? remember(moved, memory, at) : moved
  const heard = memory?.kind === 'hearsay' ? memory.word : null
  return {
    ...sheet,
    relations: { ...sheet.relations, [shark]: relation },
    words: heard === null ? sheet.words : sheet.words.filter(({ id }) => id !== heard),
  }
}
