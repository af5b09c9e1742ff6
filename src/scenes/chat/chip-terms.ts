import { truncate, wrapText } from '#src/lib/text-layout.ts'
import { type OptionTerms, optionTermsSchema, type QuickReply } from '#src/protocol/chat.ts'
import { OFFER_TEXTS } from '#src/protocol/offer-texts.ts'
import { daysLater, spellDue, timeUntil } from '../kit/instant.ts'
import { exactDollars } from '../kit/money.ts'

/** Between the terms of two chips. */
const SEPARATOR = ' · '
/** The words of terms. */
interface Words {
  readonly loan: (principal: string, owed: string, due: { hour: string; left: string }) => string
  readonly share: (percent: number) => string
  readonly extension: (due: string, left: string) => string
}
const FULL: Words = {
  loan: OFFER_TEXTS.fullLoan,
  share: OFFER_TEXTS.share,
  extension: OFFER_TEXTS.fullExtension,
}
/** Without countdowns. */
const LONG: Words = {
  loan: (principal, owed, { hour }) => OFFER_TEXTS.loan(principal, owed, hour),
  share: OFFER_TEXTS.share,
  extension: OFFER_TEXTS.extension,
}
/** For a narrow window. */
const SHORT: Words = {
  loan: (principal, owed, { hour }) => OFFER_TEXTS.shortLoan(principal, owed, hour),
  share: OFFER_TEXTS.shortShare,
  extension: OFFER_TEXTS.extension,
}

/** Returns what taking a chip signs if it is taken at `now`; null for a chip that signs nothing. */
export function termsText(chip: QuickReply, now: string): string | null {
  const terms = readTerms(chip)
  return terms && spellTerms(terms, now, FULL)
}

/** Where the terms of chips are shown: the width of one line, or of each of several, of which some cost nothing. */
interface TermsRoom {
  readonly columns: number
  readonly widths: readonly number[]
  readonly free?: number
}

/**
 * Returns the terms of all chips: in one line or the free lines, with the titles of the chips where that fits, else shorter;
 * and where those are too short, in all lines.
 */
export function termsLines(
  chips: readonly QuickReply[],
  now: string,
  { columns, free = 1, widths }: TermsRoom,
): readonly string[] {
  const signing = chips.flatMap((chip) => {
    const terms = readTerms(chip)
    return terms ? [{ terms, title: chip.title }] : []
  })
  if (signing.length === 0) return []
  const inWords = (words: Words) => signing.map(({ terms }) => spellTerms(terms, now, words))
  const titled = (texts: readonly string[]) =>
    texts.map((text, index) => OFFER_TEXTS.ofChip(signing[index]?.title ?? '', text))
  const [full, long, short] = [inWords(FULL), inWords(LONG), inWords(SHORT)]
  const spelled = [titled(full), full, titled(long), long, short].map((parts) =>
    parts.join(SEPARATOR),
  )
  const wrapped = spelled.map((text) => (text.length <= columns ? [text] : wrapInto(text, widths)))
  return (
    wrapped.find((lines) => lines.length <= free) ??
    wrapped.find((lines) => lines.length <= widths.length) ?? [
      truncate(short.join(SEPARATOR), { limit: columns }),
    ]
  )
}

/** Wraps a text into lines of different widths, of which the last is used for the rest. */
function wrapInto(text: string, widths: readonly number[]): readonly string[] {
  const lines: string[] = []
  for (let rest = text; rest !== ''; ) {
    const [line = ''] = wrapText(rest, widths[lines.length] ?? widths.at(-1) ?? text.length)
    lines.push(line)
    rest = rest.slice(line.length).trimStart()
  }
  return lines
}

/** Returns the terms that a chip carries; null for a chip that signs nothing. */
export function readTerms({ payload }: QuickReply): OptionTerms | null {
  if (typeof payload === 'string') return null
  return optionTermsSchema.safeParse(payload.details['terms']).data ?? null
}

function spellTerms(terms: OptionTerms, now: string, words: Words): string {
  switch (terms.kind) {
    case 'loan': {
      const due = daysLater(now, terms.days)
      const [principal, owed] = [exactDollars(terms.principal), exactDollars(terms.owed)]
      const loan = words.loan(principal, owed, { hour: spellDue(due), left: timeUntil(due, now) })
      return terms.security ? `${loan}, ${spellSecurity(terms.security, words)}` : loan
    }
    case 'payment': {
      const [amount, owed] = [exactDollars(terms.amount), exactDollars(terms.owed)]
      return amount === owed ? OFFER_TEXTS.paidOff(amount) : OFFER_TEXTS.payment(amount, owed)
    }
    case 'extension':
      return words.extension(spellDue(terms.due_at), timeUntil(terms.due_at, now))
    case 'truce':
      return OFFER_TEXTS.truce(terms.days)
  }
}

type LoanSecurity = NonNullable<Extract<OptionTerms, { kind: 'loan' }>['security']>

function spellSecurity(security: LoanSecurity, words: Words): string {
  if (security.kind === 'profit') return words.share(security.percent)
  const goods = security.goods.map(({ quantity, symbol }) => `${quantity} ${symbol}`)
  return OFFER_TEXTS.pledge(goods.join(' + '))
}
