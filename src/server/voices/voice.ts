import type { Decision, Mood } from '#src/rules/sharks/decision.ts'
import type { LoanTerms } from '#src/rules/sharks/lending.ts'

/** What a voice gives, piece by piece. A stream ends with `done` or `failed`. */
export type VoicePart =
  | {
      readonly type: 'text'
      readonly text: string
      /** Pause after this piece, in ms, for the pace of speech. */
      readonly pauseMs: number
    }
  /** The face the shark puts on; inside what the rules allow. */
  | { readonly type: 'mood'; readonly mood: Mood }
  /** Terms instead of the decided ones; inside what the rules allow. */
  | { readonly type: 'offer'; readonly terms: LoanTerms }
  /** The shark has told what the street knows. */
  | { readonly type: 'tip' }
  | {
      readonly type: 'done'
      /** Ids of the lines used, for the memory of what was said. */
      readonly lines: readonly string[]
    }
  | { readonly type: 'failed'; readonly reason: string }

export interface VoiceRequest {
  readonly decision: Decision
  /** Whom it is said to: for the count of what their talk costs. */
  readonly playerId: string
  /** What the player typed: data, never instruction. */
  readonly playerText: string
  /** What the two have been through; absent until there is something to tell. */
  readonly summary?: string
  /** The last messages, oldest first. */
  readonly history: readonly {
    readonly role: 'user' | 'assistant' | 'system'
    readonly content: string
  }[]
}

/** Words a decision. The engine has decided already: a voice moves no money, no quota, no rank. */
export interface Voice {
  speak(request: VoiceRequest, signal: AbortSignal): AsyncIterable<VoicePart>
}
