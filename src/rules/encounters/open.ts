import type { BoroughName } from '../market/goods.ts'
import { stampOf, type World } from '../player/world.ts'
import { bribeCents } from './encounter.ts'
import type { EncounterOpened } from './event.ts'

/** Returns the event that the police stop a player in a borough. */
export function openPoliceEncounter(
  at: {
    readonly id: string
    readonly borough: BoroughName
    readonly heat: number
    readonly cashCents: number
  },
  world: World,
): EncounterOpened {
  const { id, borough, heat, cashCents } = at
  return {
    kind: 'encounter_opened',
    ...stampOf(world),
    ...{ id, by: 'police', borough },
    price_cents: bribeCents(heat, cashCents),
  }
}
