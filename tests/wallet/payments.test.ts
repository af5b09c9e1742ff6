import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { HOST_CALL_MS, PAYMENT_CONFIRM, PAYMENT_WALLET_MS } from '#src/protocol/timing.ts'
import { type SentPayment } from '#src/wallet/wallet-connection.ts'
import { WalletError } from '#src/wallet/wallet-error.ts'
import { settle } from '#tests/support/manual-timers.ts'
import {
  ADA,
  HASH,
  MESSAGES,
  paymasterOf,
  PENDING,
  REFUSED,
  setupPayments,
  TIP,
  TREASURY,
  USDC,
} from '#tests/support/setup-payments.ts'

let submitted: string[]
beforeEach(() => {
  submitted = []
})
const submit = async (reference: string): Promise<string> => {
  submitted.push(reference)
  return 'thanks'
}
const refuse = (failure: Error) => async (reference: string) => {
  submitted.push(reference)
  throw failure
}

test('orders first, then pays the treasury in millionths and submits the hash', async () => {
  const { orders, parts, sentPayments, payments } = setupPayments()
  const { answer } = parts
  parts.answer = async () => (expect(orders).toEqual([0.5]), answer())
  expect(await payments.pay(TIP, submit)).toBe('thanks')
  expect(sentPayments).toEqual([{ token: USDC, to: TREASURY, units: 500_000n, paymaster: null }])
  expect(submitted).toEqual([HASH])
})

test('uses no wallet on a demo server', async () => {
  const { sentPayments, payments } = setupPayments('demo')
  await payments.pay(MESSAGES, submit)
  await payments.pay(MESSAGES, submit)
  expect(sentPayments).toEqual([])
  expect(submitted).toEqual(['demo:key-1', 'demo:key-3'])
  expect(await payments.isDemo()).toBe(true)
  expect(await setupPayments().payments.isDemo()).toBe(false)
})

test('resubmits until the chain has confirmed, and stores a payment that it gives up', async () => {
  const { open, payments, timers, sentPayments, runOut } = setupPayments()
  let tries = 0
  const slow = async (reference: string) => {
    tries += 1
    if (tries < 3) throw PENDING
    return submit(reference)
  }
  const paying = payments.pay(MESSAGES, slow)
  for (let beats = 0; beats < 2; beats += 1) {
    await settle()
    await timers.pass(PAYMENT_CONFIRM.everyMs)
  }
  expect(await paying).toBe('thanks')

  const lost = payments.pay(MESSAGES, refuse(PENDING))
  const rejected = expect(lost).rejects.toBe(PENDING)
  await runOut()
  await rejected
  expect(sentPayments).toHaveLength(2)
  // After a reload too.
  expect(await open().pay(MESSAGES, submit)).toBe('thanks')
  expect(sentPayments).toHaveLength(2)
})

test('reuses an open payment only for the same wallet and price', async () => {
  const { payments, sentPayments, parts } = setupPayments()
  await expect(payments.pay(MESSAGES, refuse(new ApiError('network', 'No.')))).rejects.toThrow(
    'No.',
  )
  await payments.pay(TIP, submit)
  parts.wallet = TREASURY
  await payments.pay(MESSAGES, submit)
  expect(sentPayments).toHaveLength(3)
  parts.wallet = ADA
  await payments.pay(MESSAGES, submit)
  expect(sentPayments).toHaveLength(3)
})

test('drops a payment that the server refuses', async () => {
  const { payments, sentPayments } = setupPayments()
  await expect(payments.pay(MESSAGES, refuse(REFUSED))).rejects.toBe(REFUSED)
  await payments.pay(MESSAGES, submit)
  expect(sentPayments).toHaveLength(2)
})

test('uses a payment that arrives after the time limit for the next purchase', async () => {
  const { payments, timers, sentPayments, parts } = setupPayments()
  let answer: (sent: SentPayment) => void = () => undefined
  parts.answer = () => new Promise((resolve) => (answer = resolve))
  const late = expect(payments.pay(MESSAGES, submit)).rejects.toThrow(
    'The wallet did not answer in time.',
  )
  await settle()
  await timers.pass(PAYMENT_WALLET_MS)
  await late
  answer({ hash: HASH })
  await settle()
  expect(await payments.pay(MESSAGES, submit)).toBe('thanks')
  expect(sentPayments).toHaveLength(1)
})

test('repeats the idempotency key for the same purchase and makes another for others', async () => {
  const { open, payments, sentPayments } = setupPayments()
  const keys: string[] = []
  const lose = async (_: string, key: string) => {
    keys.push(key)
    throw new ApiError('network', 'No.')
  }
  await expect(payments.pay(TIP, lose)).rejects.toThrow('No.')
  await expect(open().pay({ ...TIP, what: 'protection' }, lose)).rejects.toThrow('No.')
  await expect(open().pay(TIP, lose)).rejects.toThrow('No.')
  expect(sentPayments).toHaveLength(1)
  expect(keys[2]).toBe(keys[0])
  expect(keys[1]).not.toBe(keys[0])
})

