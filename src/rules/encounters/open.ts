import { cashAccount } from '../ledger.ts'
import type { Sheet } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import { goodsWorth } from '../player/worth.ts'
import { bribeCents } from './encounter.ts'
import type { EncounterOpened } from './event.ts'

/** Returns the event that the police stop a player at a heat, where the player is. The price is that of cash and goods now. */
export function openPoliceEncounter(
  sheet: Pick<Sheet, 'balances' | 'borough' | 'holdings' | 'playerId'>,
  { id, heat }: { readonly id: string; readonly heat: number },
  world: World,
): EncounterOpened {
  const cashCents = sheet.balances[cashAccount(sheet.playerId)] ?? 0
  return {
    kind: 'encounter_opened',
    ...stampOf(world),
    ...{ id, by: 'police', borough: sheet.borough },
    price_cents: bribeCents({ heat, cashCents, goodsCents: goodsWorth(sheet, world.bids) }),
  }
}
