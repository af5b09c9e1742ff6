import { chanceOf, pick } from '#src/lib/chance.ts'
import { dayNumber, dayOf, weekdayOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import { daysLeft, dueAfter, isLate, owedOf, totalOf } from '../loans.ts'
import { boroughLabel } from '../market/goods.ts'
import { formatCents, formatRate } from '../money.ts'
import type { OfferDraft, Relation } from './decision.ts'
import { type LoanTerms, daysToWait } from './lending.ts'
import type { Situation } from './situation.ts'
import { GOOD_NAMES, SPOKEN_NAMES } from './spoken-names.ts'
import type { Slot, Tag } from './tags.ts'

/** Facts for the voice: tags that a line may require, and values for its slots. */
export interface Description {
  readonly tags: readonly Tag[]
  readonly slots: Readonly<Partial<Record<Slot, string>>>
}

/** Describes the situation independently of what the shark decides. `relation` is the one after the decision. */
export function describeSituation(situation: Situation, relation: Relation): Description {
  const { player, now } = situation
  return merge([
    {
      tags: [
        situation.relation.turns === 0 ? 'first_meeting' : 'met',
        situation.relation.turns === 0 || situation.relation.patienceDay !== dayOf(now)
          ? 'new_day'
          : 'same_day',
        trustTag(relation.trust),
        `mood_${relation.mood}`,
        ...purseTags(player.cashCents),
        ...placeTags(situation),
      ],
      slots: {
        name: player.streetName,
        cash: formatCents(player.cashCents),
        borough: boroughLabel(player.borough),
        weekday: weekdayOf(now),
      },
    },
    describeDebt(situation),
    describeOtherDebts(situation),
    describeFacts(relation),
    describeStreet(situation),
  ])
}

export function describeOffer(offer: OfferDraft | null, now: Date): Description {
  if (!offer) return { tags: [], slots: {} }
  const { terms } = offer
  if (terms.kind === 'loan') {
    const loan: Description = { tags: ['offer_loan'], slots: loanSlots(terms, now) }
    return merge([loan, describeSecurity(terms)])
  }
  if (terms.kind === 'mercy') return { tags: ['offer_mercy'], slots: {} }
  return { tags: ['offer_repay'], slots: { payment: formatCents(terms.amountCents) } }
}

function describeSecurity({ security }: LoanTerms): Description {
  if (!security) return NOTHING
  if (security.kind === 'profit') {
    return {
      tags: ['wants_share'],
      slots: { share: formatRate(RULES.sale.profitSharePercent / 100) },
    }
  }
  const pledged = security.pledge.map(({ symbol, quantity }) => `${quantity} ${GOOD_NAMES[symbol]}`)
  return { tags: ['wants_pledge'], slots: { pledge: pledged.join(' and ') } }
}

export function loanSlots(terms: LoanTerms, now: Date): Description['slots'] {
  const total = totalOf(terms)
  return {
    amount: formatCents(terms.principalCents),
    rate: formatRate(terms.dailyRate),
    days: formatDays(terms.days),
    interest: formatCents(total - terms.principalCents),
    total: formatCents(total),
    dueDay: formatDue(dueAfter(now, terms.days), now),
  }
}

export function formatDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

/** Returns an instant to the minute: 'Friday 14:20 UTC' within the next six days, else 'July 3, 14:20 UTC'. */
export function formatDue(dueAt: Date, now: Date): string {
  const time = `${dueAt.toISOString().slice(11, 16)} UTC`
  const inDays = dayNumber(dueAt) - dayNumber(now)
  if (inDays >= 0 && inDays <= 6) return `${weekdayOf(dueAt)} ${time}`
  return `${MONTHS[dueAt.getUTCMonth()] ?? ''} ${dueAt.getUTCDate()}, ${time}`
}

/** Merges descriptions. A slot of a later one replaces that of an earlier one. */
export function merge(descriptions: readonly Description[]): Description {
  return {
    tags: [...new Set(descriptions.flatMap(({ tags }) => tags))],
    slots: Object.assign({}, ...descriptions.map(({ slots }) => slots)),
  }
}

function describeDebt({ openLoan, now }: Situation): Description {
  if (!openLoan) return { tags: ['clear'], slots: {} }
  const tags: Tag[] = ['owes', openLoan.isBegged ? 'begged' : 'can_beg']
  const { lateDaySeen: late, status } = openLoan
  if (isLate(openLoan)) tags.push('late')
  if (late > 1) tags.push('very_late')
  if (status === 'owned') tags.push('owned')
  if (late === 0 && daysLeft(openLoan, now) === 0) tags.push('due_today')
  if (late === 0 && daysLeft(openLoan, now) === 1) tags.push('due_tomorrow')
  return {
    tags,
    slots: {
      owed: formatCents(owedOf(openLoan)),
      principal: formatCents(openLoan.principalCents),
      rate: formatRate(openLoan.dailyRate),
      dueDay: formatDue(openLoan.dueAt, now),
      ...(late > 0 ? { daysLate: formatDays(late) } : {}),
    },
  }
}

function describeOtherDebts({ otherLoans, shark }: Situation): Description {
  const others = otherLoans.filter((loan) => loan.shark !== shark)
  const [largest] = others.sort((one, other) => owedOf(other) - owedOf(one))
  if (!largest) return { tags: [], slots: {} }
  return {
    tags: ['owes_other'],
    slots: {
      otherShark: SPOKEN_NAMES[largest.shark],
      otherOwed: formatCents(owedOf(largest)),
    },
  }
}

function describeFacts({ facts }: Relation): Description {
  const { nickname, lastDeal, biggestDeal, worstBetrayal, unpaidPromise } = facts
  return merge([
    nickname ? { tags: ['has_nickname'], slots: { nickname } } : NOTHING,
    lastDeal ? { tags: ['has_last_deal'], slots: { lastDeal } } : NOTHING,
    biggestDeal ? { tags: ['has_biggest_deal'], slots: { biggestDeal } } : NOTHING,
    worstBetrayal ? { tags: ['has_betrayal'], slots: { worstBetrayal } } : NOTHING,
    unpaidPromise ? { tags: ['has_promise'], slots: { unpaidPromise } } : NOTHING,
  ])
}

function describeStreet({ streetTalk, seed }: Situation): Description {
  if (!streetTalk || streetTalk.length === 0) return NOTHING
  const { symbol, cheapBorough, dearBorough } = pick(chanceOf(`${seed}|street`), streetTalk)
  const slots = {
    good: GOOD_NAMES[symbol],
    cheap: boroughLabel(cheapBorough),
    dear: boroughLabel(dearBorough),
  }
  return { tags: ['rumour'], slots }
}

const NOTHING: Description = { tags: [], slots: {} }

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

function trustTag(trust: number): Tag {
  if (trust < -20) return 'trust_low'
  return trust > 30 ? 'trust_high' : 'trust_mid'
}

function purseTags(cashCents: number): Tag[] {
  if (cashCents < 10_000) return ['broke']
  return cashCents > 1_000_000 ? ['flush'] : []
}

function placeTags({ player, now }: Situation): Tag[] {
  const place = BOROUGH_TAGS.find((tag) => tag === `borough_${player.borough}`)
  const day = DAY_TAGS[now.getUTCDay()]
  const isWeekend = now.getUTCDay() === 0 || now.getUTCDay() === 6
  return [
    ...(place ? [place] : []),
    ...(day ? [day] : []),
    ...(isWeekend ? (['weekend'] as const) : []),
  ]
}

const BOROUGH_TAGS = [
  'borough_manhattan',
  'borough_brooklyn',
  'borough_queens',
  'borough_bronx',
  'borough_staten_island',
  'borough_jersey',
] as const satisfies readonly Tag[]
const DAY_TAGS = [
  'day_sunday',
  'day_monday',
  'day_tuesday',
  'day_wednesday',
  'day_thursday',
  'day_friday',
  'day_saturday',
] as const satisfies readonly Tag[]

/** Describes the refusal of a loan before the shark's rest has ended, with the days that are left. */
export function describeRest(situation: Situation): Description {
  return { tags: ['reason_too_soon'], slots: { waitDays: formatDays(daysToWait(situation)) } }
}
