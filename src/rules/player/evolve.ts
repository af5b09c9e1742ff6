import { evolveEncounter } from '../encounters/evolve.ts'
import { evolveFavour } from '../favours/ask.ts'
import { evolveFronts } from '../fronts/evolve.ts'
import { evolveGuide } from '../guide/pay.ts'
import { evolveJob } from '../jobs/job.ts'
import { evolveKickingUp } from '../kicking-up/kicked-up.ts'
import { type AccountName, isOwnedBy } from '../ledger.ts'
import { evolveMerge } from '../merging.ts'
import { evolveMissionDay } from '../missions/draw.ts'
import { evolveLoans } from '../loans/evolve.ts'
import { evolveMission } from '../missions/hand-in.ts'
import { evolveMoves } from '../moves.ts'
import { evolveNights } from '../nights/passed.ts'
import { evolveOption } from '../offers/option-taken.ts'
import { evolveDay } from '../play-day.ts'
import { potPartOf } from '../pot.ts'
import { evolvePurchase } from '../purchases/messages.ts'
import { evolveRelation } from '../sharks/relation-event.ts'
import { evolveUpgrade } from '../stash-upgrade.ts'
import { evolveForgotten } from '../talk/forget.ts'
import { evolveTalk } from '../talk/turn-opened.ts'
import { evolveTrade } from '../trade/evolve.ts'
import { evolveTravel } from '../travel/evolve.ts'
import { entriesOf } from './entries.ts'
import type { PlayerEvent } from './event.ts'
import { newMonth, type Sheet } from './sheet.ts'

/** Returns the sheet after an event of any feature, with the balances after its entries. */
export function evolve(sheet: Sheet, event: PlayerEvent): Sheet {
  return bookEntries(evolveFeature(sheet, event), event)
}

/** Returns the sheet after events, applied in order. */
export function fold(sheet: Sheet, events: readonly PlayerEvent[]): Sheet {
  return events.reduce(evolve, sheet)
}

function evolveFeature(sheet: Sheet, event: PlayerEvent): Sheet {
  switch (event.kind) {
    case 'day_begun':
      return evolveDay(sheet, event)
    case 'moves_returned':
    case 'streak_counted':
    case 'move_spent':
      return evolveMoves(sheet, event)
    case 'travelled':
      return evolveTravel(sheet, event)
    case 'encounter_opened':
    case 'encounter_settled':
      return evolveEncounter(sheet, event)
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
      return evolveLoans(sheet, event)
    case 'option_taken':
      return evolveOption(sheet, event)
    case 'relation_moved':
      return evolveRelation(sheet, event)
    case 'favour_granted':
    case 'advance_lent':
    case 'ground_cooled':
      return evolveFavour(sheet, event)
    case 'front_bought':
    case 'front_paid':
    case 'front_sold':
    case 'front_tended':
      return evolveFronts(sheet, event)
    case 'kicked_up':
      return evolveKickingUp(sheet, event)
    case 'nights_passed':
      return evolveNights(sheet, event)
    case 'guide_paid':
      return evolveGuide(sheet)
    case 'job_done':
      return evolveJob(sheet, event)
    case 'mission_done':
      return evolveMission(sheet, event)
    case 'messages_received':
    case 'player_merged':
      return evolveMerge(sheet, event)
    case 'missions_drawn':
      return evolveMissionDay(sheet, event)
    case 'name_chosen':
    case 'pot_paid':
      return sheet
    case 'messages_bought':
    case 'payment_voided':
      return evolvePurchase(sheet, event)
    case 'stash_upgraded':
      return evolveUpgrade(sheet, event)
    case 'turn_opened':
      return evolveTalk(sheet, event)
    case 'words_forgotten':
      return evolveForgotten(sheet, event)
    case 'traded':
    case 'sale_shared':
    case 'sale_watched':
      return evolveTrade(sheet, event)
  }
}

/** Applies an event's entries to the player's balances, and adds what they pay into the pot to the month's figures. */
function bookEntries(sheet: Sheet, event: PlayerEvent): Sheet {
  const { playerId } = sheet
  const entries = entriesOf(playerId, event)
  const balances: Partial<Record<AccountName, number>> = { ...sheet.balances }
  for (const { account, amountCents } of entries.flatMap(({ postings }) => postings)) {
    if (isOwnedBy(account, playerId)) balances[account] = (balances[account] ?? 0) + amountCents
  }
  const fed = entries.reduce((sum, entry) => sum + potPartOf(entry), 0)
  if (fed === 0) return { ...sheet, balances }
  const month = event.at.slice(0, 7)
  const figures = sheet.month.month === month ? sheet.month : newMonth(month)
  const contributedCents = figures.contributedCents + fed
  return {
    ...sheet,
    balances,
    month: { ...figures, contributedCents, lastContributionAt: event.at },
  }
}
