import type { Refusal } from '../decider.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import { type Moment, stampOf } from '../player/world.ts'
import { markOf, marksAfter } from '../sharks/recollections/marks.ts'
import type { Recollection } from '../sharks/recollections/recollection.ts'

/** Lets the sharks forget words of the player. */
export interface ForgetWords {
  readonly kind: 'forget_words'
  /** The recollection with an id and what was passed on of it, all recollections, or those that have ended. */
  readonly what: 'all' | 'ended' | { readonly id: string }
  /** Whether the server deletes words that are not on the sheet, too: those of a player who was merged into this one. */
  readonly isElsewhere: boolean
}

/** Recollections were deleted. The event has their marks alone. */
export interface WordsForgotten extends EventBase {
  readonly kind: 'words_forgotten'
  readonly forgotten: readonly string[]
}

/** Decides which recollections are deleted. Refuses an id that no shark recalls. */
export function decideForget(
  sheet: Sheet,
  command: ForgetWords,
  world: Moment,
): readonly WordsForgotten[] | Refusal<'not_found'> {
  const forgotten = forgottenBy(sheet, command, world.now)
  if (forgotten.length > 0) {
    const marks = forgotten.map((each) => markOf(each, world.idOf))
    return [{ kind: 'words_forgotten', ...stampOf(world), forgotten: marks }]
  }
  const isMissing = typeof command.what === 'object' && !command.isElsewhere
  return isMissing ? { refused: 'not_found', sentence: 'Nobody remembers that.' } : []
}

/** Returns the recollections of the sheet that a command deletes. */
export function forgottenBy(
  { talk }: Sheet,
  { what }: ForgetWords,
  now: Date,
): readonly Recollection[] {
  const { recollections } = talk ?? { recollections: [] }
  if (what === 'all') return recollections
  if (what === 'ended') return recollections.filter(({ endsAt }) => endsAt <= now)
  return recollections.filter(({ id, origin }) => id === what.id || origin === what.id)
}

export function evolveForgotten(sheet: Sheet, event: WordsForgotten): Sheet {
  return { ...sheet, ...marksAfter(sheet, event) }
}
