import { tradeCall } from '#src/protocol/calls/trade.ts'
import { RULES } from '#src/rules/config.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import type { PlayerCommand } from '#src/rules/player/player.ts'
import type { BeginTurn, FinishTurn } from '#src/rules/talk/command.ts'
import type { SheetRows, Writes } from '#src/server/write/sheet-repository.ts'
import { sha256, uuidOf } from '#src/server/platform/hashing.ts'
import { forgottenRows } from '#src/server/identity/account/player-memory.ts'
import {
  closedTurnRows,
  openedTurnRows,
  reopenedTurnRows,
} from '#src/server/features/chat/turn-rows.ts'
import { wordDecision } from '#src/server/voices/grammar/word-decision.ts'
import type { CheckedPayment } from '#src/server/write/payments/claim-payment.ts'
import { eventOfKind } from '#src/server/write/events-of-kind.ts'
import type { PlayerWrite, Written } from '#src/server/write/act.ts'
import { currentWrite, keyHashOf } from '#src/server/write/sealed-answer.ts'

/** A command of a player under one idempotency key, sent until it is answered. */
export interface Act {
  readonly playerId: string
  readonly command: PlayerCommand
  readonly reference: string
  readonly key: string
  /** The answer: the events that were stored. */
  events?: readonly string[]
  /** Whether a call of it failed in a way that leaves open whether it was stored. */
  isOpen: boolean
  /** Whether its events have been found in the tables. */
  isAccounted: boolean
}

export function requestOf({ playerId, key }: Act) {
  return { caller: { playerId }, call: tradeCall, key, body: { of: key } }
}

/** Returns the write of an act, with a command whose names may be new. */
export function writeOf(act: Act, command: PlayerCommand): PlayerWrite<readonly string[]> {
  return {
    ...{ request: requestOf(act), command, ...partsOf(act, command) },
    answer: ({ events }) => events.map((event) => JSON.stringify(event)),
  }
}

/** Returns the hash under which an act's answer is stored. */
export function hashOf(act: Act): string {
  return keyHashOf(currentWrite(requestOf(act), act.key))
}

/** Returns the id of the payment with a reference. */
export function paymentId(reference: string): string {
  return uuidOf(`payment|${reference}`)
}

/** Returns the id of the loan that an event began, or nothing. */
export function loanOf(event: PlayerEvent): readonly string[] {
  return event.kind === 'loan_taken' || event.kind === 'advance_lent' ? [event.loan] : []
}

/** Returns what some commands need in addition. */
function partsOf(
  act: Act,
  command: PlayerCommand,
): Pick<PlayerWrite<unknown>, 'name' | 'payment' | 'rows' | 'watchedPayment'> {
  switch (command.kind) {
    case 'ask_favour':
      return command.isPaid ? { payment: paymentOf(act, 'favour') } : {}
    case 'buy_messages':
      return { payment: paymentOf(act, 'messages') }
    case 'void_payment':
      return { watchedPayment: act.reference }
    case 'choose_name':
      return { name: { name: command.name, key: command.name.toLowerCase() } }
    case 'take_option':
      return { rows: (written, sheet) => choiceRows(act, written, sheet) }
    case 'send_message':
    case 'start_reply':
      return { rows: (written, sheet) => openedTurnRows(written, sheet, openedBy(act, command)) }
    case 'finish_turn':
      return { rows: (written, sheet) => finishedTurnRows(act, written, { command, sheet }) }
    case 'forget_words':
      return { rows: (written) => forgottenRows(written, command, []) }
    case 'reopen_turn':
      return { rows: (written) => reopenedTurnRows(written, command, reworded) }
    default:
      return {}
  }
}

/** Returns a payment, which may vanish from its chain unless its reference ends with 0. */
function paymentOf({ reference }: Act, bought: CheckedPayment['bought']): CheckedPayment {
  const { favours, interactions } = RULES
  return {
    ...{ id: paymentId(reference), references: [reference], bought },
    usdc: bought === 'favour' ? favours.soonerUsdc : interactions.bought.priceUsdc,
    block: reference.endsWith('0') ? null : 1,
  }
}

/** Returns the seed of a decision whose reply is worded again. */
export function reworded(seed: string): string {
  return `${seed}|again`
}

/** Returns what a turn adds, under ids that follow from the key. */
function openedBy({ key }: Act, command: BeginTurn) {
  const ids = { message: uuidOf(`message|${key}`), offer: uuidOf(`offer|${key}`) }
  return { command, ids }
}

/** Words the decision of a turn by the grammar, and returns the rows that close it. */
function finishedTurnRows(
  { key }: Act,
  written: Written,
  { command, sheet }: { readonly command: FinishTurn; readonly sheet: SheetRows },
): ReturnType<typeof closedTurnRows> {
  const decision = written.before.talk?.turn?.decision
  if (!decision) return {}
  const wording = wordDecision(decision)
  return closedTurnRows(written, sheet, { command, wording, messageId: uuidOf(`reply|${key}`) })
}

function choiceRows(
  { key }: Act,
  { events, sheet }: Written,
  { offer }: SheetRows,
): Pick<Writes, 'choices'> {
  const { at, outcome, value } = eventOfKind(events, 'option_taken')
  const choice = {
    ...{ player_id: sheet.playerId, offer_id: offer?.id, outcome, at },
    ...{ status: value === 'decline' ? 'declined' : 'taken', token_hash: sha256(key) },
    ...{ conversation_id: offer?.conversation_id, message_id: uuidOf(`choice|${key}`) },
    content: value,
  }
  return { choices: [choice] }
}
