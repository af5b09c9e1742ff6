import { earliest } from '../earliest.ts'
import { clearPaidLoans } from '../loans/clear.ts'
import { nextLoanDue } from '../loans/due.ts'
import { nextNight } from '../nights/night.ts'
import { passNightsBefore } from '../nights/passed.ts'
import { nextWord } from '../sharks/next-word.ts'
import type { PlayerEvent } from './event.ts'
import { fold } from './evolve.ts'
import type { Sheet } from './sheet.ts'
import type { Moment } from './world.ts'

/** Something that falls due by time. `decide` must move the sheet past it. */
export interface Due {
  readonly at: Date
  decide(sheet: Sheet, world: Moment): readonly PlayerEvent[]
}

/** What can fall due. Of those due at the same instant, the first of this list is decided first. */
const SOURCES: readonly ((sheet: Sheet) => Due | null)[] = [nextWord, nextLoanDue, nextNight]

/**
 * Returns the events of everything that has fallen due by `world.now`, in the order of time. They are decided before any
 * command. Each event carries the instant at which it fell due, so that it does not matter when it is decided.
 */
export function decideDue(sheet: Sheet, world: Moment): readonly PlayerEvent[] {
  const events: PlayerEvent[] = []
  let after = sheet
  for (let due = nextDue(after); due && isPast(due, world); due = nextDue(after)) {
    const decided = decideOne(after, due, { ...world, now: due.at })
    events.push(...decided)
    after = fold(after, decided)
  }
  return events
}

/** Decides what has fallen due at `moment`. The quiet nights before it end when it would bring them a share. */
function decideOne(sheet: Sheet, due: Due, moment: Moment): readonly PlayerEvent[] {
  const decided = due.decide(sheet, moment)
  const events = [...decided, ...clearPaidLoans(fold(sheet, decided), moment)]
  const night = nextNight(fold(sheet, events))
  const isInRetrospect = night !== null && night.at.getTime() < due.at.getTime()
  return isInRetrospect ? [...passNightsBefore(moment), ...events] : events
}

/** Returns the next thing that falls due; null for none. */
export function nextDue(sheet: Sheet): Due | null {
  return earliest(SOURCES.map((source) => source(sheet)))
}

function isPast({ at }: Due, { now }: Moment): boolean {
  return at.getTime() <= now.getTime()
}
