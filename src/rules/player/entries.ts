import { encounterEntries } from '../encounters/entries.ts'
import { favourEntries } from '../favours/ask.ts'
import { jobEntries } from '../jobs/job.ts'
import type { Entry } from '../ledger.ts'
import { missionEntries } from '../missions/hand-in.ts'
import { dayEntries } from '../play-day.ts'
import { upgradeEntries } from '../stash-upgrade.ts'
import { tradeEntries } from '../trade/entries.ts'
import { travelEntries } from '../travel/entries.ts'
import type { PlayerEvent } from './event.ts'

/** Returns the ledger entries of an event. They depend on the event alone. */
export function entriesOf(playerId: string, event: PlayerEvent): readonly Entry[] {
  switch (event.kind) {
    case 'loan_extended':
    case 'moves_returned':
    case 'streak_counted':
    case 'move_spent':
      return []
    case 'day_begun':
      return dayEntries(playerId, event)
    case 'travelled':
      return travelEntries(playerId, event)
    case 'encounter_opened':
    case 'encounter_settled':
    case 'collector_paid':
      return encounterEntries(playerId, event)
    case 'favour_granted':
    case 'advance_lent':
    case 'ground_cooled':
      return favourEntries(playerId, event)
    case 'job_done':
      return jobEntries(playerId, event)
    case 'mission_done':
    case 'loan_worked_off':
      return missionEntries(playerId, event)
    case 'stash_upgraded':
      return upgradeEntries(playerId, event)
    case 'traded':
    case 'sale_shared':
      return tradeEntries(playerId, event)
  }
}
