import type { Entry } from '../ledger.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import type { Shark } from '../sharks/decision.ts'
import { type MarkedWords, marksAfter } from '../sharks/recollections/marks.ts'
import { rememberUnclear } from '../sharks/relation.ts'
import { relationTo } from '../sharks/relation-event.ts'
import { paidInteractionEntry } from '../street-entries.ts'

/** A shark replies to a message, or speaks unasked. What it recalls from then on is in the event by marks. */
export interface TurnOpened extends EventBase, MarkedWords {
  readonly kind: 'turn_opened'
  readonly turn: string
  readonly shark: Shark
  /** The message that was used up: a free one of the day, or a bought one; null for a turn that costs nothing. */
  readonly spent: 'free' | 'bought' | null
  /** Set when the shark did not understand the message. */
  readonly unclear?: true
}

export function evolveTalk(sheet: Sheet, event: TurnOpened): Sheet {
  const { at, shark, spent, unclear } = event
  const { bought, usedToday } = sheet.interactions
  const now = new Date(at)
  const before = relationTo(sheet, shark, now)
  const relation = unclear ? rememberUnclear(before, now) : before
  return {
    ...sheet,
    ...marksAfter(sheet, event),
    interactions: {
      bought: bought - (spent === 'bought' ? 1 : 0),
      usedToday: usedToday + (spent === 'free' ? 1 : 0),
    },
    relations: { ...sheet.relations, [shark]: { ...relation, turns: relation.turns + 1 } },
  }
}

/** Returns the entry by which a bought message pays into the pot. */
export function talkEntries(playerId: string, { spent, turn }: TurnOpened): readonly Entry[] {
  return spent === 'bought' ? [paidInteractionEntry(playerId, turn)] : []
}
