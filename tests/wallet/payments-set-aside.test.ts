import { beforeEach, expect, test } from 'vitest'
import { HOST_CALL_MS, PAYMENT_LOST_MS, PAYMENT_WALLET_MS } from '#src/protocol/timing.ts'
import { WalletError } from '#src/wallet/wallet-error.ts'
import { settle } from '#tests/support/manual-timers.ts'
import {
  HASH,
  MESSAGES,
  PENDING,
  setupPayments,
  TIP,
  UNKNOWN,
} from '#tests/support/setup-payments.ts'

const SILENT = new WalletError('pending', 'The wallet lost its memory.')

let submitted: string[]
beforeEach(() => {
  submitted = []
})
const submit = async (reference: string): Promise<string> => {
  submitted.push(reference)
  return 'thanks'
}
const refuse = (failure: Error) => () => Promise.reject(failure)

/** Makes a sponsored payment whose state remains unknown until it is set aside. */
async function payAndSetAside(hashOf: () => Promise<null>) {
  const setup = setupPayments('chain', true)
  const { payments, parts, runOut } = setup
  parts.isGasless = async () => true
  parts.answer = async () => ({ callsId: '0xca11' })
  parts.hashOf = hashOf
  const early = expect(payments.pay(MESSAGES, submit)).rejects.toMatchObject({ code: 'pending' })
  await runOut()
  await early
  parts.awayMs = PAYMENT_LOST_MS
  await expect(payments.pay(MESSAGES, submit)).rejects.toThrow('it is set aside')
  return setup
}

test('sets aside a payment that the chain does not know, and tries it once per visit', async () => {
  const { payments, open, sentPayments, parts, runOut } = setupPayments()
  const early = expect(payments.pay(MESSAGES, refuse(UNKNOWN))).rejects.toBe(UNKNOWN)
  await runOut()
  await early
  parts.awayMs = PAYMENT_LOST_MS
  const next = open()
  await expect(next.pay(MESSAGES, refuse(UNKNOWN))).rejects.toThrow(
    'The chain does not know this payment yet, so it is set aside.',
  )
  const attempts: string[] = []
  const doubt = async (reference: string): Promise<string> => {
    attempts.push(reference)
    if (reference === HASH) throw UNKNOWN
    return 'thanks'
  }
  // It is tried before another payment is made, and does not prevent that one.
  expect(await next.pay(MESSAGES, doubt)).toBe('thanks')
  expect(await next.pay(MESSAGES, doubt)).toBe('thanks')
  expect(attempts).toEqual([HASH, '0x2', '0x3'])
  expect(sentPayments).toHaveLength(3)
  expect(await open().pay(MESSAGES, submit)).toBe('thanks')
  expect(submitted).toEqual([HASH])
  expect(sentPayments).toHaveLength(3)
})

test('waits for a payment set aside once the chain knows it', async () => {
  const { payments, open, sentPayments, parts, runOut } = setupPayments()
  const early = expect(payments.pay(MESSAGES, refuse(UNKNOWN))).rejects.toBe(UNKNOWN)
  await runOut()
  await early
  parts.awayMs = PAYMENT_LOST_MS
  await expect(payments.pay(MESSAGES, refuse(UNKNOWN))).rejects.toThrow('it is set aside')
  const pending = expect(open().pay(MESSAGES, refuse(PENDING))).rejects.toBe(PENDING)
  await runOut()
  await pending
  expect(await payments.pay(MESSAGES, submit)).toBe('thanks')
  expect(submitted).toEqual([HASH])
  expect(sentPayments).toHaveLength(1)
})

test.each<[string, () => Promise<null>]>([
  ['fails to report the status', () => Promise.reject(SILENT)],
  ['does not know its calls', async () => null],
])(
  'allows further purchases with a wallet that %s, and keeps the open payment',
  async (_, hashOf) => {
    const { open, payments, sentPayments, parts } = await payAndSetAside(hashOf)
    parts.answer = async () => ({ hash: '0x2' })
    expect(await payments.pay(MESSAGES, submit)).toBe('thanks')
    // Not as a sponsored call again, whose status would remain unknown too.
    expect(sentPayments.map(({ paymaster }) => paymaster !== null)).toEqual([true, false])

    parts.hashOf = async () => HASH
    expect(await open().pay(MESSAGES, submit)).toBe('thanks')
    expect(submitted).toEqual(['0x2', HASH])
    expect(sentPayments).toHaveLength(2)
  },
)

test('drops a call set aside once the wallet reports its failure', async () => {
  const { open, parts, stored } = await payAndSetAside(async () => null)
  expect(stored()).toMatchObject([{ callsId: '0xca11', isAside: true }])
  parts.hashOf = () => Promise.reject(new WalletError('lost', 'Nothing was paid.'))
  parts.answer = async () => ({ hash: '0x2' })
  expect(await open().pay(MESSAGES, submit)).toBe('thanks')
  expect(stored()).toEqual([])
})

test('retries the status request of a wallet that does not answer', async () => {
  const { payments, parts, timers } = setupPayments('chain', true)
  parts.isGasless = async () => true
  parts.answer = async () => ({ callsId: '0xca11' })
  parts.hashOf = () => new Promise(() => undefined)
  const paying = payments.pay(MESSAGES, submit)
  await settle()
  await timers.pass(HOST_CALL_MS.bridge)
  await settle()
  parts.hashOf = async () => HASH
  await timers.pass(HOST_CALL_MS.bridge)
  expect(await paying).toBe('thanks')
})

test('stores an order before the app pays, and sets it aside when the answer is lost', async () => {
  const { open, payments, parts, stored } = setupPayments()
  parts.hostPay = () => new Promise(() => undefined)
  void payments.pay(TIP, submit)
  await settle()
  expect(stored()).toMatchObject([{ reference: 'order-1', isOrder: true, usdc: 0.5 }])

  // The page was closed before the app answered.
  const next = open()
  await expect(next.pay(TIP, submit)).rejects.toThrow('It is not known whether this was paid')
  parts.hostPay = async ({ reference }) => (expect(reference).toBe('order-2'), 't2')
  expect(await next.pay(TIP, submit)).toBe('thanks')
  expect(submitted).toEqual(['world:t2'])
  expect(stored()).toMatchObject([{ reference: 'order-1', isAside: true }])
})

test('drops an order that the app refuses or answers late', async () => {
  const { payments, parts, stored, timers } = setupPayments()
  parts.hostPay = () => Promise.reject(new Error('User rejected the request'))
  await expect(payments.pay(TIP, submit)).rejects.toThrow('User rejected')
  expect(stored()).toEqual([])

  let answer: (reference: string) => void = () => undefined
  parts.hostPay = () => new Promise((resolve) => (answer = resolve))
  const late = expect(payments.pay(TIP, submit)).rejects.toThrow('did not answer in time')
  await settle()
  await timers.pass(PAYMENT_WALLET_MS)
  await late
  answer('t2')
  await settle()
  expect(stored()).toMatchObject([{ reference: 'world:t2', isOrder: false, isAside: false }])
  expect(await payments.pay(TIP, submit)).toBe('thanks')
})
