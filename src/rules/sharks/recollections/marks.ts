import type { Sheet } from '../../player/sheet.ts'
import type { Moment } from '../../player/world.ts'
import type { Recollection } from './recollection.ts'

/** The part of an event that tells of recollections, by their marks. */
export interface MarkedWords {
  /** Absent: none is added. */
  readonly recalled?: readonly string[]
  /** Absent: none is deleted. */
  readonly forgotten?: readonly string[]
}

/**
 * Returns the mark of a recollection: a hash that stands for it in events, which hold no words of players. It covers the
 * random id, which only the player is shown, so that words cannot be tried against it. When the recollection was last quoted is not covered.
 */
export function markOf(recollection: Recollection, idOf: Moment['idOf']): string {
  const { id, shark, kind, words, dueAt, saidAt, knownFrom, endsAt, hearsayFrom, origin } =
    recollection
  const times = [dueAt, saidAt, knownFrom, endsAt].map((at) => at && at.toISOString())
  return idOf(JSON.stringify(['recollection', id, shark, kind, words, hearsayFrom, origin, times]))
}

/** Returns the marks of a sheet after an event. They are absent while there is none. */
export function marksAfter(
  { marks = [] }: Pick<Sheet, 'marks'>,
  { forgotten = [], recalled = [] }: MarkedWords,
): Pick<Sheet, 'marks'> {
  if (marks.length + recalled.length === 0) return {}
  return { marks: [...marks.filter((mark) => !forgotten.includes(mark)), ...recalled] }
}
