import { expect, test } from 'vitest'
import { hearsayArrivesAt, lenderWhoseMoneyPaid, sourByHearsay } from '#src/rules/sharks/hearsay.ts'
import { remember } from '#src/rules/sharks/memory.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import { aLoan, NOON } from './a-situation.ts'

const VINNIE = aLoan({ shark: 'vinnie', principalCents: 100_000 })
const CARMELA = aLoan({ shark: 'carmela', id: 'loan-2', principalCents: 300_000 })

test('a payment above the player’s own money uses the money of the largest lender', () => {
  const asked = {
    amountCents: 50_000,
    cashCents: 400_000,
    otherLoans: [VINNIE, CARMELA],
    now: NOON,
  }
  expect(lenderWhoseMoneyPaid(asked)).toBe('carmela')
  // The debts are $1,100 to Vinnie and $3,150 to Carmela: $4,750 is the least cash that covers them and the payment.
  expect(lenderWhoseMoneyPaid({ ...asked, cashCents: 474_999 })).toBe('carmela')
  expect(lenderWhoseMoneyPaid({ ...asked, cashCents: 475_000 })).toBeNull()
  expect(lenderWhoseMoneyPaid({ ...asked, otherLoans: [] })).toBeNull()
})

test('hearsay takes one to two days', () => {
  expect(hearsayArrivesAt(() => 0, NOON).getTime() - NOON.getTime()).toBe(86_400_000)
  expect(hearsayArrivesAt(() => 0.9999, NOON).getTime() - NOON.getTime()).toBeLessThanOrEqual(
    2 * 86_400_000,
  )
})

test('a shark trusts less after hearsay, and stores the reason', () => {
  const word = { kind: 'hearsay', word: 'word', payee: 'tommy', cents: 50_000 } as const
  const heard = remember(sourByHearsay(newRelation('vinnie', NOON)), word, NOON)
  expect(heard).toMatchObject({
    trust: -8,
    mood: 'cold',
    facts: { worstBetrayal: '$500 of mine that went to Tommy' },
  })
})
