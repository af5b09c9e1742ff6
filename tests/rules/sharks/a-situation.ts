import { type Chance, chanceOf, pick } from '#src/lib/chance.ts'
import type { FavourRefusal, FavourStanding } from '#src/rules/favours/favours.ts'
import type { Loan } from '#src/rules/loans.ts'
import {
  bookInterest,
  dueAfter,
  interestAt,
  lateDayAt,
  NEW_LOAN,
  nextInterestDay,
} from '#src/rules/loans.ts'
import { RULES, SHARK_POLICIES } from '#src/rules/config.ts'
import type { OfferTerms, Relation, Shark } from '#src/rules/sharks/decision.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import type { StreetEvent } from '#src/rules/sharks/street-event.ts'
import { RECOLLECTION_KINDS } from '#src/lib/names.ts'
import type {
  Recollection,
  RecollectionKind,
} from '#src/rules/sharks/recollections/recollection.ts'
import type { Situation } from '#src/rules/sharks/situation.ts'
import { THINGS_SAID } from './things-said.ts'

export const SHARKS: readonly Shark[] = ['vinnie', 'tommy', 'carmela', 'bigboss']
/** A Wednesday. */
export const NOON = new Date('1985-06-19T12:00:00.000Z')
const DAY_MS = 86_400_000

/** Returns the situation of a new player's first message to a shark, with changes. */
export function aSituation(changes: Partial<Situation> = {}): Situation {
  const shark = changes.shark ?? 'vinnie'
  return {
    shark,
    relation: newRelation(shark, NOON),
    player: {
      streetName: 'Lucky Strike',
      cashCents: 200_000,
      debtCents: 0,
      netWorthCents: 200_000,
      reputation: 0.5,
      level: 1,
      borough: 'brooklyn',
      holdings: [],
    },
    openLoan: null,
    openOffer: null,
    otherLoans: [],
    lastLoanTakenAt: null,
    closedUntil: null,
    text: "Hello, I'd like to talk.",
    now: NOON,
    seed: 'seed',
    ...changes,
  }
}

/** Returns a loan on a shark's own terms, taken `daysAgo` days before NOON, with what was booked by NOON. */
export function aLoan(changes: Partial<Loan> & { readonly daysAgo?: number } = {}): Loan {
  const { daysAgo = 0, ...rest } = changes
  const shark = rest.shark ?? 'vinnie'
  const takenAt = rest.takenAt ?? new Date(NOON.getTime() - daysAgo * DAY_MS)
  return bookedBy(
    {
      ...NEW_LOAN,
      id: 'loan-1',
      shark,
      principalCents: 100_000,
      dailyRate: SHARK_POLICIES[shark].dailyRate,
      takenAt,
      dueAt: dueAfter(takenAt, SHARK_POLICIES[shark].days),
      ...rest,
    },
    NOON,
  )
}

/** Returns a loan with the interest and the late days that have fallen due by an instant, apart from what they cost. */
export function bookedBy(loan: Loan, now: Date): Loan {
  const day = nextInterestDay(loan)
  const lateAt = lateDayAt(loan, loan.lateDaySeen + 1)
  if (day && day.at <= now && day.at <= lateAt) {
    const cents = interestAt(loan, day.at)
    return bookedBy(bookInterest(loan, { number: day.number, cents }), now)
  }
  if (lateAt > now || loan.status === 'paid') return loan
  const lateDaySeen = loan.lateDaySeen + 1
  const status = lateDaySeen >= RULES.late.owned.fromDay ? 'owned' : 'late'
  return bookedBy({ ...loan, lateDaySeen, status }, now)
}

/** One street event of each kind. */
export const EVENTS: readonly StreetEvent[] = [
  { id: 'profit', kind: 'profit', symbol: 'BOOZE', cents: 81_250 },
  { id: 'loss', kind: 'loss', symbol: 'ICE', cents: 1_200_000 },
  { id: 'busted', kind: 'busted', borough: 'staten_island' },
  { id: 'slipped', kind: 'slipped', borough: 'bronx' },
  { id: 'hot', kind: 'hot', borough: 'manhattan' },
  { id: 'from carmela', kind: 'borrowed', shark: 'carmela', cents: 250_000 },
  { id: 'from tommy', kind: 'borrowed', shark: 'tommy', cents: 50_000 },
  { id: 'mission', kind: 'mission' },
  { id: 'up', kind: 'headline', symbol: 'THREADS', borough: 'queens', direction: 'up' },
  { id: 'down', kind: 'headline', symbol: 'BONDS', borough: 'jersey', direction: 'down' },
  { id: 'loaded', kind: 'loaded', symbol: 'BOARDS', quantity: 120 },
  { id: 'streak', kind: 'streak', days: 7 },
]

const REFUSALS: readonly FavourRefusal[] = [
  'not_trusted',
  'cooling_down',
  'late',
  'owes_already',
  'owes_nothing',
  'not_hot',
]

