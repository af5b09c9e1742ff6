import { FRONT_NAMES } from '#src/lib/names.ts'
import { RULES } from '../config.ts'
import { FRONT_LABELS, frontPrice } from '../fronts/front.ts'
import { formatCents } from '../money.ts'
import { type HelpSection, listed } from './rule.ts'

export function frontsHelp(): HelpSection {
  const { idlePercent, largePercent, resalePercent, runningPercent, tendedPercent } = RULES.fronts
  const prices = FRONT_NAMES.map((name) => `${FRONT_LABELS[name]} ${formatCents(frontPrice(name))}`)
  return {
    title: 'FRONTS',
    rules: [
      `Fronts are bought in this order: ${listed(prices)}.`,
      `Each night a front pays ${tendedPercent}% of its price if its question was answered that day, else ${idlePercent}%, and costs ${runningPercent}%. An answer costs no move.`,
      `A sale brings ${resalePercent}% of the price. The desk asks twice above ${largePercent}% of your cash.`,
    ],
  }
}

export function kickingUpHelp(): HelpSection {
  const { goodsPercent, steps } = RULES.kickingUp
  const parts = steps.map(({ fromCents, percent }) => `${percent}% above ${formatCents(fromCents)}`)
  return {
    title: 'KICKING UP',
    rules: [
      `At 00:00 UTC a share of cash and goods less debts goes up: ${listed(parts)}.`,
      `Cash goes first, then goods at ${goodsPercent}% of their base price. Money in a front is not counted.`,
    ],
  }
}
