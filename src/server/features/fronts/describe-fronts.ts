import type { Fronts, OwnedFront } from '#src/protocol/calls/fronts.ts'
import { FRONT_ANSWERS } from '#src/lib/names.ts'
import { addDays, dayOf, startOfDay } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { questionOn } from '#src/rules/fronts/draw-question.ts'
import {
  FRONT_LABELS,
  type Front,
  type FrontName,
  frontIncome,
  frontPrice,
  frontResale,
  isLargePart,
  nextFront,
} from '#src/rules/fronts/front.ts'
import { tonightsShare } from '#src/rules/kicking-up/share.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import type { ChanceAt } from '#src/rules/market/bias.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import { toDollars } from '../../read/player/figures.ts'

/** The instant at which fronts are described, and the chance of its season. */
export interface FrontMoment {
  readonly now: Date
  readonly chance: ChanceAt
}

/** Returns a player's fronts, the next one for sale and the next night, as the protocol describes them. */
export function describeFronts(sheet: Sheet, { now, chance }: FrontMoment): Fronts {
  const { fronts, kickedUpCents, trader } = sheet
  const day = dayOf(now)
  const { tendedPercent, idlePercent, runningPercent, resalePercent, largePercent } = RULES.fronts
  return {
    fronts: fronts.map((front) => describeOwned(front, { trader, day, chance })),
    next: describeNext(sheet),
    percent: {
      tended: tendedPercent,
      idle: idlePercent,
      running: runningPercent,
      resale: resalePercent,
      large: largePercent,
    },
    pays_at: startOfDay(addDays(day, 1)).toISOString(),
    earned: toDollars(fronts.reduce((sum, { earnedCents }) => sum + earnedCents, 0)),
    kicked_up: {
      tonight: toDollars(tonightsShare(sheet)?.shareCents ?? 0),
      total: toDollars(kickedUpCents),
    },
  }
}

interface AskedDay {
  readonly trader: string
  readonly day: string
  readonly chance: ChanceAt
}

function describeOwned(
  { front, boughtAt, tendedDay, answer, earnedCents }: Front,
  { trader, day, chance }: AskedDay,
): OwnedFront {
  const question = questionOn(chance, { trader, day, front })
  const isAnswered = tendedDay === day && answer !== null
  return {
    ...describeFront(front),
    bought_at: boughtAt.toISOString(),
    earned: toDollars(earnedCents),
    question: {
      text: question.text,
      answers: FRONT_ANSWERS.map((one) => ({ answer: one, text: question[one].text })),
    },
    answered: isAnswered ? { answer, text: question[answer].outcome } : null,
  }
}

function describeNext({ balances, fronts, playerId }: Sheet): Fronts['next'] {
  const front = nextFront(fronts)
  if (!front) return null
  const cashCents = balances[cashAccount(playerId)] ?? 0
  return { ...describeFront(front), is_large: isLargePart(frontPrice(front), cashCents) }
}

function describeFront(front: FrontName) {
  return {
    front,
    name: FRONT_LABELS[front],
    price: toDollars(frontPrice(front)),
    resale: toDollars(frontResale(front)),
    payout: {
      tended: toDollars(frontIncome(front, true)),
      idle: toDollars(frontIncome(front, false)),
    },
  }
}
