import { dayOf } from './calendar.ts'
import type { Refusal } from './decider.ts'
import type { AskFavour } from './favours/ask.ts'
import type { Work } from './jobs/job.ts'
import type { RunErrand } from './loans/errands.ts'
import type { HandIn } from './missions/hand-in.ts'
import type { Sheet } from './player/sheet.ts'
import type { World } from './player/world.ts'
import { movesOn, quotaLeft, quotaOn } from './quota.ts'

/** Carries commands out in their order, all of them or none. */
export interface Batch {
  readonly kind: 'batch'
  readonly commands: readonly (AskFavour | HandIn | RunErrand | Work)[]
}

/** Refuses a batch when the day's free interactions and moves are spent. */
export function refuseExhausted(
  { activity, interactions, reputation }: Sheet,
  { now }: World,
): Refusal<'session_exhausted'> | null {
  const today = dayOf(now)
  const left = quotaLeft({ daily: quotaOn({ ...activity, reputation }, today), ...interactions })
  if (left > 0 || movesOn(activity, today) > 0) return null
  return { refused: 'session_exhausted', sentence: 'Free session exhausted' }
}
