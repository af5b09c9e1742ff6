import { encounterEntries } from '../encounters/entries.ts'
import { favourEntries } from '../favours/ask.ts'
import { frontEntries } from '../fronts/entries.ts'
import { guideEntries } from '../guide/pay.ts'
import { jobEntries } from '../jobs/job.ts'
import { kickingUpEntries } from '../kicking-up/kicked-up.ts'
import type { Entry } from '../ledger.ts'
import { mergeEntries } from '../merging.ts'
import { loanEntries } from '../loans/entries.ts'
import { missionEntries } from '../missions/hand-in.ts'
import { dayEntries } from '../play-day.ts'
import { payoutEntries } from '../pot-payout.ts'
import { upgradeEntries } from '../stash-upgrade.ts'
import { talkEntries } from '../talk/turn-opened.ts'
import { tradeEntries } from '../trade/entries.ts'
import { travelEntries } from '../travel/entries.ts'
import type { PlayerEvent } from './event.ts'

/** Returns the ledger entries of an event. They depend on the event alone. */
export function entriesOf(playerId: string, event: PlayerEvent): readonly Entry[] {
  switch (event.kind) {
    case 'messages_bought':
    case 'missions_drawn':
    case 'moves_returned':
    case 'streak_counted':
    case 'move_spent':
    case 'name_chosen':
    case 'nights_passed':
    case 'payment_voided':
    case 'option_taken':
    case 'relation_moved':
    case 'words_forgotten':
      return []
    case 'day_begun':
      return dayEntries(playerId, event)
    case 'travelled':
      return travelEntries(playerId, event)
    case 'encounter_opened':
    case 'encounter_settled':
      return encounterEntries(playerId, event)
    case 'favour_granted':
    case 'advance_lent':
    case 'ground_cooled':
      return favourEntries(playerId, event)
    case 'loan_taken':
    case 'interest_accrued':
    case 'loan_day_late':
    case 'loan_worked_off':
    case 'loan_cleared':
    case 'errand_given':
    case 'errand_done':
    case 'errand_missed':
    case 'pledge_sold':
    case 'loan_repaid':
    case 'loan_extended':
    case 'word_sent':
      return loanEntries(playerId, event)
    case 'front_bought':
    case 'front_paid':
    case 'front_sold':
    case 'front_tended':
      return frontEntries(playerId, event)
    case 'kicked_up':
      return kickingUpEntries(playerId, event)
    case 'guide_paid':
      return guideEntries(playerId, event)
    case 'job_done':
      return jobEntries(playerId, event)
    case 'messages_received':
    case 'player_merged':
      return mergeEntries(playerId, event)
    case 'mission_done':
      return missionEntries(playerId, event)
    case 'stash_upgraded':
      return upgradeEntries(playerId, event)
    case 'pot_paid':
      return payoutEntries(playerId, event)
    case 'turn_opened':
      return talkEntries(playerId, event)
    case 'traded':
    case 'sale_shared':
    case 'sale_watched':
      return tradeEntries(playerId, event)
  }
}
