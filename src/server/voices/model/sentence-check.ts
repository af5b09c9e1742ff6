import type { Decision } from '#src/rules/sharks/decision.ts'
import { formatCents, formatRate } from '#src/rules/money.ts'
import { owed } from '#src/rules/loans.ts'
import type { LoanTerms } from '#src/rules/sharks/lending.ts'

/** Sums and rates in the notations that models use. */
const FIGURE =
  /\$\s?\d[\d,]*(?:\.\d+)?\s?(?:k|m|grand|thousand|million)?\b|\b\d[\d,]*(?:\.\d+)?\s?(?:%|percent\b|per cent\b|k\b|grand\b|bucks\b|dollars\b|thousand\b|million\b|usdc\b|eth\b)/gi
/** Phrases that break character. */
const OUT_OF_CHARACTER =
  /\b(?:as an ai|language model|system prompt|my instructions|openai|chatgpt|assistant|what was decided|true figures)\b|<\/?[a-z_]+>|\{\s*"/i

/**
 * Checks sentences of a model. The figures of the decision and of granted terms are allowed; the figure that the player
 * asked for is not.
 */
export class SentenceCheck {
  readonly #figures: Set<string>

  constructor(decision: Decision) {
    const { asked: _, ...slots } = decision.slots
    this.#figures = new Set(Object.values(slots).flatMap(figuresIn))
  }

  /** Allows the figures of terms that the rules have granted. */
  addTerms({ principalCents, dailyRate, days }: LoanTerms): void {
    const total = owed(principalCents, dailyRate, days)
    for (const text of [
      formatCents(principalCents),
      formatRate(dailyRate),
      formatCents(total),
      formatCents(total - principalCents),
    ]) {
      for (const figure of figuresIn(text)) this.#figures.add(figure)
    }
  }

  /** Whether a sentence stays in character and names only allowed figures. */
  accepts(sentence: string): boolean {
    if (OUT_OF_CHARACTER.test(sentence)) return false
    return figuresIn(sentence).every((figure) => this.#figures.has(figure))
  }
}

/** Returns the figures of a text in a normal form: '$2,500', '2.5k' and '2500 dollars' are equal. */
function figuresIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([written]) => {
    const number = Number(written.replace(/[^\d.]/g, ''))
    const times = /k\b|grand|thousand/i.test(written)
      ? 1_000
      : /m\b|million/i.test(written)
        ? 1_000_000
        : 1
    const unit = /%|per/i.test(written) ? '%' : /usdc|eth/i.test(written) ? 'coin' : '$'
    return `${unit}${number * times}`
  })
}
