import { truncate } from '#src/lib/text-layout.ts'
import { type OptionTerms, optionTermsSchema, type QuickReply } from '#src/protocol/chat.ts'
import { OFFER_TEXTS } from '#src/protocol/offer-texts.ts'
import { spellDue } from '../kit/instant.ts'
import { exactDollars } from '../kit/money.ts'

const DAY_MS = 86_400_000
/** Between the terms of two chips. */
const SEPARATOR = ' · '
/** The words of a loan, and those for a narrow window. */
const LONG = { loan: OFFER_TEXTS.loan, share: OFFER_TEXTS.share }
const SHORT = { loan: OFFER_TEXTS.shortLoan, share: OFFER_TEXTS.shortShare }

/** Returns what taking a chip signs if it is taken at `now`; null for a chip that signs nothing. */
export function termsText(chip: QuickReply, now: string): string | null {
  const terms = readTerms(chip)
  return terms && spellTerms(terms, now, LONG)
}

/** Returns the terms of all chips as one line: with the titles of the chips where that fits, else shorter. */
export function termsLine(chips: readonly QuickReply[], now: string, columns: number): string {
  const signing = chips.flatMap((chip) => {
    const terms = readTerms(chip)
    return terms ? [{ terms, title: chip.title }] : []
  })
  const texts = signing.map(({ terms }) => spellTerms(terms, now, LONG))
  const titled = texts.map((text, index) => OFFER_TEXTS.ofChip(signing[index]?.title ?? '', text))
  const short = signing.map(({ terms }) => spellTerms(terms, now, SHORT))
  const lines = [titled, texts, short].map((parts) => parts.join(SEPARATOR))
  return (
    lines.find(({ length }) => length <= columns) ??
    truncate(short.join(SEPARATOR), { limit: columns })
  )
}

/** Returns the terms that a chip carries; null for a chip that signs nothing. */
export function readTerms({ payload }: QuickReply): OptionTerms | null {
  if (typeof payload === 'string') return null
  return optionTermsSchema.safeParse(payload.details['terms']).data ?? null
}

function spellTerms(terms: OptionTerms, now: string, words: typeof LONG): string {
  switch (terms.kind) {
    case 'loan': {
      const due = new Date(Date.parse(now) + terms.days * DAY_MS).toISOString()
      const [principal, owed] = [exactDollars(terms.principal), exactDollars(terms.owed)]
      const loan = words.loan(principal, owed, spellDue(due))
      return terms.security ? `${loan}, ${spellSecurity(terms.security, words)}` : loan
    }
    case 'payment': {
      const [amount, owed] = [exactDollars(terms.amount), exactDollars(terms.owed)]
      return amount === owed ? OFFER_TEXTS.paidOff(amount) : OFFER_TEXTS.payment(amount, owed)
    }
    case 'extension':
      return OFFER_TEXTS.extension(spellDue(terms.due_at))
    case 'truce':
      return OFFER_TEXTS.truce(terms.days)
  }
}

type LoanSecurity = NonNullable<Extract<OptionTerms, { kind: 'loan' }>['security']>

function spellSecurity(security: LoanSecurity, words: typeof LONG): string {
  if (security.kind === 'profit') return words.share(security.percent)
  const goods = security.goods.map(({ quantity, symbol }) => `${quantity} ${symbol}`)
  return OFFER_TEXTS.pledge(goods.join(' + '))
}
