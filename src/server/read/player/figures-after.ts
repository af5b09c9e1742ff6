import { dayOf } from '#src/rules/calendar.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import { levelOf } from '#src/rules/level.ts'
import { debtOf } from '#src/rules/player/worth.ts'
import { currentStreak, movesOn, quotaLeft, quotaOn } from '#src/rules/quota.ts'
import type { Written } from '../../write/act.ts'
import type { DeltaFigures } from './figures.ts'
import { byBorough } from './heat.ts'

/** A player's figures after a write, from the sheet that it stored. */
export function figuresAfter({ netWorthCents, now, sheet }: Written): DeltaFigures {
  const { activity, balances, interactions, playerId, reputation } = sheet
  const today = dayOf(now)
  const daily = quotaOn({ ...activity, reputation }, today)
  return {
    player: sheet,
    cashCents: balances[cashAccount(playerId)] ?? 0,
    debtCents: debtOf(sheet),
    netWorthCents,
    quotaLeft: quotaLeft({ daily, ...interactions }),
    movesLeft: movesOn(activity, today),
    streak: currentStreak(activity, today),
    level: levelOf(sheet.xp),
    heat: byBorough((borough) => sheet.heat[borough] ?? 0),
    encounter: sheet.encounter ?? undefined,
  }
}
