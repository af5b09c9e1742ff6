import { FRONT_ANSWERS, FRONT_NAMES } from '#src/lib/names.ts'
import { questionOn } from '../fronts/draw-question.ts'
import { type FrontName, frontIncome, frontPrice, frontResale } from '../fronts/front.ts'
import type { ChanceAt } from '../market/bias.ts'
import type { RecordFields } from './read-record.ts'

/** Recomputes the fronts of a run: their prices, questions and income, and that each night comes once. */
export class FrontReplay {
  readonly #chance: ChanceAt
  readonly #trader: string
  /** The day of each front's last answer in this season. */
  readonly #tended = new Map<FrontName, string>()
  #night = ''

  constructor(chance: ChanceAt, trader: string) {
    this.#chance = chance
    this.#trader = trader
  }

  /** Checks the run's next record. Returns null when it is correct, else a sentence that names the difference. */
  take(record: RecordFields): string | null {
    const { kind } = record
    if (kind === 'kicked_up') return this.#checkNight(record)
    if (typeof kind !== 'string' || !kind.startsWith('front_')) return null
    const front = FRONT_NAMES.find((name) => name === record['front'])
    if (!front) return 'The front cannot be read.'
    switch (kind) {
      case 'front_bought':
        return checkSum(front, 'costs', [frontPrice(front), record['price_cents']])
      case 'front_sold':
        this.#tended.delete(front)
        return checkSum(front, 'brings', [frontResale(front), record['cents']])
      case 'front_tended':
        return this.#checkAnswer(front, record)
      default:
        return this.#checkIncome(front, record)
    }
  }

  #checkNight({ night }: RecordFields): string | null {
    if (typeof night !== 'string') return 'The night cannot be read.'
    if (night <= this.#night) return `The share of the night of ${night} went up before.`
    this.#night = night
    return null
  }

  #checkAnswer(front: FrontName, { at, day, question, answer }: RecordFields): string | null {
    if (typeof at !== 'string' || typeof day !== 'string' || at.slice(0, 10) !== day) {
      return `The ${front} was tended on another day than ${String(day)}.`
    }
    if (this.#tended.get(front) === day) return `The ${front} was tended twice on ${day}.`
    const drawn = questionOn(this.#chance, { trader: this.#trader, day, front })
    if (drawn.id !== question || !FRONT_ANSWERS.some((known) => known === answer)) {
      return `The ${front} asked '${drawn.id}' on ${day}, not '${String(question)}'.`
    }
    this.#tended.set(front, day)
    return null
  }

  /** The cash that limits a cost is not recomputed, and neither is an answer of the season before. */
  #checkIncome(front: FrontName, record: RecordFields): string | null {
    const { cents, day, is_tended: isTended, season } = record
    if (typeof cents !== 'number' || typeof day !== 'string' || typeof isTended !== 'boolean') {
      return 'The income of a front cannot be read.'
    }
    const isOfSeason = day.slice(0, 7) === season
    if (isOfSeason && isTended !== (this.#tended.get(front) === day)) {
      return `The ${front} was ${isTended ? 'not ' : ''}tended on ${day}.`
    }
    const expected = frontIncome(front, isTended)
    const isLimited = expected < 0 && cents <= 0 && cents >= expected
    return isLimited ? null : checkSum(front, 'pays', [expected, cents])
  }
}

function checkSum(
  front: FrontName,
  verb: string,
  [expected, stored]: readonly [number, unknown],
): string | null {
  return expected === stored
    ? null
    : `The ${front} ${verb} ${expected} cents, not ${String(stored)}.`
}
