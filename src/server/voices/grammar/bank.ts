import type { Act } from '#src/rules/sharks/decision.ts'
import type { Tag } from '#src/rules/sharks/tags.ts'
import type { Trigger } from '#src/rules/sharks/triggers.ts'

/**
 * What a line is for: an act of a shark's; a `tail:` that lays the open offer on the table when the line before
 * does not speak of it; an `again` that opens a line which comes back too soon; or a `clause` that names what an offer
 * asks for beside a signature, which is always said.
 */
export type Topic = Act | `tail:${Exclude<Trigger, 'favour'>}` | 'again' | 'clause'
/** A tag that must hold, or with a '!' one that must not. */
export type Condition = Tag | `!${Tag}`

/** A line as a writer writes it. {slots} are filled, of [one|another] one is picked. */
export type Line =
  | string
  | {
      readonly text: string
      /** Said once in a lifetime. */
      readonly once?: true
      /** Turns that pass before it may come again, 12 to 60; 12 when absent. */
      readonly rest?: number
      /** How likely beside its neighbours; 1 when absent. */
      readonly weight?: number
    }

/** Lines that share a topic and the conditions under which they are said. More conditions win over fewer. */
export interface Group {
  readonly topic: Topic
  readonly when?: readonly Condition[]
  readonly lines: readonly Line[]
}
export type Bank = readonly Group[]
