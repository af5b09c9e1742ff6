import { isLate } from '../../loans.ts'
import { spokenWords } from '../hearing/message.ts'
import { unpackSparse } from '../hearing/packed.ts'
import { WEIGHTS_PER_KIND } from '../hearing/classify.ts'
import { standingLoan } from '../offers.ts'
import type { Situation } from '../situation.ts'
import { withoutActions } from '../stage.ts'
import type { ExchangePlace } from './exchange-table.ts'
import { EXCHANGES, type ExchangeTopic } from './exchanges.ts'
import { exchangeFeaturesOf } from './features.ts'
import { PACKED_WEIGHTS } from './weights.ts'

/** An exchange that a message begins. */
export interface FoundExchange {
  readonly topic: ExchangeTopic
  /** How far the message is on the side of the exchange's examples: about 1 for an example, −1 for any other message. */
  readonly score: number
  /** How much less the score of the next exchange is. */
  readonly margin: number
}

/** Weights are stored this many times as large, because the steps of stored weights are made for larger ones. */
export const STORED_SCALE = 6
const WEIGHTS = unpackSparse(PACKED_WEIGHTS, WEIGHTS_PER_KIND)

/**
 * Returns the exchange that a message begins most likely, of those that make sense with what is owed and offered.
 */
export function exchangeOf(situation: Situation): FoundExchange | null {
  const words = spokenWords(withoutActions(situation.text), situation.now)
  const scores = new Float64Array(EXCHANGES.length)
  for (const [bucket, value] of exchangeFeaturesOf(words)) {
    for (const { kind, weight } of WEIGHTS.get(bucket) ?? [])
      scores[kind] = (scores[kind] ?? 0) + (weight / STORED_SCALE) * value
  }
  const ranked = EXCHANGES.map(({ topic, at }, index) => ({ topic, at, score: scores[index] ?? 0 }))
    .filter(({ at }) => fits(at, situation))
    .sort((one, other) => other.score - one.score)
  const [best, next] = ranked
  if (!best) return null
  return { topic: best.topic, score: best.score, margin: best.score - (next?.score ?? -1) }
}

function fits(at: ExchangePlace, situation: Situation): boolean {
  const { openLoan } = situation
  switch (at) {
    case 'any':
      return true
    case 'offer':
      return standingLoan(situation) !== null
    case 'debt':
      return openLoan !== null
    case 'late':
      return openLoan !== null && isLate(openLoan)
  }
}
