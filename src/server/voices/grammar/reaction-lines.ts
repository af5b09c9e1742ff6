import type { Reaction } from '#src/rules/sharks/reactions/kinds.ts'
import type { Bank } from './bank.ts'

/** The lines about each way to take up a reply. */
export type ReactionLines = Readonly<Record<Reaction, readonly string[]>>

/** Lines about reactions that name what the last reply spoke of. They are preferred when it spoke of something. */
export type NamingLines = Readonly<Partial<Record<Reaction, readonly string[]>>>

/** Lines that repeat what was said last. They are preferred to all others. */
export type RepeatingLines = Readonly<Partial<Record<Reaction, readonly string[]>>>

/** Returns the groups of a bank for lines about reactions. */
export function reactionGroups(
  lines: ReactionLines,
  naming: NamingLines,
  repeating: RepeatingLines,
): Bank {
  return [
    ...Object.entries(lines).map(([reaction, texts]) => ({
      topic: 'answer_reaction' as const,
      when: [`reacts_${reaction as Reaction}`] as const,
      lines: texts,
    })),
    ...Object.entries(naming).map(([reaction, texts]) => ({
      topic: 'answer_reaction' as const,
      when: [`reacts_${reaction as Reaction}`, 'has_last_subject'] as const,
      lines: texts,
    })),
    ...Object.entries(repeating).map(([reaction, texts]) => ({
      topic: 'answer_reaction' as const,
      when: [`reacts_${reaction as Reaction}`, 'repeats'] as const,
      lines: texts,
    })),
  ]
}
