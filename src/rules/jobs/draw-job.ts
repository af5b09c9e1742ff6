import { type Chance, pick } from '#src/lib/chance.ts'
import { RULES } from '../config.ts'

/** A job with its title and pay. */
export interface Job {
  readonly title: string
  readonly payCents: number
}

/** Draws a job for one move. It pays $60 to $180 × √level, in whole dollars. */
export function drawJob(chance: Chance, level: number): Job {
  const { leastCents, mostCents } = RULES.jobs
  const title = pick(chance, TITLES)
  const cents = (leastCents + (mostCents - leastCents) * chance()) * Math.sqrt(level)
  return { title, payCents: Math.floor(cents / 100) * 100 }
}

/** Returns the least and the most that a job pays at a level. */
export function jobPayRange(level: number): { leastCents: number; mostCents: number } {
  const wholeDollars = (cents: number) => Math.floor((cents * Math.sqrt(level)) / 100) * 100
  return {
    leastCents: wholeDollars(RULES.jobs.leastCents),
    mostCents: wholeDollars(RULES.jobs.mostCents),
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
