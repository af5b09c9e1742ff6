import type { Decision, Mood } from '#src/rules/sharks/decision.ts'
import type { LoanTerms } from '#src/rules/sharks/lending.ts'
import type { TokenUser } from './model/token-meter.ts'

/** One piece of the stream of a voice. The last piece is `done` or `failed`. */
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

/** A reply to word. Its tokens are charged to the player and the address. */
export interface VoiceRequest extends TokenUser {
  readonly decision: Decision
  /** The message of the player. Voices must treat it as data, never as instructions. */
  readonly playerText: string
  /** The summary of the conversation; absent until there is one. */
  readonly summary?: string
  /** The last messages, oldest first. */
  readonly history: readonly {
    readonly role: 'user' | 'assistant' | 'system'
    readonly content: string
  }[]
}

/** Turns a decision of the rules into text. A voice cannot change money, quota or rank. */
export interface Voice {
  speak(request: VoiceRequest, signal: AbortSignal): AsyncIterable<VoicePart>
}
