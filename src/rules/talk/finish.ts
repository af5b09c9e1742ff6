import type { Refusal } from '../decider.ts'
import type { PlayerEvent } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import type { World } from '../player/world.ts'
import { withMood } from '../sharks/relation.ts'
import { moveRelation, relationTo } from '../sharks/relation-event.ts'
import { BUSY } from './begin.ts'
import type { FinishTurn } from './command.ts'
import type { Talk } from './talk.ts'

/** Whether a turn is still open for the reply that a command brings. */
export function isOpenFor({ turn }: Talk, { seed }: FinishTurn): boolean {
  return turn !== null && turn.isRunning && turn.decision.seed === seed
}

/** Decides the end of a turn: the mood that the voice has chosen. A turn that is not open changes nothing. */
export function decideFinish(
  { relations, talk }: Sheet,
  command: FinishTurn,
  world: World,
): readonly PlayerEvent[] | Refusal<'busy'> {
  if (!talk?.turn || !isOpenFor(talk, command)) return []
  if (command.isAbandoned && talk.turn.runningUntil > world.now) return BUSY
  const { mood, shark } = command
  const before = relationTo({ relations }, shark, world.now)
  if (mood === null || mood === before.mood) return []
  return [moveRelation(shark, { relation: withMood(before, mood), memory: null }, world)]
}

/** Decides whether the reply of a turn is worded again. */
export function decideReopen({
  talk,
}: Sheet): readonly PlayerEvent[] | Refusal<'busy' | 'turn_over'> {
  if (talk?.running) return BUSY
  if (talk?.turn?.isLast) return []
  return { refused: 'turn_over', sentence: 'Only the last answer can be worded anew.' }
}
