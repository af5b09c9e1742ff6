import type { Act } from '#src/rules/sharks/decision.ts'
import type { Tag } from '#src/rules/sharks/tags.ts'
import type { Trigger } from '#src/rules/sharks/triggers.ts'

/**
 * The purpose of a line:
 * - an act: words that act of a shark;
 * - `tail:…`: raises the subject of the chips (an offer, a debt) after a line that does not raise it itself;
 * - `again`: introduces a line that is repeated too soon;
 * - `clause`: names the collateral of an offer; appended to the reply unless it was used recently.
 */
export type Topic = Act | `tail:${Exclude<Trigger, 'favour'>}` | 'again' | 'clause'
/** A tag that the decision must have or, with a '!', must not have. */
export type Condition = Tag | `!${Tag}`

/** A line as it is written in a bank. {slots} are filled, and one alternative of [one|another] is picked. */
export type Line =
  | string
  | {
      readonly text: string
      /** Used at most once for a player. */
      readonly once?: true
      /** Turns before it may be used again, 12 to 60; 12 when absent. */
      readonly rest?: number
      /** Its weight in the draw among lines of the same specificity; 1 when absent. */
      readonly weight?: number
    }

/** Lines with the same topic and conditions. Lines with more conditions are preferred. */
export interface Group {
  readonly topic: Topic
  readonly when?: readonly Condition[]
  readonly lines: readonly Line[]
}
export type Bank = readonly Group[]
