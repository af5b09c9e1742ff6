import type { Character } from '#src/protocol/characters.ts'

/** A day of a run that is asked of the simulation's thread. Days are asked for in their order, from 1. */
export interface DayRequest {
  readonly runId: string
  readonly agent: Character
  readonly seed: string
  readonly day: number
}

/** How a day ended, or why there is none. */
export type DayReport =
  | {
      readonly runId: string
      readonly day: number
      readonly netWorthCents: number
      readonly reward: number
    }
  | { readonly runId: string; readonly day: number; readonly failure: string }

export type ThreadRequest =
  | { readonly kind: 'day'; readonly asked: DayRequest }
  | { readonly kind: 'forget'; readonly runId: string }
