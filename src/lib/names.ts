// The names that the protocol and the rules share. Neither imports the other, so both take them from here.

/** The goods, cheapest first. */
export const GOOD_SYMBOLS = [
  'SMOKES',
  'TAPES',
  'BOOZE',
  'THREADS',
  'PARTS',
  'BOARDS',
  'ICE',
  'BONDS',
] as const

export const BOROUGH_NAMES = [
  'manhattan',
  'brooklyn',
  'queens',
  'bronx',
  'staten_island',
  'jersey',
] as const

/** The sharks, in the order in which players see them. */
export const SHARKS = ['vinnie', 'tommy', 'carmela', 'bigboss'] as const
