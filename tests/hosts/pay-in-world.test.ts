import { PayError, PaymentErrorCodes } from '@worldcoin/minikit-js/commands'
import { expect, test } from 'vitest'
import { createWorldPay } from '#src/hosts/world/pay-in-world.ts'

const PAYMENT = { reference: 'order-1', to: '0x7e', usdc: 0.5, description: 'Dope Chain Wars' }

test('pays and resolves to the transaction id', async () => {
  const asked: unknown[] = []
  const pay = createWorldPay(async (payment) => {
    asked.push(payment)
    return { data: { transactionId: '0xt1' } }
  })
  expect(await pay(PAYMENT)).toBe('0xt1')
  expect(asked).toEqual([PAYMENT])
})

test('rejects a second payment while the first is open, and still resolves the first', async () => {
  const answers: ((id: string) => void)[] = []
  const pay = createWorldPay(
    () =>
      new Promise((resolve) =>
        answers.push((transactionId) => resolve({ data: { transactionId } })),
      ),
  )
  const first = pay(PAYMENT)
  await expect(pay({ ...PAYMENT, reference: 'order-2' })).rejects.toMatchObject({
    code: 'busy',
    message: 'World App has not answered the payment before this one.',
  })
  expect(answers).toHaveLength(1)
  answers[0]?.('0xt1')
  expect(await first).toBe('0xt1')
  const next = pay(PAYMENT)
  answers[1]?.('0xt2')
  expect(await next).toBe('0xt2')
})

test.each(Object.values(PaymentErrorCodes))(
  'rejects with a sentence for %s, and allows the next payment',
  async (code) => {
    let tries = 0
    const pay = createWorldPay(async () => {
      tries += 1
      throw new PayError(code)
    })
    const isNo = ['user_rejected', 'payment_rejected'].includes(code)
    for (let time = 1; time <= 2; time += 1) {
      await expect(pay(PAYMENT)).rejects.toMatchObject({
        code: isNo ? 'refused' : 'failed',
        message: isNo ? 'User rejected the request' : expect.stringMatching(/^[A-Z][\w ]+\.$/),
      })
      expect(tries).toBe(time)
    }
  },
)

test('passes on the message of an unknown code', async () => {
  const pay = createWorldPay(() => Promise.reject(new Error('Payment failed: toString')))
  await expect(pay(PAYMENT)).rejects.toMatchObject({ message: 'Payment failed: toString' })
})
