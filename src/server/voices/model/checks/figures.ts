import { formatCents, formatRate } from '#src/rules/money.ts'
import { readAmounts } from '#src/rules/sharks/amounts/amounts.ts'
import { plainNumbers } from '#src/rules/sharks/amounts/figures.ts'
import { digitsForWords } from '#src/rules/sharks/amounts/number-words.ts'
import { plainText } from '#src/rules/sharks/amounts/plain-text.ts'

/** The figures of a text: dollars in cents, tokens, rates (10% is 0.1) and whole days. */
export interface Figures {
  readonly cents: readonly number[]
  readonly tokens: readonly number[]
  readonly rates: readonly number[]
  readonly days: readonly number[]
}

const THINGS =
  "years?|guys?|men|people|blocks?|floors?|stories|minutes?|hours?|o'?clock|times|miles?|stops|innings?|kids|brothers|sisters|pounds|dozen|cats?|ways|reasons|rounds|streets?|avenue|questions|words|lines|eggs|cannoli|sugars|chairs|doors|names|cards|cousins|sons"
/** Numbers that are no sums: years, ordinal numbers and counts of things. */
const YEAR =
  /(?<!\w)['’]\d\ds?\b|\b(?:in|since|of|from|until|year|summer|winter|before|after|around) 1[89]\d\ds?\b/gi
const NO_SUMS = new RegExp(`\\b(?:\\d+(?:st|nd|rd|th)|\\d+(?= (?:${THINGS})\\b))\\b`, 'g')
const TOKENS = /\b(\d[\d,]*(?:\.\d+)?) ?(?:usdc|eth|boss)\b/gi
/** Words that make a day in the same sentence a date of payment. */
const PAYMENT =
  /\b(?:pay|pays|paid|owe|owes|owed|due|loan|borrow|lend|interest|late|extra|more time|money|cash|envelope|back)\b/
const DATE =
  /\b(?:by|until|till?|due(?: on)?|before|within|in|for|have|got|give you|take)\s+(?:the |this |next |another |end of )?[\w-]+(?: more| extra)?(?: (?:days?|nights?|weeks?|months?|hours?))?/g

/** Returns the figures of a sentence: sums and rates in any notation, and the days that it sets for a payment. */
export function figuresIn(sentence: string, now: Date): Figures {
  const withoutYears = sentence.replace(TOKENS, ' ').replace(YEAR, ' ')
  const plain = digitsForWords(plainNumbers(plainText(withoutYears))).replace(NO_SUMS, ' ')
  const { cents, rates, days } = readAmounts(plain, now)
  const tokens = tokensIn(sentence)
  // Next to a sum or a rate, each day is a date of payment.
  if (cents.length > 0 || rates.length > 0) return { cents, tokens, rates, days }
  const dates = PAYMENT.test(plain) ? (plain.match(DATE) ?? []) : []
  return { cents, tokens, rates, days: dates.flatMap((date) => readAmounts(date, now).days) }
}

/** Returns the figures that the rules name in values of slots: '$1,300', '10%', '3 days', 'Friday', '0.50 USDC'. */
export function figuresOfSlots(values: readonly string[], now: Date): Figures {
  const read = values.map((value) => readAmounts(value.replace(TOKENS, ' '), now))
  return {
    cents: read.flatMap(({ cents }) => cents),
    tokens: values.flatMap(tokensIn),
    rates: read.flatMap(({ rates }) => rates),
    days: read.flatMap(({ days }) => days),
  }
}

/** Returns the first figure of a sentence that is not allowed, as text, or null. */
export function foreignFigure(said: Figures, allowed: Figures): string | null {
  const cents = said.cents.find((sum) => !allowed.cents.includes(sum))
  if (cents !== undefined) return formatCents(cents)
  const rate = said.rates.find((one) => !allowed.rates.some((two) => Math.abs(one - two) < 1e-6))
  if (rate !== undefined) return formatRate(rate)
  const tokens = said.tokens.find((count) => !allowed.tokens.includes(count))
  if (tokens !== undefined) return `${tokens} tokens`
  const days = said.days.find((count) => !allowed.days.includes(count))
  return days === undefined ? null : `${days} days`
}

function tokensIn(text: string): number[] {
  return [...text.matchAll(TOKENS)].map(([, number]) => Number((number ?? '').replaceAll(',', '')))
}
