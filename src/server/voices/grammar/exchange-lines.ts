import type { ExchangeTable } from '#src/rules/sharks/exchanges/exchange-table.ts'

type TopicIn<theme> = theme extends ExchangeTable
  ? { [place in keyof theme]: keyof theme[place] }[keyof theme]
  : never

/** The lines about the exchanges of a theme: those for the first time that one is raised, and those for the next times. */
export type ThemeLines<theme> = Readonly<
  Record<
    Extract<TopicIn<theme>, string>,
    readonly [first: readonly string[], again: readonly string[]]
  >
>
