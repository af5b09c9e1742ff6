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

/** The fronts that a player can buy, cheapest first. */
export const FRONT_NAMES = [
  'newsstand',
  'laundromat',
  'social_club',
  'garage',
  'restaurant',
] as const

/** The answers to the question that a front asks each day. */
export const FRONT_ANSWERS = ['a', 'b'] as const
