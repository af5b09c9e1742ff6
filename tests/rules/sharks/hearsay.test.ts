import { expect, test } from 'vitest'
import { applyHearsay, lenderWhoseMoneyPaid, hearsayArrivesAt } from '#src/rules/sharks/hearsay.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import { aLoan, NOON } from './a-situation.ts'

const VINNIE = aLoan({ shark: 'vinnie', principalCents: 100_000 })
const CARMELA = aLoan({ shark: 'carmela', id: 'loan-2', principalCents: 300_000 })

test('default: a payment beyond what is the player’s own is made with the largest lender’s money', () => {
  const asked = {
    amountCents: 50_000,
    cashCents: 400_000,
    otherLoans: [VINNIE, CARMELA],
    now: NOON,
  }
  expect(lenderWhoseMoneyPaid(asked)).toBe('carmela')
  // Vinnie's 1,100 and Carmela's 3,150 stand against it: 4,750 is the first sum that leaves 500 over.
  expect(lenderWhoseMoneyPaid({ ...asked, cashCents: 474_999 })).toBe('carmela')
  expect(lenderWhoseMoneyPaid({ ...asked, cashCents: 475_000 })).toBeNull()
  expect(lenderWhoseMoneyPaid({ ...asked, otherLoans: [] })).toBeNull()
})

test('behavior: word takes a day or two', () => {
  expect(hearsayArrivesAt(() => 0, NOON).getTime() - NOON.getTime()).toBe(86_400_000)
  expect(hearsayArrivesAt(() => 0.9999, NOON).getTime() - NOON.getTime()).toBeLessThanOrEqual(
    2 * 86_400_000,
  )
})

test('behavior: who hears of it trusts less, and can say why', () => {
  const heard = applyHearsay(newRelation('vinnie', NOON), { payee: 'tommy', amountCents: 50_000 })
  expect(heard).toMatchObject({
    trust: -8,
    mood: 'cold',
    facts: { worstBetrayal: '$500 of mine that went to Tommy' },
  })
})