/** Returns a random situation of the game, drawn by a seed. */
export function drawSituation(shark: Shark, seed: string): Situation {
  const chance = chanceOf(seed)
  const cashCents = Math.floor(chance() ** 4 * 3_000_000)
  const owes = chance() < 0.5
  const openLoan = owes
    ? aLoan({
        shark,
        daysAgo: Math.floor(chance() * 40),
        principalCents: 5_000 * (1 + Math.floor(chance() * 400)),
        kind: chance() < 0.15 ? 'advance' : 'loan',
        repaidCents: chance() < 0.3 ? Math.floor(chance() * 5_000) : 0,
        isBegged: chance() < 0.5,
      })
    : null
  const otherLoans =
    chance() < 0.3
      ? [
          aLoan({
            shark: other(shark),
            id: 'loan-2',
            daysAgo: Math.floor(chanceOf(`${seed}|other loan`)() * 12),
          }),
        ]
      : []
  const situation = aSituation({
    shark,
    relation: drawRelation(shark, seed),
    openLoan,
    otherLoans,
    lastLoanTakenAt:
      openLoan?.takenAt ??
      (chance() < 0.5
        ? new Date(NOON.getTime() - DAY_MS * pick(chanceOf(`${seed}|last loan`), [3, 10]))
        : null),
    text: pick(chance, THINGS_SAID),
    seed,
    now: new Date(NOON.getTime() + Math.floor(chance() * 7) * DAY_MS),
    streetTalk:
      chance() < 0.5 ? [{ symbol: 'ICE', cheapBorough: 'bronx', dearBorough: 'manhattan' }] : [],
  })
  const player = {
    ...situation.player,
    cashCents,
    netWorthCents: cashCents + drawWealth(seed),
    reputation: Math.round(chance() * 100) / 100,
    holdings: chance() < 0.3 ? [{ symbol: 'ICE' as const, quantity: 100, costCents: 80_000 }] : [],
    borough: pick(chance, ['manhattan', 'brooklyn', 'queens', 'bronx', 'staten_island', 'jersey']),
  }
  const openOffer = chance() < 0.5 ? { terms: drawTerms(chance) } : null
  const events = chance() < 0.5 ? [pick(chance, EVENTS)] : []
  const refusal = () => (chance() < 0.5 ? null : pick(chance, REFUSALS))
  const standing = (): FavourStanding => (chance() < 0.15 ? 'for_sale' : refusal())
  const favours = {
    // A cash advance is never for sale.
    cash_advance: refusal(),
    extension: standing(),
    tip: standing(),
    protection: standing(),
  }
  const recollections = chance() < 0.3 ? [drawRecollection(shark, chance)] : []
  return { ...situation, player, openOffer, events, favours, recollections }
}

/** Words that a player could have said, of each kind. */
export const RECALLED: Readonly<Record<RecollectionKind, string>> = {
  person: 'your sister Rosa',
  promise: 'you would have my money by June 18',
  excuse: 'you had been robbed',
  lie: 'you were broke, with $9,000 on you',
  gift: 'a cannoli',
  place: 'you live in Queens',
  threat: 'you would break my bones',
  asked: '$5,000',
}

/** Returns what a shark recalls, said two days before NOON. */
export function aRecollection(changes: Partial<Recollection> = {}): Recollection {
  const kind = changes.kind ?? 'person'
  const saidAt = new Date(NOON.getTime() - 2 * DAY_MS)
  return {
    id: 'recollection-1',
    shark: 'vinnie',
    kind,
    words: RECALLED[kind],
    dueAt: null,
    saidAt,
    knownFrom: saidAt,
    endsAt: new Date(NOON.getTime() + 30 * DAY_MS),
    hearsayFrom: null,
    origin: null,
    quotedAt: null,
    ...changes,
  }
}

function drawRecollection(shark: Shark, chance: Chance): Recollection {
  const kind = pick(chance, RECOLLECTION_KINDS)
  const isGossip = ['person', 'excuse', 'lie', 'place'].includes(kind) && chance() < 0.5
  const dueAt = kind === 'promise' && chance() < 0.5 ? NOON : null
  return aRecollection({ shark, kind, dueAt, hearsayFrom: isGossip ? other(shark) : null })
}

/** Returns a worth besides the cash in cents: none in half of the cases. */
function drawWealth(seed: string): number {
  const chance = chanceOf(`${seed}|wealth`)
  return chance() < 0.5 ? 0 : Math.floor(chance() * 10_000_000)
}

function drawTerms(chance: Chance): OfferTerms {
  const principalCents = pick(chance, [50_000, 100_000, 250_000])
  const dailyRate = pick(chance, [0.1, 0.08, 0.05, 0.02])
  return { kind: 'loan', principalCents, dailyRate, days: pick(chance, [3, 7, 14]) }
}

function drawRelation(shark: Shark, seed: string): Relation {
  const chance = chanceOf(`${seed}|relation`)
  const relation = newRelation(shark, NOON)
  return {
    ...relation,
    trust: Math.floor(chance() * 201) - 100,
    patience: Math.floor(chance() * 4),
    patienceDay: chance() < 0.5 ? '1985-06-19' : '1985-06-18',
    turns: Math.floor(chance() * 3),
    ...(chance() < 0.5 ? { greetedOn: '1985-06-19' } : {}),
    facts: {
      ...(chance() < 0.5 ? { nickname: 'Pockets' } : {}),
      ...(chance() < 0.5 ? { lastDeal: 'the $1,000 from Tuesday' } : {}),
      ...(chance() < 0.5 ? { biggestDeal: '$2,500' } : {}),
      ...(chance() < 0.3 ? { worstBetrayal: '2 days late with $1,000' } : {}),
      ...(chance() < 0.3 ? { unpaidPromise: 'the $1,300 from Friday' } : {}),
    },
  }
}

function other(shark: Shark): Shark {
  return shark === 'carmela' ? 'tommy' : 'carmela'
}
