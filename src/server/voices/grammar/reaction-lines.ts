import type { Reaction } from '#src/rules/sharks/reactions.ts'
import type { Bank } from './bank.ts'

/** The lines about each way to take up a reply. A question back is answered by lines about how the shark is. */
export type ReactionLines = Readonly<Record<Exclude<Reaction, 'asks_back'>, readonly string[]>>

/** Returns the groups of a bank for lines about reactions. */
export function reactionGroups(lines: ReactionLines): Bank {
  return Object.entries(lines).map(([reaction, texts]) => ({
    topic: 'answer_reaction',
    when: [`reacts_${reaction as Reaction}`],
    lines: texts,
  }))
}