test('keeps a payment after a refusal that may be temporary', async () => {
  const { payments, sentPayments } = setupPayments()
  const others = new ApiError('payment_not_yours', 'This was paid from another wallet.')
  await expect(payments.pay(MESSAGES, refuse(others))).rejects.toBe(others)
  expect(await payments.pay(MESSAGES, submit)).toBe('thanks')
  expect(sentPayments).toHaveLength(1)
})

test('pays by a sponsored call and submits its transaction', async () => {
  const { open, payments, sentPayments, parts, runOut } = setupPayments('chain', true)
  parts.isGasless = async () => true
  parts.answer = async () => ({ callsId: '0xca11' })
  const pending = expect(payments.pay(MESSAGES, submit)).rejects.toThrow(
    'The wallet has not carried this payment out yet.',
  )
  await runOut()
  await pending
  expect(sentPayments).toEqual([
    { token: USDC, to: TREASURY, units: 1_000_000n, paymaster: paymasterOf(1) },
  ])
  // After a reload too, and when the response was lost.
  parts.hashOf = async () => HASH
  const lost = new ApiError('network', 'No.')
  await expect(open().pay(MESSAGES, refuse(lost))).rejects.toBe(lost)
  parts.hashOf = () => Promise.reject(new WalletError('failed', 'It is known already.'))
  expect(await open().pay(MESSAGES, submit)).toBe('thanks')
  expect(submitted).toEqual([HASH, HASH])
  expect(sentPayments).toHaveLength(1)
})

test('sends no further sponsored call after one has failed', async () => {
  const { payments, sentPayments, parts, timers } = setupPayments('chain', true)
  const sponsors = () => sentPayments.map(({ paymaster }) => paymaster)
  // A wallet that does not answer supports no sponsored calls.
  parts.isGasless = () => new Promise(() => undefined)
  const paying = payments.pay(MESSAGES, submit)
  await settle()
  await timers.pass(HOST_CALL_MS.bridge)
  expect(await paying).toBe('thanks')
  expect(sponsors()).toEqual([null])

  parts.isGasless = async () => true
  parts.answer = () => Promise.reject(new WalletError('refused', 'User rejected the request'))
  await expect(payments.pay(MESSAGES, submit)).rejects.toThrow('User rejected')
  parts.answer = async () => ({ callsId: '0xca11' })
  parts.hashOf = () => Promise.reject(new WalletError('lost', 'Nothing was paid.'))
  await expect(payments.pay(MESSAGES, submit)).rejects.toThrow('Nothing was paid.')
  parts.answer = async () => ({ hash: HASH })
  expect(await payments.pay(MESSAGES, submit)).toBe('thanks')
  expect(sponsors()).toEqual([null, paymasterOf(2), paymasterOf(3), null])
})

test('rejects a second payment while one is in progress', async () => {
  const { payments, sentPayments, parts } = setupPayments()
  let answer: (sent: SentPayment) => void = () => undefined
  parts.answer = () => new Promise((resolve) => (answer = resolve))
  const first = payments.pay(MESSAGES, submit)
  await expect(payments.pay(MESSAGES, submit)).rejects.toThrow('Another payment is under way.')
  await settle()
  answer({ hash: HASH })
  expect(await first).toBe('thanks')
  expect(sentPayments).toHaveLength(1)
})

test('pays through World App without a wallet when the server accepts it', async () => {
  const { open, payments, sentPayments, parts, timers } = setupPayments()
  const amounts: number[] = []
  let answer: (reference: string) => void = () => undefined
  parts.hostPay = ({ usdc }) => {
    amounts.push(usdc)
    return new Promise((resolve) => (answer = resolve))
  }
  const late = expect(payments.pay(TIP, submit)).rejects.toThrow(
    'The wallet did not answer in time.',
  )
  await settle()
  await timers.pass(PAYMENT_WALLET_MS)
  await late
  answer('t1')
  await settle()
  expect(await open().pay(TIP, submit)).toBe('thanks')
  expect(submitted).toEqual(['world:t1'])
  expect(amounts).toEqual([0.5])

  parts.takesWorld = false
  await expect(payments.pay(TIP, submit)).rejects.toThrow('Payments are not set up here.')
  expect(amounts).toHaveLength(1)
  expect(sentPayments).toEqual([])
})

test('rejects without a wallet, when it refuses, and when payments are off', async () => {
  const { payments, parts } = setupPayments()
  parts.answer = () => Promise.reject(new WalletError('refused', 'User rejected the request'))
  await expect(payments.pay(MESSAGES, submit)).rejects.toThrow('User rejected the request')
  parts.hasWallet = false
  await expect(payments.pay(MESSAGES, submit)).rejects.toThrow('No wallet connected')
  await expect(setupPayments('off').payments.pay(MESSAGES, submit)).rejects.toThrow(
    'Payments are not set up here.',
  )
  expect(submitted).toEqual([])
})
