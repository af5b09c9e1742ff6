/** The terms of chips that sign, as players read them. */
export const OFFER_TEXTS = {
  loan: (principal: string, owed: string, due: string) => `${principal}, owe ${owed} by ${due} UTC`,
  /** The same with the time until the due hour. */
  fullLoan: (
    principal: string,
    owed: string,
    due: { readonly hour: string; readonly left: string },
  ) => `${principal}, owe ${owed} by ${due.hour} UTC (${due.left})`,
  /** The same in a narrow window. */
  shortLoan: (principal: string, owed: string, due: string) => `${principal}/${owed} ${due}`,
  pledge: (goods: string) => `${goods} held`,
  share: (percent: number) => `${percent}% of profits`,
  shortShare: (percent: number) => `${percent}% share`,
  payment: (amount: string, owed: string) => `${amount} of ${owed}`,
  paidOff: (amount: string) => `${amount}, all of it`,
  extension: (due: string) => `due ${due} UTC`,
  fullExtension: (due: string, left: string) => `due ${due} UTC (${left})`,
  truce: (days: number) => `no collectors for ${days === 1 ? '1 day' : `${days} days`}`,
  ofChip: (title: string, terms: string) => `${title}: ${terms}`,
  /** Announces new chips, each with its terms. */
  news: (chips: readonly string[]) => `Quick replies: ${chips.join('; ')}.`,
} as const
