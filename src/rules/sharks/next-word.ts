import type { Due } from '../player/due.ts'
import type { Sheet, Word } from '../player/sheet.ts'
import { earliest } from '../earliest.ts'
import type { Moment } from '../player/world.ts'
import { sourByHearsay } from './hearsay.ts'
import { moveRelation, type RelationMoved, relationTo } from './relation-event.ts'

/** Returns the hearsay that arrives next; null for none. */
export function nextWord({ words }: Sheet): Due | null {
  const word = earliest(words.map((one) => ({ at: one.arrivesAt, word: one })))?.word
  return word
    ? { at: word.arrivesAt, decide: (sheet, world) => [hearWord(sheet, word, world)] }
    : null
}

function hearWord(sheet: Sheet, word: Word, world: Moment): RelationMoved {
  const { hearer, payee, amountCents: cents } = word
  const relation = sourByHearsay(relationTo(sheet, hearer, world.now))
  const memory = { kind: 'hearsay', word: word.id, payee, cents } as const
  return moveRelation(hearer, { relation, memory }, world)
}
