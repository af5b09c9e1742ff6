import { travel } from '#src/api/travel.ts'
import { heatUp } from './control.ts'
import { createGuest, type Guest } from './guest.ts'

/** The highest heat, at which the police stop more than 80 % of the arrivals. */
const HOT = 7
/** The round trips of a day: a guest has five moves, and a round trip takes two. */
const ROUND_TRIPS = 2

/** Creates a guest whom the police have stopped in Manhattan. */
export async function createStoppedGuest(origin: string): Promise<Guest> {
  for (;;) {
    const guest = await createGuest(origin)
    await heatUp(guest.playerId, HOT)
    for (let trip = 0; trip < ROUND_TRIPS; trip += 1) {
      await travel(guest.client, { borough: 'brooklyn' })
      const { encounter } = await travel(guest.client, { borough: 'manhattan' })
      if (encounter) return guest
    }
  }
}
