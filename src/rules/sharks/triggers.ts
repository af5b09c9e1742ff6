import type { Act, Decision, OfferDraft } from './decision.ts'

/** The subjects that the words of a reply can mention and that decide the chips below it. */
export type Trigger = 'loan_offer' | 'extortion_deadline' | 'loan_terms' | 'debt' | 'favour'

/** Patterns in order of precedence: the first that matches counts. */
const TRIGGER_WORDS: readonly { trigger: Trigger; fits: (text: string) => boolean }[] = [
  { trigger: 'loan_offer', fits: (text) => /\bdeal\b|\blend me cash\b/i.test(text) },
  { trigger: 'extortion_deadline', fits: (text) => /\btime['’]s up\b|\bpay by\b/i.test(text) },
  {
    trigger: 'loan_terms',
    fits: (text) => /\b(?:loan|loans|lend|borrow|interest)\b/i.test(text) && /\$\d/.test(text),
  },
  { trigger: 'debt', fits: (text) => /\b(?:debt|owe|owes|owed|pay up|collect)\b/i.test(text) },
  { trigger: 'favour', fits: (text) => /\bfavou?rs?\b/i.test(text) },
]

/** Returns the subject that a line mentions, or null when it mentions none. */
export function triggerOf(text: string): Trigger | null {
  return TRIGGER_WORDS.find(({ fits }) => fits(text))?.trigger ?? null
}

/** Acts that are always about a debt. */
const DEBT_ACTS: readonly Act[] = ['remind_debt', 'demand_payment', 'refuse_mercy', 'short_of_cash']
/** Acts that are about a debt when the player owes this shark. */
const DEBT_ACTS_OF_DEBTORS: readonly Act[] = ['refuse_loan', 'answer_terms']

/** Returns the subject that the line of a decision must mention to fit its chips, or null for plain talk. */
export function triggerFor({ act, favour, offer, tags }: Decision): Trigger | null {
  if (favour) return 'favour'
  if (tags.includes('offer_rests')) return null
  if (offer) return triggerForOffer(offer)
  const isAboutDebt =
    DEBT_ACTS.includes(act) || (tags.includes('owes') && DEBT_ACTS_OF_DEBTORS.includes(act))
  if (!isAboutDebt) return null
  return tags.includes('late') || tags.includes('owned') ? 'extortion_deadline' : 'debt'
}

function triggerForOffer({ terms, options }: OfferDraft): Trigger {
  const titles = options.map(({ title }) => title)
  if (terms.kind === 'loan') return titles.includes('Deal') ? 'loan_offer' : 'loan_terms'
  return titles.includes('Beg for mercy') ? 'extortion_deadline' : 'debt'
}
