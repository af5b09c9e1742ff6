import type { TopicIn } from '#src/rules/sharks/exchanges/exchange-table.ts'

/** The lines about the exchanges of a theme: those for the first time that one is raised, and those for the next times. */
export type ThemeLines<theme> = Readonly<
  Record<TopicIn<theme>, readonly [first: readonly string[], again: readonly string[]]>
>
