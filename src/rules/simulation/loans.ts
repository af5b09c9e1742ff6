import { addDays, dayOf } from '../calendar.ts'
import { SHARK_POLICIES, RULES } from '../config.ts'
import { partOfGoods } from '../encounters/encounter.ts'
import { moveHeat } from '../heat.ts'
import { type Consequence, lateDays } from '../lateness.ts'
import { levelOf } from '../level.ts'
import { daysLate, dueAfter, isAtCap, type Loan, owedAt, statusOf } from '../loans.ts'
import { moveReputation } from '../reputation.ts'
import type { Shark } from '../sharks/decision.ts'
import { loanLimit, termsFor } from '../sharks/lending.ts'
import { newRelation } from '../sharks/relation.ts'
import type { Situation } from '../sharks/situation.ts'
import { type Bot, debtOf, worthOf } from './bot.ts'
import type { City } from './city.ts'
import { loseGoods, meetCollector } from './encounters.ts'
import { payOn } from './pay-on.ts'

/** Borrows up to `wishCents` on a shark's own terms. Returns false when the shark refuses. */
export function borrow(city: City, bot: Bot, shark: Shark, wishCents: number): boolean {
  const situation = situationOf(city, bot, shark)
  const limit = loanLimit(situation)
  if (!limit.canLend) return false
  const terms = termsFor(situation, limit.limitCents, wishCents)
  // A bot pledges no goods: it could not sell them, and its plans do not consider that.
  if (terms.security?.kind === 'goods') return false
  const { principalCents, dailyRate, days, security = null } = terms
  const takenAt = city.now
  const loan: Loan = {
    id: `${bot.name}|${shark}|${dayOf(takenAt)}|${bot.movesMade}`,
    shark,
    principalCents,
    dailyRate,
    takenAt,
    dueAt: dueAfter(takenAt, days),
    repaidCents: 0,
    kind: 'loan',
    security,
  }
  bot.loans = [...bot.loans, loan]
  bot.lastLoanAt = { ...bot.lastLoanAt, [shark]: takenAt }
  bot.cashCents += principalCents
  bot.borrowedCents += principalCents
  return true
}

/** Repays a loan in full when `keepCents` remain, and changes reputation and xp. Returns whether it was repaid. */
export function payBack(city: City, bot: Bot, loan: Loan, keepCents: number): boolean {
  if (SHARK_POLICIES[loan.shark].repaidBy !== 'cash') return false
  const owed = owedAt(loan, city.now)
  if (owed === 0 || bot.cashCents - owed < keepCents) return false
  const { atCap, repaidLate, repaidInTime } = RULES.reputation
  const late = isAtCap(loan, city.now) ? atCap : repaidLate
  const isInTime = statusOf(loan, city.now) === 'open'
  bot.reputation = moveReputation(bot.reputation, isInTime ? repaidInTime : late)
  if (isInTime) bot.xp += RULES.xp.repaidInTime
  payOn(city, bot, loan.id, owed)
  return true
}

/** Applies the consequences of late loans, day by day. */
export function applyLateness(city: City, bot: Bot): void {
  for (const loan of bot.loans) {
    const seen = bot.lateDaySeen[loan.id] ?? 0
    for (const { day, consequences } of lateDays(loan.shark, seen, daysLate(loan, city.now))) {
      for (const consequence of consequences) applyConsequence(city, bot, loan, consequence)
      bot.lateDaySeen = { ...bot.lateDaySeen, [loan.id]: day }
    }
  }
}

function applyConsequence(city: City, bot: Bot, loan: Loan, consequence: Consequence): void {
  switch (consequence.kind) {
    case 'heat':
      bot.heat = {
        ...bot.heat,
        [bot.borough]: moveHeat(bot.heat[bot.borough] ?? 0, consequence.by),
      }
      return
    case 'goods': {
      const goods = Object.fromEntries(
        bot.holdings.map(({ symbol, quantity }) => [symbol, quantity]),
      )
      return loseGoods(bot, partOfGoods(goods, consequence.percent))
    }
    case 'encounter':
      return meetCollector(city, bot, loan)
    case 'reputation':
      bot.reputation = moveReputation(bot.reputation, consequence.by)
      return
    default:
      // Warnings, trust and pledges: a bot has no conversations, and its loans have no pledges.
      return
  }
}

function situationOf(city: City, bot: Bot, shark: Shark): Situation {
  const { now } = city
  return {
    shark,
    relation: newRelation(shark, now),
    player: {
      streetName: bot.name,
      cashCents: bot.cashCents,
      debtCents: debtOf(bot, now),
      netWorthCents: worthOf(bot, city),
      reputation: bot.reputation,
      earnedCents: bot.earnedCents,
      level: levelOf(bot.xp),
      borough: bot.borough,
      holdings: bot.holdings,
    },
    openLoan: bot.loans.find((loan) => loan.shark === shark) ?? null,
    openOffer: null,
    otherLoans: bot.loans.filter((loan) => loan.shark !== shark),
    lastLoanTakenAt: bot.lastLoanAt[shark] ?? null,
    text: '',
    now,
    seed: `${bot.name}|${dayOf(now)}`,
  }
}

/** Whether a loan falls due by the end of tomorrow. */
export function isDueSoon(loan: Loan, now: Date): boolean {
  return dayOf(loan.dueAt) <= addDays(dayOf(now), 2)
}
