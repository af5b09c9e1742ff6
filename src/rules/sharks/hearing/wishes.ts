import { RULES } from '../../config.ts'
import type { Amounts } from '../amounts/amounts.ts'
import type { OfferTerms } from '../decision.ts'

/** The figures of a message that matter now; null where it says none. */
export interface Wishes {
  readonly cents: number | null
  readonly rate: number | null
  /** Whole days, today counted. */
  readonly days: number | null
  /** What is wished without a figure: the sum or the days above are reckoned from the offer; absent for nothing. */
  readonly unnamed?: readonly Unnamed[]
}

/** A wish without a figure: 'a bit more', 'less than that', 'more days', 'if the percent goes down'. */
export type Unnamed = 'more' | 'less' | 'longer' | 'cheaper'

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

/** What comes before or after a sum that is given on top, not borrowed: 'an extra fifty'. */
const EXTRA_BEFORE =
  /\b(?:extra|plus|bonus(?: of)?|additional|throw in|kick in|toss in|slip you|tip you|on top)(?: (?:an?|another|extra|like|of|you))* $/
const EXTRA_AFTER =
  /^ (?:extra|on top|for your trouble|as a (?:bonus|tip|thank ?you|gift)|interest|more when)\b/
/** What comes before or after the sum that is brought back: 'I pay back 900'. */
const BACK_BEFORE =
  /\b(?:(?:pay|give|bring|hand)(?: (?:you|u|ya|it))? back|return|repay|(?<!(?:do|can|could|would|if|should) )you(?:ll)? (?:get|see)|(?:comes|total|owe you|makes it)(?: to)?)(?: (?:you|like|about|exactly|only|just))* $/
const BACK_AFTER = /^ (?:back|in return|all in|when (?:i|im) (?:back|done|pay))\b/

/** Returns the figures that a message asks for: of several the last that is neither refused nor on the table already. */
export function wishesOf(amounts: Amounts, loan: LoanTerms | null): Wishes {
  const { asides, paidBack } = loan === null ? NO_ASIDES : asidesOf(amounts)
  const kept = withoutRefused(amounts, asides)
  const bare = loan === null || asides.includes(true) ? null : bareRate(amounts, kept)
  const part = partOf(amounts.plain)
  const namedCents = lastWish(kept.cents, loan?.principalCents)
  const cents = namedCents ?? multiple(part, loan)
  const wished = lastWish(kept.days, loan?.days)
  // Of several figures the last one is the wished term: 'one more day, so make it 4 days'.
  const isOnTop = amounts.addsDays && kept.days.length === 1
  const named = isOnTop && loan && wished !== null ? loan.days + wished : wished
  const isLonger = named === null && loan !== null && asksForTime(amounts)
  const days = isLonger ? loan.days * 2 : named
  const points = bare ?? (isComplaint(amounts) ? null : lastWish(kept.rates, loan?.dailyRate))
  const rate = points ?? rateOf({ cents, days, paidBack }, loan)
  const unnamed: Unnamed[] = []
  if (namedCents === null && loan && part?.unnamed) unnamed.push(part.unnamed)
  if (isLonger) unnamed.push('longer')
  if (rate === null && loan && CHEAPER_AS_WELL.test(amounts.plain)) unnamed.push('cheaper')
  return { cents, rate, days, ...(unnamed.length > 0 && { unnamed }) }
}

/** 'If the percent also goes down': a lower rate is wished besides another sum or other days. */
const CHEAPER_AS_WELL =
  /\b(?:rates?|percent\w*|interest|vig|points)\b.{0,24}\b(?:down|lower|drops?|less|smaller|better)\b|\b(?:lower|drop|cut|better|smaller|less|reduce)\b.{0,12}\b(?:rates?|percent\w*|interest|vig|points)\b/

interface Asides {
  /** For each sum, whether it is given on top or brought back. */
  readonly asides: readonly boolean[]
  /** The sum that is brought back; null when none is named. */
  readonly paidBack: number | null
}

const NO_ASIDES: Asides = { asides: [], paidBack: null }

