import { pick } from '#src/lib/chance.ts'
import type { ChanceAt } from '../market/bias.ts'
import { playerChance } from '../season-chance.ts'
import type { FrontName } from './front.ts'
import { type FrontQuestion, questionsOf } from './questions.ts'

/** A front of a trader on a UTC day. */
export interface AskedFront {
  readonly trader: string
  readonly day: string
  readonly front: FrontName
}

/** Returns the question that a front asks on a day. The season's seed draws it. */
export function questionOn(chance: ChanceAt, { trader, day, front }: AskedFront): FrontQuestion {
  const draw = { trader, day, move: 0, purpose: `front|${front}` }
  return pick(playerChance(chance, draw), questionsOf(front))
}
