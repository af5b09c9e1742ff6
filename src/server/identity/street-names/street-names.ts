import { type Chance, pick } from '#src/lib/chance.ts'

/** Parts of generated names. The longest have 9 + 1 + 7 characters, within the maximum of 20. */
const NICKNAMES = (
  'Lucky Two-Time Fat Slim Quiet Midnight Cash Velvet Rusty Silent Golden Crooked Jersey Uptown Downtown ' +
  'Left-Hand Smiling Nervous Sunday Bronx Dapper Sleepy Iron Glass Paper Neon Corner Subway Rooftop Sharp'
).split(' ')
const FIRST_NAMES = (
  'Sal Nicky Rocco Gino Angie Rita Frankie Paulie Tina Marco Vito Donna Joey Lou Carla Ray Manny Dee Pat Roz ' +
  'Bobby Sonny Mickey Connie Eddie Fay Gus Hal Ida Jo Kit Leo Moe Ned Ollie Pearl Queenie Ruby Sid Toots'
).split(' ')

/** Returns a random name. From the second attempt on it has a number, which gets longer with each attempt. */
export function makeUpStreetName(chance: Chance, attempt: number): string {
  const nickname = pick(chance, NICKNAMES)
  const name = `${nickname} ${pick(chance, FIRST_NAMES)}`
  if (attempt === 0) return name
  const digits = Math.min(attempt, 6) + 1
  const number = String(Math.floor(chance() * 10 ** digits))
  return `${name.slice(0, 19 - number.length)} ${number}`
}