/** Finds the sums of a counter-offer that are not borrowed: 'an extra fifty', 'I pay back 900'. */
function asidesOf({ plain, cents }: Amounts): Asides {
  const places = [...plain.matchAll(/#money/g)].map(({ index }) => index)
  const fits = (index: number, before: RegExp, after: RegExp): boolean =>
    before.test(plain.slice(0, index)) || after.test(plain.slice(index + '#money'.length))
  const isBack = places.map((index) => fits(index, BACK_BEFORE, BACK_AFTER))
  const asides = places.map(
    (index, place) => isBack[place] || fits(index, EXTRA_BEFORE, EXTRA_AFTER),
  )
  return { asides, paidBack: cents.find((_, place) => isBack[place]) ?? null }
}

interface Return {
  readonly cents: number | null
  readonly days: number | null
  readonly paidBack: number | null
}

/** The rate a day by which the borrowed sum grows to the one that is brought back; null where none is named. */
function rateOf({ cents, days, paidBack }: Return, loan: LoanTerms | null): number | null {
  if (loan === null || paidBack === null) return null
  const growth = paidBack / (cents ?? loan.principalCents)
  return growth <= 1 ? null : Number((growth ** (1 / (days ?? loan.days)) - 1).toFixed(3))
}

/** 'I don't need more time': more is denied. */
const IS_DENIED = /\b(?:dont|doesnt|cant|wont(?! be (?:nearly |quite )?enough)|no|never|without)\b/
/** 'I'll take it': the offer is taken, unless under a condition: 'a little more and we have a deal'. */
const IS_TAKEN = /\b(?:deal|agreed|accept|sold)\b|\bill take it\b/
const CONDITION = /\b(?:and|then) (?:we|you|u|its|it is|youve|weve|im|ill|i will)\b.*$/

function isTaken(plain: string): boolean {
  return IS_TAKEN.test(plain.replace(CONDITION, ''))
}

const OF_TIME_OR_RATE = /#days|#percent|\b(?:time|days?|weeks?|rate|interest|percent|points?|vig)\b/
/** Half the rate is no part of the sum, and 'double or nothing' is a bet. */
const NOT_OF_RATE =
  '(?! (?:the |your |that )?(?:rate|interest|price|vig|percent|points?|time|or nothing))'

/** A part or a multiple of the offered sum. */
interface Part {
  readonly factor: number
  readonly unnamed?: Unnamed
}

/** Parts and multiples of the offered sum: 'half of that', 'double it', 'a bit less'. The first that fits counts. */
const PARTS: readonly (readonly [RegExp, Part])[] = [
  [
    new RegExp(
      `\\b(?:triple|treble) (?:it|that|this|the (?:sum|amount|money|loan))\\b|\\b(?:three times|3 ?x|3 times) (?:that|this|as much|the|it)\\b|\\bmake (?:it|that) (?:a )?triple\\b`,
    ),
    { factor: 3 },
  ],
  [
    new RegExp(
      `\\b(?:double|twice|two times|2 ?x|2 times) (?:it|that|this|the|as much|the (?:sum|amount|money|loan))\\b${NOT_OF_RATE}|\\bmake (?:it|that|this) (?:a )?(?:double|twice)\\b${NOT_OF_RATE}|\\b(?:it|that|sum|amount) doubled\\b|^double[?.! ]*$`,
    ),
    { factor: 2 },
  ],
  [
    /\b(?:a |one |only a |just a )?(?:third|3rd) (?:of (?:that|it|this|the)|would|will|is)\b/,
    { factor: 1 / 3 },
  ],
  [
    /\b(?:a |one |only a |just a )?quarter (?:of (?:that|it|this|the)|would|will|is)\b/,
    { factor: 0.25 },
  ],
  [
    new RegExp(
      `\\bhalf (?:would|will|is|of it)\\b.*\\b(?:enough|do|fine|plenty)\\b|\\b(?:need|want|take|give me|about|make it|just|only|do) (?:just |only |about |like )*half(?: of (?:that|it)| that| please)?[.!? ]*$|\\bhalf (?:of )?(?:that|it|the (?:sum|amount|money|loan))\\b${NOT_OF_RATE}`,
    ),
    { factor: 0.5 },
  ],
  [
    /\b(?:something|anything) (?:bigger|larger)\b|\bbigger (?:one|sum|amount|number)\b/,
    { factor: 2, unnamed: 'more' },
  ],
  [
    /\b(?:something|anything|a bit|little) (?:smaller|littler)\b|\bdont need (?:that|so|this) much\b|\b(?:that|its|thats) (?:is )?too much (?:money|cash)\b|\bsmaller (?:one|sum|amount|number|bite|piece|loan)\b|\bless (?:money|cash)\b|\b(?:borrow|take|rather have) less\b|\btoo (?:rich|big) for (?:me|my)\b|\b(?:slightly|somewhat|a (?:bit|little|touch)) less(?! (?:interest|percent|per))\b|^(?:make it |just |maybe )?(?:a lot )?less(?: than (?:that|this))?(?: (?:please|pls|would do|is fine|is enough|man|boss))*[.!? ]*$/,
    { factor: 0.5, unnamed: 'less' },
  ],
  [
    /\b(?:need|want|give me|get|lend me|make it|go|gimme) (?:a (?:bit|little|lot|touch) )?(?:more|higher)(?: (?:than (?:that|this)|money|cash|dough|bread|please|man|boss|bro))*[.!? ]*$|^(?:\w+ ){0,3}(?:not|isnt|aint|wont be|wouldnt be) (?:nearly |quite )?enough(?:(?: for| to)\b.*)?[.!? ]*$|^more(?: money| cash| dough)?(?: (?:please|pls))?[.! ]*$|\bmore than (?:that|this)(?: for\b.*)?[.!? ]*$|^(?:just )?a (?:bit|little) more\b|\b(?:need|want|give me|get|lend me|could use|have) (?:some |a bit |a little )?more money\b|\b(?:give me|want|need|make it|get|have) an? (?:bigger|larger|higher) (?:loan|amount|sum)\b|\bgo (?:any |a bit )?higher\b/,
    { factor: 1.5, unnamed: 'more' },
  ],
]

/** Returns the part or the multiple of the offered sum that a message asks for, or null. */
function partOf(plain: string): Part | null {
  const part = PARTS.find(([pattern]) => pattern.test(plain))?.[1] ?? null
  if (part?.unnamed !== 'more') return part
  return IS_DENIED.test(plain) || isTaken(plain) || OF_TIME_OR_RATE.test(plain) ? null : part
}

function multiple(part: Part | null, loan: LoanTerms | null): number | null {
  if (loan === null || part === null) return null
  const { stepCents } = RULES.loans
  return Math.floor(Math.round(loan.principalCents * part.factor) / stepCents) * stepCents
}

/** Whether a message in plain text asks for a part or a multiple of the offered sum: 'can you double that'. */
export function asksForPart(plain: string): boolean {
  return partOf(plain) !== null
}

/** 'Give me more days', 'longer', 'a few days extra': time is asked for, and no figure of it. */
const MORE_TIME =
  /\b(?:more|extra|longer|additional) (?:time|days?|weeks?)\b|\b(?:give|need|have|get|want|gimme)(?: me)? (?:an?|another)? ?(?:few|couple)(?: of)? (?:more )?(?:days?|weeks?)\b|\b(?:days?|time) (?:more|extra|longer)\b|\b(?:a (?:bit|little)|much|make it|need it|have it|have|get|want|take|give me|be|be a (?:bit|little)) longer\b|\blonger (?:time|while)\b|\blonger (?:term|to pay|time|run)\b/

function asksForTime({ plain, days }: Amounts): boolean {
  return days.length === 0 && MORE_TIME.test(plain) && !IS_DENIED.test(plain) && !isTaken(plain)
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
function withoutRefused(
  { cents, rates, days, plain }: Amounts,
  asides: readonly boolean[],
): Figures {
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
    cents: wished(
      cents.filter((_, place) => !asides[place]),
      (refused['money'] ?? []).filter((_, place) => !asides[place]),
    ),
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
