import type { Reaction } from '#src/rules/sharks/reactions.ts'
import type { Bank } from './bank.ts'

/** The lines about each way to take up a reply. A question back is answered by lines about how the shark is. */
export type ReactionLines = Readonly<Record<Exclude<Reaction, 'asks_back'>, readonly string[]>>

/** Lines about reactions that name what the last reply spoke of. They are preferred when it spoke of something. */
export type NamingLines = Readonly<Partial<Record<Reaction, readonly string[]>>>

/** Returns the groups of a bank for lines about reactions. */
export function reactionGroups(lines: ReactionLines, naming: NamingLines): Bank {
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
  ]
}
