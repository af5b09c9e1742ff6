import type { Character } from '#src/protocol/characters.ts'

/** A request to play one day of a run. Days are requested in order, from 1. */
export interface DayRequest {
  readonly runId: string
  readonly agent: Character
  readonly seed: string
  readonly day: number
}

/** The result of a day, or why it could not be played. */
export type DayReport =
  | {
      readonly runId: string
      readonly day: number
      readonly netWorthCents: number
      readonly reward: number
    }
  | { readonly runId: string; readonly day: number; readonly failure: string }

/** A message to the thread: plays a day, or frees the memory of a run that is over. */
export type ThreadMessage =
  | { readonly kind: 'day'; readonly request: DayRequest }
  | { readonly kind: 'forget'; readonly runId: string }
