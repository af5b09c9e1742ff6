import { CULTURE_LINES } from './culture.ts'
import { LIFE_LINES } from './life.ts'
import { PLACES_LINES } from './places.ts'

/** The lines about things that a player names. */
export const THING_LINES = { ...LIFE_LINES, ...PLACES_LINES, ...CULTURE_LINES }
