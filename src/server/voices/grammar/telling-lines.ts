import type { Shark } from '#src/rules/sharks/decision.ts'
import type { KindsOf, ToldTag } from '#src/rules/tellings/telling.ts'

/**
 * The lines of a shark about events, by kind of telling. When an event has a tag, the lines of the tag are preferred to
 * `always`.
 * {slots} are filled. A line with [one|another] counts as one line for each alternative.
 */
export type TellingLines<shark extends Shark> = Readonly<
  Record<
    KindsOf<shark>,
    { readonly always: readonly string[] } & Readonly<Partial<Record<ToldTag, readonly string[]>>>
  >
>
