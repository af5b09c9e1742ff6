import { type Decider, isRefusal, type Refusal } from '../decider.ts'
import { type AccountName, type Entry, isOwnedBy } from '../ledger.ts'
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
import type { PlayerEvent } from './event.ts'
import { newMonth, type Sheet } from './sheet.ts'
import type { World } from './world.ts'

export type PlayerCommand = Trade | UpgradeStash
export type RefusalCode = TradeRefusal['refused'] | 'encounter_open' | 'not_for_sale'

/** The features' deciders as one: a new day first, then the command; the books move with each event. */
export const player: Decider<Sheet, PlayerCommand, PlayerEvent, World, RefusalCode> = {
  decide(sheet, command, world) {
    if (sheet.isStopped) {
      return {
        refused: 'encounter_open',
        sentence: 'Somebody stands in your way. Settle that first.',
      }
    }
    const due = beginDay(sheet, world)
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
    case 'stash_upgraded':
      return upgradeEntries(playerId, event)
    case 'traded':
    case 'sale_shared':
      return tradeEntries(playerId, event)
  }
}

function decideCommand(
  sheet: Sheet,
  command: PlayerCommand,
  world: World,
): readonly PlayerEvent[] | Refusal<RefusalCode> {
  switch (command.kind) {
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
