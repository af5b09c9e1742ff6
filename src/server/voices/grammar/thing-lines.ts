import type { ThingKind } from '#src/rules/sharks/things/thing-of.ts'
import type { Bank } from './bank.ts'

/** The lines about things of some kinds: for a message that tells of one, and for a question about one. */
export type ThingLines<kind extends ThingKind> = Readonly<
  Record<kind, { readonly says: readonly string[]; readonly asks: readonly string[] }>
>

/** Returns the groups of a bank for things that a player names. */
export function thingGroups(lines: ThingLines<ThingKind>): Bank {
  return Object.entries(lines).flatMap(([kind, { says, asks }]) => [
    { topic: 'answer_topic', when: [`thing_${kind as ThingKind}`], lines: says },
    { topic: 'answer_topic', when: [`thing_${kind as ThingKind}`, 'asks_thing'], lines: asks },
  ])
}
