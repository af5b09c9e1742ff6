/** What must be on the table for an exchange: nothing, an open offer of a loan, a debt, or a debt that is late. */
export type ExchangePlace = 'any' | 'offer' | 'debt' | 'late'

/** The ids of the exchanges of a theme. */
export type TopicIn<theme> = theme extends ExchangeTable
  ? Extract<{ [place in keyof theme]: keyof theme[place] }[keyof theme], string>
  : never

/** Exchanges of one theme by place, each with messages that begin it. */
export type ExchangeTable = Readonly<
  Record<ExchangePlace, Readonly<Record<string, readonly string[]>>>
>
