import { travel } from '#src/api/travel.ts'
import { heatUp } from './control.ts'
import { createGuest, type Guest } from './guest.ts'

/** As hot as it gets: more than eight of ten who come are stopped. */
const HOT = 7
/** A guest has five moves a day, and a way back takes two. */
const WAYS_BACK = 2

/** A guest of the journeys' game who came back to hot ground and was stopped there. */
export async function createStoppedGuest(origin: string): Promise<Guest> {
  for (;;) {
    const guest = await createGuest(origin)
    await heatUp(guest.playerId, HOT)
    for (let way = 0; way < WAYS_BACK; way += 1) {
      await travel(guest.client, { borough: 'brooklyn' })
      const { encounter } = await travel(guest.client, { borough: 'manhattan' })
      if (encounter) return guest
    }
  }
}
