import type { GoodSymbol } from '../market/goods.ts'
import type { Shark } from './decision.ts'

/** How one shark speaks of another. */
export const SPOKEN_NAMES: Readonly<Record<Shark, string>> = {
  vinnie: 'Vinnie',
  tommy: 'Tommy',
  carmela: 'Carmela',
  bigboss: 'the Boss',
}

/** How sharks call the goods. */
export const GOOD_NAMES: Readonly<Record<GoodSymbol, string>> = {
  SMOKES: 'smokes',
  TAPES: 'tapes',
  BOOZE: 'booze',
  THREADS: 'threads',
  PARTS: 'car parts',
  BOARDS: 'circuit boards',
  ICE: 'ice',
  BONDS: 'bonds',
}
