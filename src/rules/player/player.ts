import { type Decider, isRefusal, type Refusal } from '../decider.ts'
import type { SettleEncounter } from '../encounters/command.ts'
import { decideEncounter } from '../encounters/decide.ts'
import { encounterEntries } from '../encounters/entries.ts'
import { evolveEncounter } from '../encounters/evolve.ts'
import { type AccountName, type Entry, isOwnedBy } from '../ledger.ts'
import { evolveMoves, returnMoves } from '../moves.ts'
import { beginDay, dayEntries, evolveDay } from '../play-day.ts'
import { potPartOf } from '../pot.ts'
import {
  decideUpgrade,
  evolveUpgrade,
  upgradeEntries,
  type UpgradeStash,
} from '../stash-upgrade.ts'
import type { Trade } from '../trade/command.ts'
import { decideTrade } from '../trade/decide.ts'
import { tradeEntries } from '../trade/entries.ts'
import { evolveTrade } from '../trade/evolve.ts'
import type { Refusal as TradeRefusal } from '../trade/fill.ts'
import type { Travel } from '../travel/command.ts'
import { decideTravel } from '../travel/decide.ts'
import { travelEntries } from '../travel/entries.ts'
import { evolveTravel } from '../travel/evolve.ts'
import type { PlayerEvent } from './event.ts'
import { newMonth, type Sheet } from './sheet.ts'
import type { World } from './world.ts'

export type PlayerCommand = SettleEncounter | Trade | Travel | UpgradeStash
export type RefusalCode =
  | TradeRefusal['refused']
  | 'encounter_open'
  | 'invalid_input'
  | 'no_encounter'
  | 'not_for_sale'
  | 'out_of_moves'

/** The features' deciders as one: what fell due first, then the command; the books move with each event. */
export const player: Decider<Sheet, PlayerCommand, PlayerEvent, World, RefusalCode> = {
  decide(sheet, command, world) {
    if (sheet.encounter && command.kind !== 'settle_encounter') {
      return {
        refused: 'encounter_open',
        sentence: 'Somebody stands in your way. Settle that first.',
      }
    }
    const due = fallenDue(sheet, command, world)
    const decided = decideCommand(fold(sheet, due), command, world)
    return isRefusal(decided) ? decided : [...due, ...decided]
  },

  evolve(sheet, event) {
    return bookEntries(evolveFeature(sheet, event), event)
  },
}

/** The sheet after events, in their order. */
export function fold(sheet: Sheet, events: readonly PlayerEvent[]): Sheet {
  return events.reduce(player.evolve, sheet)
}

/** The books' entries of an event: a function of the event alone. */
export function entriesOf(playerId: string, event: PlayerEvent): readonly Entry[] {
  switch (event.kind) {
    case 'day_begun':
      return dayEntries(playerId, event)
    case 'moves_returned':
    case 'streak_counted':
    case 'move_spent':
      return []
    case 'travelled':
      return travelEntries(playerId, event)
    case 'encounter_opened':
    case 'encounter_settled':
    case 'collector_paid':
    case 'loan_extended':
      return encounterEntries(playerId, event)
    case 'stash_upgraded':
      return upgradeEntries(playerId, event)
    case 'traded':
    case 'sale_shared':
      return tradeEntries(playerId, event)
  }
}

/** What fell due by time and concerns a command. A settled encounter does not count as a day at play. */
function fallenDue(sheet: Sheet, { kind }: PlayerCommand, world: World): readonly PlayerEvent[] {
  switch (kind) {
    case 'settle_encounter':
      return []
    case 'trade':
    case 'upgrade_stash':
      return beginDay(sheet, world)
    case 'travel':
      return [...beginDay(sheet, world), ...returnMoves(sheet, world)]
  }
}

function decideCommand(
  sheet: Sheet,
  command: PlayerCommand,
  world: World,
): readonly PlayerEvent[] | Refusal<RefusalCode> {
  switch (command.kind) {
    case 'settle_encounter':
      return decideEncounter(sheet, command, world)
    case 'travel':
      return decideTravel(sheet, command, world)
    case 'trade':
      return decideTrade(sheet, command, world)
    case 'upgrade_stash':
      return decideUpgrade(sheet, command, world)
  }
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
    case 'collector_paid':
    case 'loan_extended':
      return evolveEncounter(sheet, event)
    case 'stash_upgraded':
      return evolveUpgrade(sheet, event)
    case 'traded':
    case 'sale_shared':
      return evolveTrade(sheet, event)
  }
}

/** Moves the player's balances by an event's entries, and counts what they feed the pot. */
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
