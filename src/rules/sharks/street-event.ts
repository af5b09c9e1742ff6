import { dayOf } from '../calendar.ts'
import { boroughLabel } from '../market/goods.ts'
import { formatCents } from '../money.ts'
import type { GoodSymbol } from '../market/goods.ts'
import type { Relation, Shark } from './decision.ts'
import { GOOD_NAMES, SPOKEN_NAMES } from './spoken-names.ts'
import type { Slot, Tag } from './tags.ts'

/** Something that happened to a player recently and that a shark can mention. Money in cents. */
export type StreetEvent = {
  /** Identifies the event, so that each shark mentions it once. */
  readonly id: string
} & (
  | { readonly kind: 'profit' | 'loss'; readonly symbol: GoodSymbol; readonly cents: number }
  /** The police took something ('busted') or nothing ('slipped'), or heat is high ('hot'). */
  | { readonly kind: 'busted' | 'slipped' | 'hot'; readonly borough: string }
  /** The player took a loan from a shark. */
  | { readonly kind: 'borrowed'; readonly shark: Shark; readonly cents: number }
  | { readonly kind: 'mission' }
  | {
      readonly kind: 'headline'
      readonly symbol: GoodSymbol
      readonly borough: string
      readonly direction: 'up' | 'down'
    }
  /** The stash holds much of one good. */
  | { readonly kind: 'loaded'; readonly symbol: GoodSymbol; readonly quantity: number }
  | { readonly kind: 'streak'; readonly days: number }
  /** The player has repaid a loan of this shark. */
  | { readonly kind: 'deal' }
)

/** How many of the events that it has mentioned a shark remembers. */
const EVENTS_REMEMBERED = 40

/** Returns the first event that this shark has not mentioned, or null when there is none. */
export function newsFor(
  { heardEvents = [] }: Relation,
  shark: Shark,
  events: readonly StreetEvent[],
): StreetEvent | null {
  return events.find((event) => !heardEvents.includes(event.id) && concerns(event, shark)) ?? null
}

/** What decides whether a shark can mention its last loan. */
interface LastDeal {
  /** Null before the first. */
  readonly lastLoanTakenAt: Date | null
  /** Null where nothing is owed. */
  readonly openLoan: object | null
  readonly relation: Relation
  readonly now: Date
}

/** Returns the event of a shark's last loan, or null when there is none, it is still open, or it was taken today. */
export function dealRemembered({
  lastLoanTakenAt,
  now,
  openLoan,
  relation,
}: LastDeal): StreetEvent | null {
  if (!lastLoanTakenAt || openLoan || relation.facts.lastDeal === undefined) return null
  if (dayOf(lastLoanTakenAt) === dayOf(now)) return null
  return { id: `deal:${lastLoanTakenAt.toISOString()}`, kind: 'deal' }
}

/** Whether an event is news to a shark: a loan that it gave itself is not. */
function concerns(event: StreetEvent, shark: Shark): boolean {
  return event.kind !== 'borrowed' || event.shark !== shark
}

export function rememberEvent(relation: Relation, { id }: StreetEvent): Relation {
  const heardEvents = [id, ...(relation.heardEvents ?? [])].slice(0, EVENTS_REMEMBERED)
  return { ...relation, heardEvents }
}

/** Returns the tags and slots of an event. */
export function describeEvent(event: StreetEvent): {
  readonly tags: readonly Tag[]
  readonly slots: Readonly<Partial<Record<Slot, string>>>
} {
  switch (event.kind) {
    case 'profit':
    case 'loss':
      return {
        tags: [`event_${event.kind}`],
        slots: { eventGood: GOOD_NAMES[event.symbol], eventSum: formatCents(event.cents) },
      }
    case 'busted':
    case 'slipped':
    case 'hot':
      return { tags: [`event_${event.kind}`], slots: { eventPlace: boroughLabel(event.borough) } }
    case 'borrowed':
      return {
        tags: ['event_borrowed'],
        slots: { eventShark: SPOKEN_NAMES[event.shark], eventSum: formatCents(event.cents) },
      }
    case 'mission':
    case 'deal':
      return { tags: [`event_${event.kind}`], slots: {} }
    case 'headline':
      return {
        tags: [`event_headline_${event.direction}`],
        slots: { eventGood: GOOD_NAMES[event.symbol], eventPlace: boroughLabel(event.borough) },
      }
    case 'loaded':
      return {
        tags: ['event_loaded'],
        slots: { eventGood: GOOD_NAMES[event.symbol], eventCount: String(event.quantity) },
      }
    case 'streak':
      return { tags: ['event_streak'], slots: { eventCount: String(event.days) } }
  }
}
