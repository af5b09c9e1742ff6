import type { Decision } from '#src/rules/sharks/decision.ts'

/** What a voice gives, piece by piece. A stream ends with `done` or `failed`. */
export type VoicePart =
  | {
      readonly type: 'text'
      readonly text: string /** Pause after this piece, in ms, for the pace of speech. */
      readonly pauseMs: number
    }
  | {
      readonly type: 'done' /** Ids of the lines used, for the memory of what was said. */
      readonly lines: readonly string[]
    }
  | { readonly type: 'failed'; readonly reason: string }

export interface VoiceRequest {
  readonly decision: Decision
  /** What the player typed: data, never instruction. */
  readonly playerText: string
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
