import type { PlayerEvent } from '../player/event.ts'
import { fold } from '../player/evolve.ts'
import type { Sheet } from '../player/sheet.ts'
import type { Shark } from '../sharks/decision.ts'
import { tellFrontEvent } from './fronts.ts'
import { tellGuideEvent } from './guide.ts'
import { tellLoanEvent } from './loans.ts'
import type { Telling, ToldSlot, ToldTag } from './telling.ts'

/** An event with the sheet before and after it. */
export interface Happened {
  readonly event: PlayerEvent
  readonly before: Sheet
  readonly after: Sheet
  /** The events before it in the same write. */
  readonly earlier: readonly PlayerEvent[]
  /** The shark who tells of what is no shark's own business. */
  readonly confidant: Shark
}

/** What of a telling depends on its event alone. */
export type Told = Omit<Telling, 'tags'> & { readonly tags?: readonly ToldTag[] }

const TELLERS: readonly ((happened: Happened) => readonly Told[])[] = [
  tellLoanEvent,
  tellFrontEvent,
  tellGuideEvent,
]
/** A shark who trusts the player less than this has lines of their own. */
const LOW_TRUST = -20

/**
 * Returns what sharks tell a player about events, in order. `sheet` is the one before the first event, and `confidant` the
 * shark whom the player talks to.
 */
export function tellingsOf(
  sheet: Sheet,
  events: readonly PlayerEvent[],
  { name, confidant }: { readonly name: string; readonly confidant: Shark },
): readonly Telling[] {
  let before = sheet
  return events.flatMap((event, index) => {
    const after = fold(before, [event])
    const earlier = events.slice(0, index)
    const happened = { event, before, after, earlier, confidant }
    before = after
    return TELLERS.flatMap((tell) => tell(happened)).map((told) => complete(told, after, name))
  })
}

function complete(told: Told, { relations }: Sheet, name: string): Telling {
  const trust = relations[told.shark]?.trust ?? 0
  const tags: readonly ToldTag[] = trust < LOW_TRUST ? ['trust_low'] : []
  const slots: Partial<Record<ToldSlot, string>> = { ...told.slots, name }
  return { ...told, tags: [...(told.tags ?? []), ...tags], slots }
}
