import { type Chance, pick } from '#src/lib/chance.ts'
import { RULES } from '../config.ts'
import { drawPay, payAt } from '../pay.ts'

/** A job with its title and pay. */
export interface Job {
  readonly title: string
  readonly payCents: number
}

/** Draws a job for one move. */
export function drawJob(chance: Chance, level: number): Job {
  return { title: pick(chance, TITLES), payCents: drawPay(chance, RULES.jobs, level) }
}

/** Returns the least and the most that a job pays at a level. */
export function jobPayRange(level: number): { leastCents: number; mostCents: number } {
  return {
    leastCents: payAt(RULES.jobs.leastCents, level),
    mostCents: payAt(RULES.jobs.mostCents, level),
  }
}

const TITLES = [
  'Unload a truck on Canal Street',
  'Watch a door on Mulberry',
  'Drive a cousin to the airport',
  'Count envelopes in a back room',
  'Move crates off Pier 40',
  'Hold a parking spot all night',
  'Carry a suitcase to Penn Station',
  'Fix the jukebox at the social club',
  'Wait tables at a very private party',
  'Paint over a name on a van',
  'Wash a car that must be very clean',
  'Collect quarters from arcade machines',
  'Sit in a courtroom and look worried',
  'Run slips for the corner bookie',
  'Feed a dog nobody may pet',
  'Stand in line for somebody important',
] as const
