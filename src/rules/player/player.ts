import { type Batch, refuseExhausted } from '../batch.ts'
import { type Decider, isRefusal, type Refusal } from '../decider.ts'
import type { SettleEncounter } from '../encounters/command.ts'
import { decideEncounter } from '../encounters/decide.ts'
import { type AskFavour, decideFavour } from '../favours/ask.ts'
import { decideWork } from '../jobs/job.ts'
import { decideHandIn } from '../missions/hand-in.ts'
import { returnMoves } from '../moves.ts'
import { beginDay } from '../play-day.ts'
import { decideUpgrade, type UpgradeStash } from '../stash-upgrade.ts'
import type { Trade } from '../trade/command.ts'
import { decideTrade } from '../trade/decide.ts'
import type { Refusal as TradeRefusal } from '../trade/fill.ts'
import type { Travel } from '../travel/command.ts'
import { decideTravel } from '../travel/decide.ts'
import type { PlayerEvent } from './event.ts'
import { evolve, fold } from './evolve.ts'
import type { Sheet } from './sheet.ts'
import type { World } from './world.ts'

export type PlayerCommand = AskFavour | Batch | SettleEncounter | Trade | Travel | UpgradeStash
export type RefusalCode =
  | TradeRefusal['refused']
  | 'cooling_down'
  | 'encounter_open'
  | 'favour_refused'
  | 'invalid_input'
  | 'no_encounter'
  | 'not_done'
  | 'not_for_sale'
  | 'not_found'
  | 'out_of_moves'
  | 'session_exhausted'

type Decided = readonly PlayerEvent[] | Refusal<RefusalCode>

/** Combines the deciders of all features. Decides what has fallen due before the command itself. */
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

  evolve,
}

/** Returns the events that have fallen due before a command. A settled encounter does not start a day at play. */
function fallenDue(sheet: Sheet, { kind }: PlayerCommand, world: World): readonly PlayerEvent[] {
  switch (kind) {
    case 'settle_encounter':
      return []
    case 'trade':
    case 'upgrade_stash':
      return beginDay(sheet, world)
    case 'ask_favour':
    case 'batch':
    case 'travel':
      return [...beginDay(sheet, world), ...returnMoves(sheet, world)]
  }
}

function decideCommand(sheet: Sheet, command: PlayerCommand, world: World): Decided {
  switch (command.kind) {
    case 'batch':
      return decideBatch(sheet, command, world)
    case 'ask_favour':
      return decideFavour(sheet, command, world)
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

/** Decides the commands of a batch one after the other. The first refusal refuses all of them. */
function decideBatch(sheet: Sheet, { commands }: Batch, world: World): Decided {
  const exhausted = refuseExhausted(sheet, world)
  if (exhausted) return exhausted
  const events: PlayerEvent[] = []
  let after = sheet
  for (const command of commands) {
    const decided = decideAction(after, command, world)
    if (isRefusal(decided)) return decided
    events.push(...decided)
    after = fold(after, decided)
  }
  return events
}

function decideAction(sheet: Sheet, command: Batch['commands'][number], world: World): Decided {
  switch (command.kind) {
    case 'ask_favour':
      return decideFavour(sheet, command, world)
    case 'hand_in':
      return decideHandIn(sheet, command, world)
    case 'work':
      return decideWork(sheet, world)
  }
}
