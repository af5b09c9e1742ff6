import { dayOf, daysBetween, weekdayOf } from '../../calendar.ts'
import type { OfferDraft } from '../decision.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import { SPOKEN_NAMES } from '../spoken-names.ts'
import type { Tag } from '../tags.ts'
import { dateOf } from './note.ts'
import { LASTING, type Recollection } from './recollection.ts'

/** A recollection is quoted again without being asked for after this many days. */
const QUOTED_AGAIN_DAYS = 5
/** Within this many days, a day is named by its weekday. */
const WEEKDAY_DAYS = 6

/**
 * Returns a reply that quotes what the player has said on an earlier day, or null when there is nothing to quote. The most
 * important recollection comes first.
 */
export function quoteUnasked(situation: Situation, offer: OfferDraft | null): Reply | null {
  const today = dayOf(situation.now)
  const quotable = knownOf(situation).filter(
    ({ saidAt, quotedAt }) =>
      dayOf(saidAt) !== today &&
      (quotedAt === null || daysBetween(dayOf(quotedAt), today) >= QUOTED_AGAIN_DAYS),
  )
  return quote(situation, quotable, offer)
}

/** Returns the reply to a player who asks what the shark remembers: what was quoted longest ago. Null without any. */
export function quoteAsked(situation: Situation, offer: OfferDraft | null): Reply | null {
  const known = knownOf(situation)
  const lastQuoted = ({ quotedAt }: Recollection): number => quotedAt?.getTime() ?? 0
  const earliest = Math.min(...known.map(lastQuoted))
  return quote(
    situation,
    known.filter((each) => lastQuoted(each) === earliest),
    offer,
  )
}

/** Returns what a shark can quote now. A promise to pay counts only while something is owed. */
function knownOf({ recollections = [], openLoan, now }: Situation): readonly Recollection[] {
  return recollections.filter(
    ({ kind, knownFrom, endsAt }) =>
      knownFrom <= now && now < endsAt && (kind !== 'promise' || openLoan !== null),
  )
}

function quote(
  situation: Situation,
  quotable: readonly Recollection[],
  offer: OfferDraft | null,
): Reply | null {
  const [first] = [...quotable].sort(
    (one, other) => LASTING[other.kind].weight - LASTING[one.kind].weight,
  )
  if (!first) return null
  const { hearsayFrom, id, kind, words, dueAt } = first
  const isBroken = kind === 'promise' && dueAt !== null && dueAt <= situation.now
  const tags: Tag[] = [hearsayFrom === null ? `recall_${kind}` : `hearsay_${kind}`]
  if (isBroken) tags.push('broken_promise')
  return {
    act: 'recall',
    offer,
    tags,
    slots: {
      recalled: words,
      recalledDay: dayName(first.saidAt, situation.now),
      ...(hearsayFrom !== null && { recalledFrom: SPOKEN_NAMES[hearsayFrom] }),
    },
    quoted: id,
  }
}

/** Returns how a shark names a past day: 'today', 'yesterday', 'Monday', 'June 3'. */
function dayName(then: Date, now: Date): string {
  const days = daysBetween(dayOf(then), dayOf(now))
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  return days <= WEEKDAY_DAYS ? weekdayOf(then) : dateOf(then)
}
