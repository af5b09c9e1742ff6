import { daysUntilWeekday, WEEKDAYS } from '../../calendar.ts'
import { plainNumbers } from './figures.ts'
import { translateFigures } from './foreign-words.ts'
import { digitsForWords } from './number-words.ts'
import { plainText, withoutAccents } from './plain-text.ts'

/** What a line says in figures, each kind in the order spoken. */
export interface Amounts {
  /** Cents, never above {@link LARGEST_CENTS}. */
  readonly cents: readonly number[]
  /** Rates: '10%' is 0.1. */
  readonly rates: readonly number[]
  /** Whole days, today counted: 'two weeks' is 14, 'tomorrow' 2. */
  readonly days: readonly number[]
  /** The line as plain text, each figure replaced by #money, #percent or #days. */
  readonly plain: string
}

/** A trillion dollars: larger sums are held to it. */
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
/** A number by itself is money from here on: 'make it 800'. */
const BARE_FROM = 20
const BARE = new RegExp(`(?:^|(?<=[ ,:(]))(${NUMBER})(?=$|[ ,.!?;:)])`, 'g')

/** Reads money, percent and days out of a line: '3k', 'five grand', '$2,500', 'by friday', 'two weeks', '10%'. */
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
  return { cents, rates, days, plain }
}

/** The plain text with its numbers in one spelling and its figures in English. */
function figuresOf(text: string): string {
  return translateFigures(plainNumbers(withoutAccents(plainText(text))))
}

/** Marks each span with its days first and reads the marks in the order spoken. */
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

/** Days to the next such weekday, both ends counted. */
function daysTo(now: Date, short: string): number {
  const weekday = WEEKDAYS.find((name) => name.toLowerCase().startsWith(short.slice(0, 3)))
  return daysUntilWeekday(now, weekday ?? 'Friday') + 1
}
