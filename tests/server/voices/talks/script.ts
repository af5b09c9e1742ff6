import { type Chance, chanceOf, pick } from '#src/lib/chance.ts'
import { isLate } from '#src/rules/loans.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { SHARK_POLICIES } from '#src/rules/config.ts'
import { Talk } from '../a-talk.ts'
import type { Message, Place } from './messages.ts'

/** What is between the shark and the player when a message is sent. */
export type Standing = 'nothing' | 'offer' | 'debt' | 'late'

const REQUESTS = ['need a loan', 'I need some cash', 'can I borrow some money?'] as const
const HELLOS = ['hello', 'hi there', 'good evening', "hey, how's it going"] as const

/** Draws messages for one shark. None comes twice while another one of its place is left. */
export class Script {
  readonly #messages: readonly Message[]
  readonly #chance: Chance
  #used: readonly Message[] = []

  constructor(messages: readonly Message[], seed: string) {
    this.#messages = messages
    this.#chance = chanceOf(seed)
  }

  /** Draws a message of a place. One that takes up a word of the last reply goes before the others. */
  draw(place: Place | undefined, reply = ''): Message {
    const fitting = this.#messages.filter(
      ({ at, after }) =>
        at === place && (after === undefined || new RegExp(after, 'i').test(reply)),
    )
    const fresh = fitting.filter((message) => !this.#used.includes(message))
    const pool = fresh.length > 0 ? fresh : fitting
    const pointed = pool.filter(({ after }) => after !== undefined)
    const drawn = pick(this.#chance, pointed.length > 0 ? pointed : pool)
    this.#used = [...this.#used, drawn]
    return drawn
  }
}

/** The cash of players with whom each shark does business, in cents. */
const PURSES: Readonly<Record<Shark, readonly number[]>> = {
  vinnie: [60_000, 200_000, 900_000],
  tommy: [20_000, 50_000, 80_000],
  carmela: [200_000, 900_000],
  bigboss: [900_000, 2_000_000],
}

/** Opens a talk with a shark who does business with the player. */
export function openTalk(shark: Shark, seed: string): Talk {
  const chance = chanceOf(`${seed}|player`)
  const cashCents = pick(chance, PURSES[shark])
  const reputation = shark === 'bigboss' ? 0.85 : 0.6
  const talk = new Talk(shark, seed, { cashCents, netWorthCents: cashCents, reputation })
  talk.streetTalk = [{ symbol: 'TAPES', cheapBorough: 'bronx', dearBorough: 'queens' }]
  if (shark === 'bigboss') talk.relation = { ...talk.relation, trust: 40 }
  return talk
}

/** Brings a talk to a standing, by a request and chips. */
export function bringTo(talk: Talk, standing: Standing, chance: Chance): Talk {
  if (standing === 'nothing') return talk
  talk.say(pick(chance, REQUESTS))
  if (standing === 'offer') return talk
  talk.takeIfThere('Deal').takeIfThere('Accept loan')
  const days = standing === 'late' ? SHARK_POLICIES[talk.shark].days + 1 + pick(chance, [0, 2]) : 1
  return talk.wait(days).say(pick(chance, HELLOS))
}

/** What is between the shark and the player now. */
export function standingOf({ loan, offer }: Talk): Standing {
  if (loan) return isLate(loan) ? 'late' : 'debt'
  return offer?.terms.kind === 'loan' ? 'offer' : 'nothing'
}

/** Says hello. */
export function greet(talk: Talk, chance: Chance): Talk {
  return talk.say(pick(chance, HELLOS))
}
