import { addDays, dayOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import { partOfGoods } from '../encounters/encounter.ts'
import { moveHeat } from '../heat.ts'
import { creditOf, lateDay } from '../lateness.ts'
import { levelOf } from '../level.ts'
import { weightOf } from '../loans/clear.ts'
import {
  bookInterest,
  dueAfter,
  interestAt,
  isLate,
  lateDayAt,
  type Loan,
  NEW_LOAN,
  nextInterestDay,
  owedOf,
} from '../loans.ts'
import { cappedGain, moveReputation } from '../reputation.ts'
import type { Shark } from '../sharks/decision.ts'
import { loanLimit, termsFor } from '../sharks/lending.ts'
import { newRelation } from '../sharks/relation.ts'
import { stakeOf } from '../sharks/settle.ts'
import type { Situation } from '../sharks/situation.ts'
import { goodsIn } from '../stash.ts'
import { type Bot, debtOf, worthOf } from './bot.ts'
import type { City } from './city.ts'
import { loseGoods } from './encounters.ts'
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
    ...NEW_LOAN,
    id: `${bot.name}|${shark}|${dayOf(takenAt)}|${bot.movesMade}`,
    shark,
    principalCents,
    dailyRate,
    takenAt,
    dueAt: dueAfter(takenAt, days),
    security,
    stake: stakeOf(principalCents, situation.player.netWorthCents),
  }
  bot.loans = [...bot.loans, loan]
  bot.lastLoanAt = { ...bot.lastLoanAt, [shark]: takenAt }
  bot.cashCents += principalCents
  bot.borrowedCents += principalCents
  catchUpLoans(city, bot)
  return true
}

/** Repays a loan in full when `keepCents` remain, and changes reputation and xp. Returns whether it was repaid. */
export function payBack(city: City, bot: Bot, loan: Loan, keepCents: number): boolean {
  const owed = owedOf(loan)
  if (owed === 0 || bot.cashCents - owed < keepCents) return false
  if (!isLate(loan)) {
    const weight = weightOf(loan, city.now)
    const gain = cappedGain(bot, RULES.reputation.repaidInTime * weight, city.now)
    Object.assign(bot, moveReputation(bot, gain, city.now))
    if (weight > RULES.xp.repaidFrom) bot.xp += RULES.xp.repaidInTime
  }
  payOn(bot, loan.id, { cashCents: owed, creditedCents: owed })
  return true
}

/** Books the interest of a bot's loans and applies their late days, in the order of time. */
export function catchUpLoans(city: City, bot: Bot): void {
  for (const { id } of bot.loans) {
    while (stepLoan(city, bot, id)) continue
  }
}

/** Applies the next day of interest or late day of a loan. Returns false when none has fallen due. */
function stepLoan(city: City, bot: Bot, id: string): boolean {
  const loan = bot.loans.find((known) => known.id === id)
  if (!loan) return false
  const day = nextInterestDay(loan)
  const lateAt = lateDayAt(loan, loan.lateDaySeen + 1)
  if (day && day.at <= city.now && day.at <= lateAt) {
    changeLoan(bot, bookInterest(loan, { number: day.number, cents: interestAt(loan, day.at) }))
    return true
  }
  if (lateAt > city.now) return false
  applyLateDay(city, bot, loan)
  return true
}

function applyLateDay(city: City, bot: Bot, loan: Loan): void {
  const day = loan.lateDaySeen + 1
  const costs = lateDay(day, bot.reputation)
  changeLoan(bot, { ...loan, lateDaySeen: day, status: costs.isOwned ? 'owned' : 'late' })
  bot.heat = {
    ...bot.heat,
    [bot.borough]: moveHeat(bot.heat[bot.borough] ?? 0, costs.heat),
  }
  Object.assign(bot, moveReputation(bot, costs.reputation, city.now))
  const goods = partOfGoods(goodsIn(bot.holdings), costs.goodsPercent)
  loseGoods(bot, goods)
  const goodsCents = Math.min(owedOf(loan), creditOf(goods))
  const cashCents = Math.floor((bot.cashCents * costs.cashPercent) / 100)
  const taken = Math.min(owedOf(loan) - goodsCents, cashCents)
  payOn(bot, loan.id, { cashCents: taken, creditedCents: goodsCents + taken })
}

function changeLoan(bot: Bot, loan: Loan): void {
  bot.loans = bot.loans.map((known) => (known.id === loan.id ? loan : known))
}

function situationOf(city: City, bot: Bot, shark: Shark): Situation {
  const { now } = city
  return {
    shark,
    relation: newRelation(shark, now),
    player: {
      streetName: bot.name,
      cashCents: bot.cashCents,
      debtCents: debtOf(bot),
      netWorthCents: worthOf(bot, city),
      reputation: bot.reputation,
      level: levelOf(bot.xp),
      borough: bot.borough,
      holdings: bot.holdings,
    },
    openLoan: bot.loans.find((loan) => loan.shark === shark) ?? null,
    openOffer: null,
    otherLoans: bot.loans.filter((loan) => loan.shark !== shark),
    closedUntil: null,
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
