import type { QuickReply } from '#src/protocol/chat.ts'
import type { EncounterOutcome } from '#src/rules/encounters/encounter.ts'
import type { Decision, OfferTerms, Shark } from '#src/rules/sharks/decision.ts'
import type { Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import type { Talk, Wording } from '#src/rules/talk/talk.ts'

/** What is read with a sheet for a turn. */
export interface TalkQuery {
  readonly shark: Shark
  /** The id of a turn; null for none. */
  readonly turn: string | null
  /** The hash of a reply token; null for none. */
  readonly token: string | null
}

/** The result of the SQL function `load_talk`. */
export interface TalkRows {
  readonly shark: Shark
  readonly street_name: string
  readonly running: string | null
  readonly turn: TurnJson | null
  readonly conversation: ConversationJson | null
  readonly wording: Wording | null
  readonly open_offer: {
    readonly id: string
    readonly terms: OfferTerms
    readonly expires_at: string
  } | null
  readonly last_loan_at: string | null
  readonly recollections: readonly RecollectionJson[]
  readonly choice: Talk['choice']
  readonly last_encounter: {
    readonly id: string
    readonly borough: string
    readonly outcome: EncounterOutcome | null
    readonly settled_at: string
  } | null
  readonly profits_yesterday: Talk['profitsYesterday']
  readonly done_missions: readonly string[]
  readonly news: (Omit<NonNullable<Talk['news']>, 'at'> & { readonly at: string }) | null
}

export interface ConversationJson {
  readonly id: string
  readonly last_seq: number
  readonly offered_choices: readonly string[]
}

export interface TurnJson {
  readonly id: string
  readonly state: 'running' | 'done'
  readonly decision: Decision
  readonly running_until: string
  readonly quick_replies: readonly QuickReply[]
  readonly conversation_id: string
  /** Null before the reply is stored. */
  readonly reply: {
    readonly id: string
    readonly created_at: string
    readonly is_last: boolean
  } | null
  /** The player's message; null for an unprompted reply. */
  readonly message: string | null
  /** The last decisions of the conversation, oldest first. */
  readonly decisions: readonly Decision[]
}

type RecollectionDate = 'dueAt' | 'saidAt' | 'knownFrom' | 'endsAt' | 'quotedAt'
export type RecollectionJson = Omit<Recollection, RecollectionDate> &
  Readonly<Record<'saidAt' | 'knownFrom' | 'endsAt', string>> &
  Readonly<Record<'dueAt' | 'quotedAt', string | null>>
