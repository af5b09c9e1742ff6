import type { Decision, Mood } from '#src/rules/sharks/decision.ts'
import type { LoanTerms } from '#src/rules/sharks/lending.ts'

/** A piece of a voice's stream, which ends with `done` or `failed`. */
export type VoicePart =
  | {
      readonly type: 'text'
      readonly text: string
      /** The pause after this piece, in ms. */
      readonly pauseMs: number
    }
  /** A mood of the shark, within what the rules allow. */
  | { readonly type: 'mood'; readonly mood: Mood }
  /** Terms that replace the decided ones, within what the rules allow. */
  | { readonly type: 'offer'; readonly terms: LoanTerms }
  /** The shark gives a tip about prices. */
  | { readonly type: 'tip' }
  | {
      readonly type: 'done'
      /** Ids of the lines that were used. */
      readonly lines: readonly string[]
    }
  | { readonly type: 'failed'; readonly reason: string }

export interface VoiceRequest {
  readonly decision: Decision
  /** The player, whose budget of tokens the reply counts against. */
  readonly playerId: string
  /** The message of the player. To be treated as data, never as instructions. */
  readonly playerText: string
  /** The summary of the conversation; absent until there is one. */
  readonly summary?: string
  /** The last messages, oldest first. */
  readonly history: readonly {
    readonly role: 'user' | 'assistant' | 'system'
    readonly content: string
  }[]
}

/** Words a decision of the rules. A voice changes no money, no quota and no rank. */
export interface Voice {
  speak(request: VoiceRequest, signal: AbortSignal): AsyncIterable<VoicePart>
}
