import { addDays, startOfDay } from '../calendar.ts'
import type { FrontPaid } from '../fronts/event.ts'
import { type Front, frontIncome } from '../fronts/front.ts'
import { decideKickingUp } from '../kicking-up/kicked-up.ts'
import { tonightsShare } from '../kicking-up/share.ts'
import { cashAccount } from '../ledger.ts'
import type { Due } from '../player/due.ts'
import type { PlayerEvent } from '../player/event.ts'
import { evolve } from '../player/evolve.ts'
import type { Sheet } from '../player/sheet.ts'
import { type Moment, stampOf } from '../player/world.ts'

/**
 * Returns the next night in which fronts pay or a share goes up, at 00:00 UTC; null when none would. A player who has
 * never acted has no nights.
 */
export function nextNight(sheet: Sheet): Due | null {
  const { fronts, nightDay } = sheet
  if (nightDay === null || (fronts.length === 0 && !tonightsShare(sheet))) return null
  const night = addDays(nightDay, 1)
  return { at: startOfDay(night), decide: (state, world) => decideNight(state, night, world) }
}

/** The fronts pay for the day that ends. The share goes up after that. */
function decideNight(sheet: Sheet, night: string, world: Moment): readonly PlayerEvent[] {
  const day = addDays(night, -1)
  const events: PlayerEvent[] = []
  let after = sheet
  for (const front of sheet.fronts) {
    const paid = payFront(after, front, { day, world })
    events.push(paid)
    after = evolve(after, paid)
  }
  const kicked = decideKickingUp(after, night, world)
  return [...events, ...kicked]
}

function payFront(
  { balances, playerId }: Sheet,
  { front, tendedDay }: Front,
  { day, world }: { readonly day: string; readonly world: Moment },
): FrontPaid {
  const is_tended = tendedDay === day
  const cashCents = Math.max(0, balances[cashAccount(playerId)] ?? 0)
  const cents = Math.max(-cashCents, frontIncome(front, is_tended))
  return { kind: 'front_paid', ...stampOf(world), front, day, cents, is_tended }
}
