import type {
  FirstReaction,
  LastKind,
  LaterReaction,
  Reaction,
} from '#src/rules/sharks/reactions/kinds.ts'
import type { Tag } from '#src/rules/sharks/tags.ts'
import type { Bank, Group } from './bank.ts'

type Lines<kind extends string> = Readonly<Record<kind, readonly string[]>>

/** The lines about each way to take up a reply. They are true after any reply. */
export type ReactionLines = Lines<FirstReaction>
export type FollowUpLines = Lines<LaterReaction>

/** Lines about reactions to a last reply of a kind. They are preferred to those that fit after any reply. */
export type LastLines = Readonly<Partial<Record<LastKind, Partial<Lines<Reaction>>>>>

/** Lines about reactions that name what the last reply spoke of. They are preferred when it spoke of something. */
export type NamingLines = Partial<Lines<Reaction>>

/** Lines that repeat what was said last. They are preferred to all others. */
export type RepeatingLines = Partial<Lines<Reaction>>

/** What a shark says to those who take up its last reply. */
interface AnswersToReactions {
  readonly lines: ReactionLines & FollowUpLines
  readonly last: LastLines
  readonly naming: NamingLines
  readonly repeating: RepeatingLines
}

/** Returns the groups of a bank for lines about reactions. */
export function reactionGroups({ lines, last, naming, repeating }: AnswersToReactions): Bank {
  return [
    ...groupsOf(lines),
    ...Object.entries(last).flatMap(([kind, texts]) =>
      groupsOf(texts, `after_${kind as LastKind}`),
    ),
    ...groupsOf(naming, 'has_last_subject'),
    ...groupsOf(repeating, 'repeats'),
  ]
}

function groupsOf(lines: Partial<Lines<Reaction>>, ...further: readonly Tag[]): readonly Group[] {
  return Object.entries(lines).map(([reaction, texts]) => ({
    topic: 'answer_reaction',
    when: [`reacts_${reaction as Reaction}`, ...further],
    lines: texts,
  }))
}
