import type { ChanceAt } from '../market/bias.ts'
import { playerChance } from '../season-chance.ts'
import { isSeen, watchPurpose } from '../trade/watch-sale.ts'
import { boroughIn, isCount, isNumber, type RecordFields } from './read-record.ts'

/**
 * Recomputes which sales of a run are watched: those that follow one of an earlier tick in the same stay, or one
 * of the same good. The draw decides
 * whether an encounter follows.
 */
export class StayReplay {
  readonly #chance: ChanceAt
  readonly #trader: string
  /** The tick of the last sale of the stay; null before the first, undefined while nothing is known of the stay. */
  #soldIn: number | null | undefined
  /** The goods of the sales in that tick, and how many of them were before the last one. */
  #soldGoods: readonly unknown[] = []
  #before = 0
  /** The last sale, until it was watched. */
  #sale: unknown = null
  /** Whether it may be watched, and whether it must be before the next trade or trip. */
  #canBeWatched = false
  #isDue = false

  constructor(chance: ChanceAt, trader: string) {
    this.#chance = chance
    this.#trader = trader
  }

  /** Checks the run's next record. Returns null when it is correct, else a sentence that names the difference. */
  take(record: RecordFields): string | null {
    const { kind, side } = record
    if (kind === 'sale_watched') return this.#checkWatched(record)
    if (kind !== 'traded' && kind !== 'travelled') return null
    if (this.#isDue) return `The sale ${String(this.#sale)} was not watched.`
    if (kind === 'travelled') [this.#soldIn, this.#soldGoods] = [null, []]
    else if (side === 'sell') this.#sell(record)
    return null
  }

  #sell({ id, symbol, tick }: RecordFields): void {
    const soldIn = this.#soldIn
    if (soldIn !== tick) this.#soldGoods = []
    const isRepeated = this.#soldGoods.includes(symbol)
    this.#isDue = typeof soldIn === 'number' && (soldIn !== tick || isRepeated)
    this.#canBeWatched = this.#isDue || soldIn === undefined
    this.#before = this.#soldGoods.length
    this.#soldGoods = [...this.#soldGoods, symbol]
    this.#sale = id
    if (isCount(tick)) this.#soldIn = tick
  }

  #checkWatched(record: RecordFields): string | null {
    const { at, draw, heat, move, sale, tick } = record
    const borough = boroughIn(record['borough'])
    if (!borough || typeof at !== 'string' || !isNumber(draw) || !isNumber(heat)) {
      return 'The watched sale cannot be read.'
    }
    if (!isCount(move) || !isCount(tick)) return 'The watched sale cannot be read.'
    if (!this.#canBeWatched || sale !== this.#sale) {
      return `The sale ${String(sale)} is no further one of its stay.`
    }
    this.#canBeWatched = this.#isDue = false
    const purpose = watchPurpose(tick, this.#before)
    const who = { trader: this.#trader, day: at.slice(0, 10), move, purpose }
    const drawn = playerChance(this.#chance, who)()
    return drawn === draw ? null : `The watched sale draws ${drawn}, not ${draw}.`
  }
}

/** Whether an encounter follows a record of a watched sale. */
export function opensEncounter({ borough: name, draw, heat, kind }: RecordFields): boolean {
  const borough = boroughIn(name)
  if (kind !== 'sale_watched' || !borough || !isNumber(draw) || !isNumber(heat)) return false
  return isSeen({ borough, draw, heat })
}
