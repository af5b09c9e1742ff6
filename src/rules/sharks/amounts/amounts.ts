import { daysUntilWeekday, WEEKDAYS } from '../../calendar.ts'
import { plainNumbers } from './figures.ts'
import { translateFigures } from './foreign-words.ts'
import { digitsForWords } from './number-words.ts'
import { plainText, withoutAccents } from './plain-text.ts'

/** The figures of a message. Each list has the order of the message. */
export interface Amounts {
  /** Cents, never above {@link LARGEST_CENTS}. */
  readonly cents: readonly number[]
  /** Rates: '10%' is 0.1. */
  readonly rates: readonly number[]
  /** Whole days. A date counts from today, inclusive: 'two weeks' is 14, 'tomorrow' is 2. */
  readonly days: readonly number[]
  /** Whether the days come on top of those that are offered: 'two more days'. */
  readonly addsDays: boolean
  /** The message as plain text, each figure replaced by #money, #percent or #days. */
  readonly plain: string
}

/** A trillion dollars. Larger sums are reduced to it. */
const LARGEST_CENTS = 1e14
const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?'
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  g: 1e3,
  gs: 1e3,
  grand: 1e3,
  large: 1e3,
  m: 1e6,
  mil: 1e6,
  mill: 1e6,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
}
const SCALE = Object.keys(SCALES).join('|')
const COINS = 'dollars?|bucks?|bones|clams|smackers|greenbacks|simoleons|usd|beans'
const PERCENT = new RegExp(
  `(${NUMBER}) ?(?:%|percent\\b|per cent\\b|pct\\b|points?\\b|pts?\\b)(?: ?(?:a|per|every) (?:day|week)| daily)?`,
  'g',
)
const SPAN_DAYS: Readonly<Record<string, number>> = {
  day: 1,
  night: 1,
  week: 7,
  fortnight: 14,
  month: 30,
}
const SPAN = /\b(\d+|a|an|another)(?: more| extra)? (day|night|week|fortnight|month|hour|hr)s?\b/g
const WEEKDAY =
  /\b(?:(?:by|till?|until|on|next|this|come) )*(sun|mon|tues?|wed|thurs?|fri|sat)(?:day|nesday|urday)?\b/g
const MONEY = new RegExp(
  `\\$ ?(${NUMBER}) ?(${SCALE})?\\b(?: (?:${COINS})\\b)?|\\b(${NUMBER}) ?(?:(${SCALE})\\b(?: (?:${COINS})\\b)?|(?:${COINS})\\b)`,
  'g',
)
/** A number without a unit is money from this value on: 'make it 800'. */
const BARE_FROM = 20
const BARE = new RegExp(`(?:^|(?<=[ ,:(]))(${NUMBER})(?=$|[ ,.!?;:)])`, 'g')

const ADDS_DAYS =
  /\b(?:more|extra|additional) (?:days?|weeks?)\b|\b(?:days?|weeks?) (?:more|longer|extra)\b|\banother (?:\w+ )?(?:days?|weeks?)\b/
/** 'Not in a million years' names no sum. */
const NO_SUM =
  /\b(?:a|one) (?:million|thousand|hundred) (?=(?:years|times|ways|reasons|people|guys|miles|percent)\b)/g

/** Reads the money, rates and days of a message: '3k', 'five grand', '$2,500', 'by friday', 'two weeks', '10%'. */
export function readAmounts(text: string, now: Date): Amounts {
  const rates: number[] = []
  const withoutRates = digitsForWords(figuresOf(text)).replace(PERCENT, (_, number: string) => {
    rates.push(valueOf(number) / 100)
    return '#percent'
  })
  const days: number[] = []
  const withoutDays = takeDays(withoutRates, now, days)
  const cents: number[] = []
  const plain = takeMoney(withoutDays, cents)
  return { cents, rates, days, addsDays: ADDS_DAYS.test(plainText(text)), plain }
}

/** Returns the plain text with all numbers in one notation and all figures in English. */
function figuresOf(text: string): string {
  return translateFigures(plainNumbers(withoutAccents(plainText(text)).replace(NO_SUM, 'many ')))
}

/** Replaces each time span by a mark with its days, then reads the marks in the order of the text. */
function takeDays(plain: string, now: Date, found: number[]): string {
  const mark = (days: number) => `#days=${days}`
  return plain
    .replace(SPAN, (_, count: string, unit: string) => mark(spanDays(count, unit)))
    .replace(/\b(?:by |till? |until )?(?:tomorrow|tmrw)\b/g, () => mark(2))
    .replace(/\bnext (week|month)\b/g, (_, unit: string) => mark(SPAN_DAYS[unit] ?? 7))
    .replace(/\b(?:by |till? |until )?(?:the )?(?:end of (?:the |this )?week|weekend)\b/g, () =>
      mark(daysUntilWeekday(now, 'Saturday') + 1),
    )
    .replace(WEEKDAY, (_, short: string) => mark(daysTo(now, short)))
    .replace(/#days=(\d+)/g, (_, days: string) => {
      found.push(Number(days))
      return '#days'
    })
}

function takeMoney(plain: string, found: number[]): string {
  const take = (cents: number) => {
    found.push(cents)
    return '#money'
  }
  return plain
    .replace(/\ba (?:c-?note|yard)\b/g, () => take(10_000))
    .replace(MONEY, (_, signed?: string, signedScale?: string, sum?: string, scale?: string) =>
      take(centsOf(signed ?? sum ?? '0', signedScale ?? scale)),
    )
    .replace(BARE, (number: string) =>
      valueOf(number) < BARE_FROM ? number : take(centsOf(number, undefined)),
    )
}

function valueOf(number: string): number {
  return Number(number.replaceAll(',', ''))
}

function centsOf(number: string, scale: string | undefined): number {
  const cents = Math.round(valueOf(number) * (scale ? (SCALES[scale] ?? 1) : 1) * 100)
  return Math.min(cents, LARGEST_CENTS)
}

function spanDays(count: string, unit: string): number {
  const many = /^\d+$/.test(count) ? Number(count) : 1
  const days = many * (SPAN_DAYS[unit] ?? 1 / 24)
  return Math.min(3_650, Math.ceil(days))
}

/** Returns the days from today to the next such weekday, counting both. */
function daysTo(now: Date, short: string): number {
  const weekday = WEEKDAYS.find((name) => name.toLowerCase().startsWith(short.slice(0, 3)))
  return daysUntilWeekday(now, weekday ?? 'Friday') + 1
}
