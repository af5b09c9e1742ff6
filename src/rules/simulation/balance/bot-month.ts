import type { PlayerEvent } from '../../player/event.ts'
import type { PlayOptions } from '../play-month.ts'
import { playIn } from '../play-month.ts'
import type { Policy } from '../policy.ts'
import type { SeededCity } from '../seeded-city.ts'

/** What a simulated player's days came to. Money in cents, by day where it is a list. */
export interface BotMonth {
  readonly worths: readonly number[]
  readonly cash: readonly number[]
  /** What was kicked up, from the first day on. */
  readonly kickedUp: readonly number[]
  /** Whether the opening debt was paid in time. */
  readonly isOpeningCleared: boolean
  readonly reputation: number
  /** How many commands were decided, and how many of them were refused. */
  readonly commands: number
  readonly refused: number
  /** How many of each kind of event there were. */
  readonly events: Readonly<Partial<Record<PlayerEvent['kind'], number>>>
}

/** Plays a policy, and returns what its days came to. */
export function playBot(city: SeededCity, policy: Policy, options?: PlayOptions): BotMonth {
  const worths: number[] = []
  const cash: number[] = []
  const kickedUp: number[] = []
  let isOpeningCleared = false
  const counts: Partial<Record<PlayerEvent['kind'], number>> = {}
  let end = { reputation: 0, commands: 0, refused: 0 }
  for (const { cashCents, events, game, netWorthCents } of playIn(city, policy, options)) {
    worths.push(netWorthCents)
    cash.push(cashCents)
    let kickedUpCents = 0
    for (const event of events) {
      counts[event.kind] = (counts[event.kind] ?? 0) + 1
      if (event.kind === 'loan_cleared' && event.is_opening) isOpeningCleared = !event.was_late
      if (event.kind === 'kicked_up') kickedUpCents += event.share_cents
    }
    kickedUp.push((kickedUp.at(-1) ?? 0) + kickedUpCents)
    const refused = [...game.refused.values()].reduce((sum, times) => sum + times, 0)
    end = { reputation: game.sheet.reputation, commands: game.commands, refused }
  }
  return { worths, cash, kickedUp, isOpeningCleared, ...end, events: counts }
}
