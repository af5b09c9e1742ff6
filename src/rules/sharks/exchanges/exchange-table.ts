/** What must be on the table for an exchange: nothing, an open offer of a loan, a debt, or a debt that is late. */
export type ExchangePlace = 'any' | 'offer' | 'debt' | 'late'

/** Exchanges of one theme by place, each with messages that begin it. */
export type ExchangeTable = Readonly<
  Record<ExchangePlace, Readonly<Record<string, readonly string[]>>>
>
