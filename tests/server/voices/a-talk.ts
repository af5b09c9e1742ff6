import type { Loan } from '#src/rules/loans.ts'
import { NEW_LOAN, owedOf } from '#src/rules/loans.ts'
import { withMoreTime } from '#src/rules/loans/extend.ts'
import { afterChoice } from '#src/rules/sharks/after-choice.ts'
import { bark } from '#src/rules/sharks/bark.ts'
import { chipsFor } from '#src/rules/sharks/chips.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Decision, OfferDraft, Relation, Shark } from '#src/rules/sharks/decision.ts'
import { keepWords } from '#src/rules/sharks/recollections/keep.ts'
import type { Noted, Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import { newRelation, rememberLines } from '#src/rules/sharks/relation.ts'
import { settle, type Settlement } from '#src/rules/sharks/settle.ts'
import type { PlayerView, Situation, Turn } from '#src/rules/sharks/situation.ts'
import type { StreetEvent } from '#src/rules/sharks/street-event.ts'
import { wordDecision } from '#src/server/voices/grammar/word-decision.ts'
import { aSituation, bookedBy, NOON } from '../../rules/sharks/a-situation.ts'

const DAY_MS = 86_400_000

/** A conversation of one player and one shark without a server, with the game's rules and grammar voice. */
export class Talk {
  readonly shark: Shark
  readonly script: string[] = []
  /** What the player has said or done, and what the shark has replied to it. */
  readonly said: string[] = []
  readonly spoken: string[] = []
  readonly decisions: Decision[] = []
  relation: Relation
  player: PlayerView
  loan: Loan | null = null
  offer: OfferDraft | null = null
  lastLoanTakenAt: Date | null = null
  now = NOON
  events: readonly StreetEvent[] = []
  streetTalk: NonNullable<Situation['streetTalk']> = []
  favours: NonNullable<Situation['favours']> = {
    cash_advance: null,
    extension: null,
    tip: null,
    protection: null,
  }
  /** What the shark recalls of the player's own words. */
  recollections: readonly Recollection[] = []
  #turn = 0
  #loans = 0
  readonly #seed: string

  constructor(shark: Shark, seed = 'talk', player: Partial<PlayerView> = {}) {
    this.shark = shark
    this.#seed = seed
    this.relation = newRelation(shark, this.now)
    this.player = { ...aSituation().player, ...player }
  }

  /** Sends a message and records the reply. */
  say(text: string): this {
    this.script.push(`> ${text}`)
    this.said.push(text)
    this.#speak(decide(this.#situation(text)))
    return this
  }

  /** Adds events of the player, which the shark may mention. */
  happens(...events: readonly StreetEvent[]): this {
    this.events = [...events, ...this.events]
    return this
  }

  /** Records an unprompted reply, if there is an event to mention. */
  bark(): this {
    this.script.push('(the shark looks up)')
    const turn = bark(this.#situation(''))
    if (turn) this.#speak(turn)
    return this
  }

  /** Takes a chip, if there is one with the title. */
  takeIfThere(title: string): this {
    return this.offer?.options.some((option) => option.title === title) ? this.take(title) : this
  }

  /** Takes a chip of the open offer by its title, and records the reply. */
  take(title: string): this {
    const { terms, options } = this.offer ?? { terms: null, options: [] }
    const option = options.find((candidate) => candidate.title === title)
    if (!terms || !option) {
      throw new RangeError(
        `No chip '${title}' among: ${options.map((chip) => chip.title).join(', ')}`,
      )
    }
    this.script.push(`* ${title}`)
    this.said.push(`[${title}]`)
    const { settlement, relation } = settle(this.#situation(''), terms, option.value)
    this.relation = relation
    this.#execute(settlement)
    this.offer = null
    this.#speak(afterChoice(this.#situation(''), terms, settlement.kind))
    return this
  }

  /** Advances the time by UTC days. */
  wait(days: number): this {
    this.script.push(days === 1 ? '(a day later)' : `(${days} days later)`)
    this.now = new Date(this.now.getTime() + days * DAY_MS)
    this.loan = this.loan && bookedBy(this.loan, this.now)
    return this
  }

  owns(cashCents: number): this {
    this.player = { ...this.player, cashCents, netWorthCents: cashCents }
    return this
  }

  toString(): string {
    return this.script.join('\n')
  }

  #situation(text: string): Situation {
    return {
      shark: this.shark,
      relation: this.relation,
      player: this.player,
      openLoan: this.loan,
      openOffer: this.offer,
      otherLoans: [],
      lastLoanTakenAt: this.lastLoanTakenAt,
      closedUntil: null,
      events: this.events,
      streetTalk: this.streetTalk,
      favours: this.favours,
      recollections: this.recollections,
      text,
      now: this.now,
      seed: `${this.#seed}|${this.#turn}`,
    }
  }

  #speak({ decision, relation, noted = [], quoted }: Turn): void {
    const { text, lines } = wordDecision(decision)
    this.#turn += 1
    this.relation = rememberLines(relation, lines)
    this.offer = decision.offer
    this.decisions.push(decision)
    this.spoken.push(text)
    this.#remember(noted, quoted)
    const chips = decision.favour || decision.offer ? titlesOf(decision) : []
    this.script.push(text, ...(chips.length > 0 ? [`  [${chips.join('] [')}]`] : []))
  }

  #remember(noted: readonly Noted[], quoted: string | undefined): void {
    const { shark, now } = this
    const seed = `${this.#seed}|${this.#turn}`
    let words = 0
    const newId = (): string => `${this.#turn}-${(words += 1)}`
    const { added, forgotten } = keepWords(this.recollections, { shark, noted, now, seed, newId })
    this.recollections = [
      ...this.recollections.filter((each) => !forgotten.includes(each)),
      ...added.filter((each) => each.shark === shark),
    ].map((each) => (each.id === quoted ? { ...each, quotedAt: now } : each))
  }

  #execute(settlement: Settlement): void {
    if (settlement.kind === 'pay_out') {
      const { kind: _, ...terms } = settlement
      this.#loans += 1
      const id = `loan-${this.#loans}`
      this.loan = bookedBy({ ...NEW_LOAN, id, shark: this.shark, ...terms }, this.now)
      this.lastLoanTakenAt = this.now
      this.owns(this.player.cashCents + terms.principalCents)
    }
    if (settlement.kind === 'repaid' && this.loan) {
      const repaidCents = this.loan.repaidCents + settlement.amountCents
      this.loan = { ...this.loan, repaidCents }
      this.owns(this.player.cashCents - settlement.amountCents)
      if (owedOf(this.loan) === 0) this.loan = null
    }
    if (settlement.kind === 'mercy_granted' && this.loan) {
      const more = withMoreTime(this.loan, settlement.days, this.now)
      this.loan = { ...this.loan, ...more, isBegged: true }
    }
  }
}

function titlesOf(decision: Decision): string[] {
  return chipsFor(decision, 'offer').map(({ title }) => title)
}
