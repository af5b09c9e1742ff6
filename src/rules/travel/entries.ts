import type { Entry } from '../ledger.ts'
import { travelToll } from '../life-entries.ts'
import type { Travelled } from './event.ts'

export function travelEntries(
  playerId: string,
  { move, toll_cents: amountCents }: Travelled,
): readonly Entry[] {
  return [travelToll({ playerId, cause: `${playerId}|${move}`, amountCents })]
}
