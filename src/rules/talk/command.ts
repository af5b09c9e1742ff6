import type { StreetTalk } from '../market/bias.ts'
import type { Mood, Shark } from '../sharks/decision.ts'

interface NewTurn {
  /** A UUID that names the turn. */
  readonly turn: string
  readonly shark: Shark
  /** All chance of the turn is drawn from it. */
  readonly seed: string
  /** A UUID that no event holds. The ids of recollections are made of it, so that they cannot be guessed. */
  readonly secret: string
  /** Where goods are cheap and dear this season. */
  readonly streetTalk: readonly StreetTalk[]
  /** Whether payments for favours are accepted. */
  readonly sellsFavours: boolean
}

/** Says something to a shark. */
export interface SendMessage extends NewTurn {
  readonly kind: 'send_message'
  /** Data, never instructions. */
  readonly text: string
  /** The hash of the reply token of a chip that was taken; null for none. */
  readonly replyToken: string | null
}

/** Lets a shark speak unasked, about something that has happened to the player. */
export interface StartReply extends NewTurn {
  readonly kind: 'start_reply'
}

/** Ends a turn, whose reply is complete. */
export interface FinishTurn {
  readonly kind: 'finish_turn'
  readonly turn: string
  readonly shark: Shark
  /** The seed of the decision that was worded: the reply to another wording is not stored. */
  readonly seed: string
  /** The mood that the voice has chosen; null if it kept the decided one. */
  readonly mood: Mood | null
  /** Whether the turn is finished for a node that has stopped. It is refused while that node may still be wording. */
  readonly isAbandoned: boolean
}

/** Begins a turn whose reply is worded again. */
export interface ReopenTurn {
  readonly kind: 'reopen_turn'
  readonly turn: string
  readonly shark: Shark
}

export type BeginTurn = SendMessage | StartReply
export type TalkCommand = BeginTurn | FinishTurn | ReopenTurn
