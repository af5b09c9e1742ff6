import type { Amounts } from '../amounts/amounts.ts'
import type { OfferTerms } from '../decision.ts'

/** The figures of a message that matter now; null where it says none. */
export interface Wishes {
  readonly cents: number | null
  readonly rate: number | null
  /** Whole days, today counted. */
  readonly days: number | null
}

type LoanTerms = Extract<OfferTerms, { readonly kind: 'loan' }>

const FIGURE = /#(money|percent|days)/g
/** What comes before a figure that is not wished. */
const NOT_THIS =
  /(?:\bnot|\bno|\binstead of|\brather than|\bstatt|\bnicht|\ben vez de|\bem vez de|\bau lieu de|\bpas|\binvece di|\bnon|\bzamiast|\bnie|вместо|не)(?: (?:for|at|just|only|the|a))* $/u
/** A number by itself, when a loan is on the table: 'eight and we have a deal' is a rate. */
const BARE_RATE = /(?<![\p{L}\p{N}#.])(\d{1,2}(?:\.\d+)?)(?![\p{L}\p{N}%]|[.,]\d)/gu
/** 'One more thing' names no rate. */
const LOWEST_BARE_RATE = 2
const HIGHEST_BARE_RATE = 19

/** Returns the figures that a message asks for: of several the last that is neither refused nor on the table already. */
export function wishesOf(amounts: Amounts, loan: LoanTerms | null): Wishes {
  const kept = withoutRefused(amounts)
  const bare = loan === null ? null : bareRate(amounts, kept)
  return {
    cents: lastWish(kept.cents, loan?.principalCents) ?? multiple(amounts.plain, loan),
    rate: bare ?? (isComplaint(amounts) ? null : lastWish(kept.rates, loan?.dailyRate)),
    days: lastWish(kept.days, loan?.days),
  }
}

/** Parts and multiples of the offered sum: 'half of that', 'double it'. */
const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [/\bhalf (?:of )?(?:that|it|the)\b|\bonly half\b/, 0.5],
  [/\b(?:double|twice) (?:it|that|the|as much)\b/, 2],
  [/\btriple (?:it|that|the)\b|\bthree times (?:that|as much|the)\b/, 3],
]

function multiple(plain: string, loan: LoanTerms | null): number | null {
  const factor = MULTIPLES.find(([pattern]) => pattern.test(plain))?.[1]
  return loan === null || factor === undefined ? null : Math.round(loan.principalCents * factor)
}

/** Whether a rate is named because it is too high: '10% a day, are you insane?' */
function isComplaint({ plain, rates }: Amounts): boolean {
  if (rates.length !== 1) return false
  return /#percent.*\b(?:insane|crazy|robbery|ridiculous|too (?:much|high)|joking|kidding|nuts|steep)\b/.test(
    plain,
  )
}

/** True for a figure that is wished and is not on the table. */
export function isOther(wish: number | null, offered: number | undefined): boolean {
  return wish !== null && (offered === undefined || Math.abs(wish - offered) > 1e-9)
}

type Figures = Pick<Amounts, 'cents' | 'rates' | 'days'>

/** 'Not $1,000, $2,500' asks for the second only. A figure that is the only one of its kind stays. */
function withoutRefused({ cents, rates, days, plain }: Amounts): Figures {
  const refused: Record<string, boolean[]> = { money: [], percent: [], days: [] }
  for (const { 0: mark, 1: kind = '', index } of plain.matchAll(FIGURE)) {
    const next = plain.charAt(index + mark.length)
    const isQuestioned =
      next === '?' &&
      /^\? ?(?:no|nah|nope|non|nein|nie|нет)/u.test(plain.slice(index + mark.length))
    refused[kind]?.push(isQuestioned || NOT_THIS.test(plain.slice(0, index)))
  }
  const wished = (figures: readonly number[], isRefused: readonly boolean[] = []) => {
    const left = figures.filter((_, index) => !isRefused[index])
    return left.length === 0 ? figures : left
  }
  return {
    cents: wished(cents, refused['money']),
    rates: wished(rates, refused['percent']),
    days: wished(days, refused['days']),
  }
}

function lastWish(figures: readonly number[], offered: number | undefined): number | null {
  return figures.findLast((figure) => isOther(figure, offered)) ?? figures.at(-1) ?? null
}

/** A small number is a rate where no sum and no days are named. */
function bareRate({ plain }: Amounts, { cents, days }: Figures): number | null {
  if (cents.length > 0 || days.length > 0) return null
  const [, number] = [...plain.matchAll(BARE_RATE)].at(-1) ?? []
  const points = number === undefined ? 0 : Number(number)
  return points >= LOWEST_BARE_RATE && points <= HIGHEST_BARE_RATE
    ? Number((points / 100).toFixed(6))
    : null
}
