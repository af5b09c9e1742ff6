import { type Batch, refuseExhausted } from '../batch.ts'
import { type Decider, isRefusal, type Refusal } from '../decider.ts'
import type { SettleEncounter } from '../encounters/command.ts'
import { decideEncounter } from '../encounters/decide.ts'
import { type AskFavour, decideFavour } from '../favours/ask.ts'
import type { FrontCommand } from '../fronts/command.ts'
import { decideBuyFront, decideSellFront, decideTendFront } from '../fronts/decide.ts'
import { decideWork } from '../jobs/job.ts'
import { decideMissionDay, type DrawMissions } from '../missions/draw.ts'
import { decideHandIn } from '../missions/hand-in.ts'
import { decideRepayment, type Repay } from '../loans/repay.ts'
import { returnMoves } from '../moves.ts'
import { type ChooseName, decideName } from '../names.ts'
import { decideOption, type TakeOption } from '../offers/take-option.ts'
import { beginDay } from '../play-day.ts'
import {
  type BuyMessages,
  decideMessages,
  decideVoid,
  type VoidPayment,
} from '../purchases/messages.ts'
import { decideUpgrade, type UpgradeStash } from '../stash-upgrade.ts'
import { decideMessage, decideUnprompted } from '../talk/begin.ts'
import type { TalkCommand } from '../talk/command.ts'
import { decideForget, type ForgetWords } from '../talk/forget.ts'
import { decideFinish, decideReopen } from '../talk/finish.ts'
import type { Trade } from '../trade/command.ts'
import { decideTrade } from '../trade/decide.ts'
import type { Refusal as TradeRefusal } from '../trade/fill.ts'
import type { Travel } from '../travel/command.ts'
import { decideTravel } from '../travel/decide.ts'
import { clearPaidLoans } from '../loans/clear.ts'
import { decideErrand } from '../loans/errands.ts'
import { decideDue } from './due.ts'
import type { PlayerEvent } from './event.ts'
import { passNights } from '../nights/passed.ts'
import { evolve, fold } from './evolve.ts'
import type { Sheet } from './sheet.ts'
import type { World } from './world.ts'

/** Applies what has fallen due by time, and nothing else. */
export interface CatchUp {
  readonly kind: 'catch_up'
  /** Whether the quiet nights end, too: then money that comes later pays no share of them. */
  readonly endsNights?: boolean
}

export type PlayerCommand =
  | AskFavour
  | Batch
  | BuyMessages
  | CatchUp
  | ChooseName
  | DrawMissions
  | ForgetWords
  | FrontCommand
  | Repay
  | SettleEncounter
  | TakeOption
  | TalkCommand
  | Trade
  | Travel
  | UpgradeStash
  | VoidPayment

export type RefusalCode =
  | TradeRefusal['refused']
  | 'busy'
  | 'cooling_down'
  | 'encounter_open'
  | 'favour_refused'
  | 'invalid_input'
  | 'name_taken'
  | 'no_encounter'
  | 'not_done'
  | 'not_for_sale'
  | 'not_found'
  | 'offer_closed'
  | 'out_of_moves'
  | 'session_exhausted'
  | 'turn_over'

/** The commands that an open encounter does not block. */
const ANY_TIME: readonly PlayerCommand['kind'][] = [
  'buy_messages',
  'choose_name',
  'draw_missions',
  'finish_turn',
  'forget_words',
  'reopen_turn',
  'send_message',
  'settle_encounter',
  'start_reply',
  'void_payment',
]

type Decided = readonly PlayerEvent[] | Refusal<RefusalCode>

/** Combines the deciders of all features. Decides what has fallen due before the command itself. */
export const player: Decider<Sheet, PlayerCommand, PlayerEvent, World, RefusalCode> = {
  decide(sheet, command, world) {
    const due = decideDue(sheet, world)
    const upToDate = fold(sheet, due)
    if (command.kind === 'catch_up') {
      return command.endsNights ? [...due, ...passNights(upToDate, world)] : due
    }
    if (upToDate.encounter && !ANY_TIME.includes(command.kind)) {
      return {
        refused: 'encounter_open',
        sentence: 'Somebody stands in your way. Settle that first.',
      }
    }
    const begun = beginAct(upToDate, command, world)
    const ready = fold(upToDate, begun)
    const decided = decideCommand(ready, command, world)
    if (isRefusal(decided)) return decided
    return [...due, ...begun, ...decided, ...clearPaidLoans(fold(ready, decided), world)]
  },

  evolve,
}

type Act = Exclude<PlayerCommand, CatchUp>

/** Returns the events of a new day that precede a command. */
function beginAct(sheet: Sheet, { kind }: Act, world: World): readonly PlayerEvent[] {
  switch (kind) {
    case 'buy_messages':
    case 'choose_name':
    case 'draw_missions':
    case 'finish_turn':
    case 'forget_words':
    case 'reopen_turn':
    // Only a message that is not refused begins a day.
    case 'send_message':
    case 'settle_encounter':
    case 'start_reply':
    case 'void_payment':
      return []
    case 'buy_front':
    case 'repay':
    case 'sell_front':
    case 'take_option':
    case 'tend_front':
    case 'trade':
    case 'upgrade_stash':
      return beginDay(sheet, world)
    case 'ask_favour':
    case 'batch':
    case 'travel':
      return [...beginDay(sheet, world), ...returnMoves(sheet, world)]
  }
}

function decideCommand(sheet: Sheet, command: Act, world: World): Decided {
  switch (command.kind) {
    case 'batch':
      return decideBatch(sheet, command, world)
    case 'ask_favour':
      return decideFavour(sheet, command, world)
    case 'buy_front':
      return decideBuyFront(sheet, command, world)
    case 'tend_front':
      return decideTendFront(sheet, command, world)
    case 'sell_front':
      return decideSellFront(sheet, command, world)
    case 'buy_messages':
      return decideMessages(command, world)
    case 'choose_name':
      return decideName(sheet, command, world)
    case 'draw_missions':
      return decideMissionDay(sheet, command, world)
    case 'finish_turn':
      return decideFinish(sheet, command, world)
    case 'forget_words':
      return decideForget(sheet, command, world)
    case 'reopen_turn':
      return decideReopen(sheet)
    case 'send_message':
      return decideMessage(sheet, command, world)
    case 'start_reply':
      return decideUnprompted(sheet, command, world)
    case 'repay':
      return decideRepayment(sheet, command, world)
    case 'take_option':
      return decideOption(sheet, command, world)
    case 'settle_encounter':
      return decideEncounter(sheet, command, world)
    case 'travel':
      return decideTravel(sheet, command, world)
    case 'trade':
      return decideTrade(sheet, command, world)
    case 'upgrade_stash':
      return decideUpgrade(sheet, command, world)
    case 'void_payment':
      return decideVoid(sheet, command, world)
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
    case 'run_errand':
      return decideErrand(sheet, world)
    case 'work':
      return decideWork(sheet, world)
  }
}
