import { type Chance, chanceOf, pick } from '#src/lib/chance.ts'
import { SHARKS } from '#src/lib/names.ts'
import { dayOf, startOfDay } from '../../calendar.ts'
import { RULES } from '../../config.ts'
import type { Shark } from '../decision.ts'
import {
  LASTING,
  MOST_RECOLLECTIONS,
  type Noted,
  type Recollection,
  type RecollectionKind,
} from './recollection.ts'

/** What a shark newly knows, and how ids are made. */
export interface Hearsay {
  readonly shark: Shark
  readonly noted: readonly Noted[]
  readonly now: Date
  /** Decides what is passed on. */
  readonly seed: string
  readonly newId: () => string
}

/** Recollections to store, and those to delete. */
export interface Kept {
  readonly added: readonly Recollection[]
  readonly forgotten: readonly Recollection[]
}

/** Kinds that sharks tell each other. */
const GOSSIP: readonly RecollectionKind[] = ['person', 'excuse', 'lie', 'place']
/** The likelihood that a shark tells another one. */
const GOSSIP_CHANCE = 0.4

/**
 * Returns what is stored and deleted after a message: the newly noted words, and what the shark passes on, which is known
 * from the next UTC day on. Words that are noted again replace their recollection. `known` are the recollections of all
 * sharks. Each shark keeps a limited number: the least important and oldest are forgotten, and those that have ended. What
 * was passed on of forgotten words is forgotten with them.
 */
export function keepWords(known: readonly Recollection[], heard: Hearsay): Kept {
  const own = heard.noted.map((note) => recollect(note, heard))
  const chance = chanceOf(`${heard.seed}|gossip`)
  const told = own.flatMap((recollection) => passOn(recollection, heard, chance))
  const added = [...own, ...told]
  const forgotten = new Set(
    known
      .filter((old) => old.endsAt <= heard.now || added.some((fresh) => replaces(fresh, old)))
      .map(({ id }) => id),
  )
  const left = [...known.filter(({ id }) => !forgotten.has(id)), ...added]
  for (const shark of SHARKS) {
    for (const { id } of surplus(left.filter((each) => each.shark === shark))) forgotten.add(id)
  }
  const isForgotten = ({ id, origin }: Recollection): boolean =>
    forgotten.has(id) || (origin !== null && forgotten.has(origin))
  return {
    added: added.filter((fresh) => !isForgotten(fresh)),
    forgotten: known.filter(isForgotten),
  }
}

function recollect(note: Noted, { shark, now, newId }: Hearsay): Recollection {
  return {
    ...note,
    id: newId(),
    shark,
    saidAt: now,
    knownFrom: now,
    endsAt: new Date(now.getTime() + LASTING[note.kind].days * RULES.clock.dayMs),
    hearsayFrom: null,
    origin: null,
    quotedAt: null,
  }
}

function passOn(own: Recollection, { shark, now, newId }: Hearsay, chance: Chance): Recollection[] {
  if (!GOSSIP.includes(own.kind) || chance() >= GOSSIP_CHANCE) return []
  const hearer = pick(
    chance,
    SHARKS.filter((other) => other !== shark),
  )
  const knownFrom = new Date(startOfDay(dayOf(now)).getTime() + RULES.clock.dayMs)
  return [{ ...own, id: newId(), shark: hearer, knownFrom, hearsayFrom: shark, origin: own.id }]
}

/**
 * Whether a new recollection takes the place of an older one: of the same words or, for people, of the same relation.
 * Hearsay never replaces what a shark has heard itself.
 */
function replaces(fresh: Recollection, old: Recollection): boolean {
  if (fresh.shark !== old.shark || fresh.kind !== old.kind) return false
  if (fresh.hearsayFrom !== null && old.hearsayFrom === null) return false
  return fresh.words === old.words || (fresh.kind === 'person' && fresh.words.startsWith(old.words))
}

/** Returns the recollections above the limit: the least important first, of those the oldest. */
function surplus(recollections: readonly Recollection[]): readonly Recollection[] {
  const byWorth = [...recollections].sort(
    (one, other) =>
      LASTING[other.kind].weight - LASTING[one.kind].weight ||
      other.saidAt.getTime() - one.saidAt.getTime(),
  )
  return byWorth.slice(MOST_RECOLLECTIONS)
}
