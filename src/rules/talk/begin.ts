import { dayOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import type { Refusal } from '../decider.ts'
import { RulesError } from '../errors.ts'
import { countStreak, returnMoves } from '../moves.ts'
import { beginDay } from '../play-day.ts'
import type { PlayerEvent } from '../player/event.ts'
import { fold } from '../player/evolve.ts'
import type { Sheet } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import { quotaOn } from '../quota.ts'
import { afterChoice } from '../sharks/after-choice.ts'
import { bark } from '../sharks/bark.ts'
import { decide } from '../sharks/decide.ts'
import type { Relation } from '../sharks/decision.ts'
import { type Kept, keepWords } from '../sharks/recollections/keep.ts'
import { type MarkedWords, markOf } from '../sharks/recollections/marks.ts'
import { unclearOn } from '../sharks/relation.ts'
import { moveRelation, relationTo } from '../sharks/relation-event.ts'
import type { Turn } from '../sharks/situation.ts'
import type { BeginTurn, SendMessage, StartReply } from './command.ts'
import { situationOf } from './situation-of.ts'
import type { TurnOpened } from './turn-opened.ts'

/** What a turn does, and what is recalled and forgotten by it. */
export interface Opening {
  readonly turn: Turn
  readonly kept: Kept
}

const NOTHING: Kept = { added: [], forgotten: [] }
/** What the decision of each event was. */
const openings = new WeakMap<TurnOpened, Opening>()

/** The refusal of a command that has to wait for the end of a reply. */
export const BUSY: Refusal<'busy'> = {
  refused: 'busy',
  sentence: 'Wait for the answer before you go on.',
}

/**
 * Decides a message to a shark. The answer to an offer and a question about the rules cost nothing; for other messages,
 * returns no event when the player has none left.
 */
export function decideMessage(
  sheet: Sheet,
  command: SendMessage,
  world: World,
): readonly PlayerEvent[] | Refusal<'busy'> {
  const { talk } = sheet
  if (talk?.running) return BUSY
  const returned = [...beginDay(sheet, world), ...returnMoves(sheet, world)]
  const begun = [...returned, ...countStreak(fold(sheet, returned), world)]
  const ready = fold(sheet, begun)
  const turn = turnOf(ready, command, world)
  if (!turn) return []
  const isUnclear = turn.decision.tags.includes('unsure')
  const needsMessage = !talk?.choice && turn.decision.act !== 'answer_rules'
  const source = needsMessage ? messageSource(sheet, world) : null
  if (needsMessage && source === null) return []
  const opening = { turn, kept: wordsOf(turn, ready, { command, world }) }
  const opened: TurnOpened = {
    kind: 'turn_opened',
    ...stampOf(world),
    ...{ turn: command.turn, shark: command.shark },
    spent: isUnclear && isUnclearFree(sheet, world) ? null : source,
    ...(isUnclear && { unclear: true }),
    ...keptBy(opening, world),
  }
  openings.set(opened, opening)
  return [...begun, opened, ...relationAfter(fold(ready, [opened]), turn.relation, world)]
}

/** Decides an unprompted reply. Returns no event when the shark has nothing to say. */
export function decideUnprompted(
  sheet: Sheet,
  command: StartReply,
  world: World,
): readonly PlayerEvent[] | Refusal<'busy'> {
  if (sheet.talk?.running) return BUSY
  const turn = turnOf(sheet, command, world)
  if (!turn) return []
  const { shark } = command
  const opened: TurnOpened = {
    kind: 'turn_opened',
    ...stampOf(world),
    ...{ turn: command.turn, shark, spent: null },
  }
  openings.set(opened, { turn, kept: NOTHING })
  return [opened, ...relationAfter(fold(sheet, [opened]), turn.relation, world)]
}

/** Returns what the decision of an event was: events themselves hold no words. Throws for an event that was read from a store. */
export function openingOf(event: TurnOpened): Opening {
  const opening = openings.get(event)
  if (!opening) throw new RulesError('bad_event', 'The event was not decided here.')
  return opening
}

/** Returns what is recalled of a message, and what is forgotten for it. */
function wordsOf(
  { decision, noted = [] }: Turn,
  { talk }: Sheet,
  { command, world }: { readonly command: BeginTurn; readonly world: World },
): Kept {
  if (noted.length === 0 || !talk) return NOTHING
  const { recollections, shark } = talk
  let ids = 0
  const newId = (): string => world.idOf(recollectionName(command.secret, (ids += 1)))
  return keepWords(recollections, { shark, noted, now: world.now, seed: decision.seed, newId })
}

/** Returns the name that the id of a turn's recollection is made of: 1 is the first one. */
export function recollectionName(secret: string, place: number): string {
  return `recollection|${secret}|${place}`
}

/** Returns the marks of what is recalled and forgotten, as the event has them. */
function keptBy({ kept: { added, forgotten } }: Opening, { idOf }: World): MarkedWords {
  return {
    ...(added.length > 0 && { recalled: added.map((each) => markOf(each, idOf)) }),
    ...(forgotten.length > 0 && { forgotten: forgotten.map((each) => markOf(each, idOf)) }),
  }
}

/** Returns what a shark does in a turn; null when it has nothing to say. `sheet` is the one before the turn was opened. */
function turnOf(sheet: Sheet, command: BeginTurn, world: World): Turn | null {
  const { talk } = sheet
  if (!talk) return null
  const situation = situationOf(sheet, talk, { command, world })
  if (command.kind === 'start_reply') return bark(situation)
  const { choice } = talk
  return choice ? afterChoice(situation, choice.terms, choice.kind) : decide(situation)
}

/** Returns which message would be used up; null when the player has none. */
function messageSource({ activity, interactions, reputation }: Sheet, { now }: World) {
  const free = quotaOn({ ...activity, reputation }, dayOf(now))
  if (interactions.usedToday < free) return 'free'
  return interactions.bought > 0 ? 'bought' : null
}

/** Whether a message that was not understood costs nothing: the first ones of a day do not. */
function isUnclearFree({ relations }: Sheet, { now }: World): boolean {
  const counts = Object.values(relations).map((relation) => unclearOn(relation, dayOf(now)))
  return counts.reduce((sum, count) => sum + count, 0) < RULES.interactions.unclearFree
}

/** Returns the event that moves the relation to the figures after a turn, if they have changed. */
function relationAfter(sheet: Sheet, relation: Relation, world: World): readonly PlayerEvent[] {
  const { talk } = sheet
  if (!talk) return []
  const before = relationTo(sheet, talk.shark, world.now)
  const isSame = (['trust', 'mood', 'patience', 'patienceDay'] as const).every(
    (figure) => before[figure] === relation[figure],
  )
  return isSame ? [] : [moveRelation(talk.shark, { relation, memory: null }, world)]
}
