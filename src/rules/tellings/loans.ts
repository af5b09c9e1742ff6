import { boroughLabel } from '../market/goods.ts'
import { formatCents } from '../money.ts'
import { formatGoods } from './format.ts'
import { stepSlots } from './next-step.ts'
import type { Happened, Told } from './tellings-of.ts'
import type { NextStep, ToldKind } from './telling.ts'

/** Tells of loans: the lender speaks. */
export function tellLoanEvent({ event, before }: Happened): readonly Told[] {
  switch (event.kind) {
    case 'loan_day_late': {
      const at = new Date(event.at)
      const next: NextStep = { what: 'x', at }
      const kinds: Record<number, ToldKind> = {
        1: 'late_1',
        2: 'late_2',
        3: 'late_3',
        4: 'late_4',
        5: 'owned',
      }
      return [
        {
          kind: kinds[event.day] ?? 'late_more',
          shark: event.shark,
          cause: `${event.loan}|${event.day}`,
          at,
          slots: {
            owed: formatCents(event.owed_cents),
            place: boroughLabel(before.borough),
            ...stepSlots(next),
            goods: formatGoods(event.goods_taken),
            credit: '$1',
          },
          next,
        },
      ]
    }
    default:
      return []
  }
}
