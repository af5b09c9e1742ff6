import { RULES, SHARK_POLICIES } from '#src/rules/config.ts'
import { formatRate } from '#src/rules/money.ts'
import type { Decision } from '#src/rules/sharks/decision.ts'
import { loanSlots } from '#src/rules/sharks/describe.ts'
import type { LoanTerms } from '#src/rules/sharks/lending.ts'
import { outOfCharacter } from './checks/character.ts'
import { type Figures, figuresIn, figuresOfSlots, foreignFigure } from './checks/figures.ts'
import { languageOf } from './checks/language.ts'
import type { Quotations } from './checks/leaks.ts'
import { falsePromise } from './checks/promises.ts'
import { isFalseRumour } from './checks/rumours.ts'

export interface SentenceContext {
  readonly decision: Decision
  /** The message of the player, whose language a reply may be in. */
  readonly playerText: string
  /** Finds sentences that quote the prompt. */
  readonly quotations: Quotations
  readonly now: Date
}

/**
 * Checks sentences of a model before they are sent. The figures of the decision, or of the terms that replace its loan,
 * are allowed, and the shares of the rules of lateness when the player asks for them; the figure that the player asked
 * for is not.
 */
export class SentenceCheck {
  readonly #context: SentenceContext
  readonly #languages: readonly string[]
  #slots: Decision['slots']
  #figures: Figures
  #hasNamedFigures = false

  constructor(context: SentenceContext) {
    const { decision, playerText } = context
    const { asked: _asked, weekday: _weekday, ...slots } = decision.slots
    this.#context = context
    this.#languages = ['en', languageOf(playerText)]
    this.#slots = slots
    this.#figures = this.#allowed()
  }

  /** Whether an accepted sentence has named a figure. After it the terms can no longer change. */
  get hasNamedFigures(): boolean {
    return this.#hasNamedFigures
  }

  /** Replaces the figures of the decided loan by those of the terms that the rules have granted. */
  setTerms(terms: LoanTerms): void {
    this.#slots = { ...this.#slots, ...loanSlots(terms, this.#context.now) }
    this.#figures = this.#allowed()
  }

  /** Returns why a sentence must not be sent, as a reason for the model, or null. */
  refuse(sentence: string): string | null {
    const { decision, now, quotations } = this.#context
    const broken = outOfCharacter(sentence)
    if (broken !== null) return broken
    if (quotations.isQuotedBy(sentence)) return 'It quoted the instructions.'
    if (!this.#languages.includes(languageOf(sentence))) return 'It was in another language.'
    const said = figuresIn(sentence, now)
    const figure = foreignFigure(said, this.#figures)
    if (figure !== null) return `It named ${figure}, which was not decided.`
    const promise = falsePromise(sentence, decision.tags)
    if (promise !== null) return `It promised what was not decided: "${promise}".`
    if (isFalseRumour(sentence, this.#slots)) return 'It told prices that nobody told you.'
    if (Object.values(said).some((figures) => figures.length > 0)) this.#hasNamedFigures = true
    return null
  }

  #allowed(): Figures {
    const { decision, now } = this.#context
    const { cash = '', ...slots } = this.#slots
    // Without a loan on the table, a shark may name the usual rate, and the player's cash cannot pass for an offer.
    const usual = formatRate(SHARK_POLICIES[decision.shark].dailyRate)
    const other = 'rate' in slots ? [] : [usual, cash]
    const rules = decision.tags.includes('about_lateness') ? LATENESS_RATES : []
    return figuresOfSlots([...Object.values(slots), ...other, ...rules], now)
  }
}

const { cash, goods, owned, skim } = RULES.late
/** The shares that the rules of lateness name. */
const LATENESS_RATES = [
  skim.percent,
  skim.countsPercent,
  goods.percent,
  goods.creditPercent,
  cash.percent,
  owned.skimPercent,
  owned.jobInHandPercent,
].map((percent) => `${percent}%`)
