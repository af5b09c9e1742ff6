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
  PAYMASTER,
  PENDING,
  REFUSED,
  setupTill,
  TIP,
  TREASURY,
  USDC,
} from '#tests/support/setup-till.ts'

let taken: string[]
beforeEach(() => {
  taken = []
})
const take = async (reference: string): Promise<string> => {
  taken.push(reference)
  return 'thanks'
}
const refuse = (failure: Error) => async (reference: string) => {
  taken.push(reference)
  throw failure
}

test('default: the wallet pays the treasury in millionths, and the server gets the hash', async () => {
  const { asked, till } = setupTill()
  expect(await till.pay(TIP, take)).toBe('thanks')
  expect(asked).toEqual([{ token: USDC, to: TREASURY, units: 500_000n, paymaster: null }])
  expect(taken).toEqual([HASH])
})

test('behavior: a demo asks no wallet', async () => {
  const { asked, till } = setupTill('demo')
  await till.pay(MESSAGES, take)
  await till.pay(MESSAGES, take)
  expect(asked).toEqual([])
  expect(taken).toEqual(['demo:key-1', 'demo:key-3'])
  expect(await till.isDemo()).toBe(true)
  expect(await setupTill().till.isDemo()).toBe(false)
})

test('behavior: handed over again until the chain has confirmed it, and then given up, not lost', async () => {
  const { open, till, timers, asked, runOut } = setupTill()
  let tries = 0
  const slow = async (reference: string) => {
    tries += 1
    if (tries < 3) throw PENDING
    return take(reference)
  }
  const paying = till.pay(MESSAGES, slow)
  for (let beats = 0; beats < 2; beats += 1) {
    await settle()
    await timers.pass(PAYMENT_CONFIRM.everyMs)
  }
  expect(await paying).toBe('thanks')

  const lost = till.pay(MESSAGES, refuse(PENDING))
  const told = expect(lost).rejects.toBe(PENDING)
  await runOut()
  await told
  expect(asked).toHaveLength(2)
  // On the next page, too.
  expect(await open().pay(MESSAGES, take)).toBe('thanks')
  expect(asked).toHaveLength(2)
})

test('behavior: what was paid is another’s no more than it buys something else', async () => {
  const { till, asked, parts } = setupTill()
  await expect(till.pay(MESSAGES, refuse(new ApiError('network', 'No.')))).rejects.toThrow('No.')
  await till.pay(TIP, take)
  parts.wallet = TREASURY
  await till.pay(MESSAGES, take)
  expect(asked).toHaveLength(3)
  parts.wallet = ADA
  await till.pay(MESSAGES, take)
  expect(asked).toHaveLength(3)
})

test('behavior: what pays for nothing is not shown twice', async () => {
  const { till, asked } = setupTill()
  await expect(till.pay(MESSAGES, refuse(REFUSED))).rejects.toBe(REFUSED)
  await till.pay(MESSAGES, take)
  expect(asked).toHaveLength(2)
})

test('behavior: a wallet that answers when nobody waits has paid for the next time', async () => {
  const { till, timers, asked, parts } = setupTill()
  let answer: (sent: SentPayment) => void = () => undefined
  parts.answer = () => new Promise((resolve) => (answer = resolve))
  const late = expect(till.pay(MESSAGES, take)).rejects.toThrow(
    'The wallet did not answer in time.',
  )
  await settle()
  await timers.pass(PAYMENT_WALLET_MS)
  await late
  answer({ hash: HASH })
  await settle()
  expect(await till.pay(MESSAGES, take)).toBe('thanks')
  expect(asked).toHaveLength(1)
})

test('behavior: it comes under the same key as often as it is shown for the same, and under another for others', async () => {
  const { open, till, asked } = setupTill()
  const keys: string[] = []
  const lose = async (_: string, key: string) => {
    keys.push(key)
    throw new ApiError('network', 'No.')
  }
  await expect(till.pay(TIP, lose)).rejects.toThrow('No.')
  await expect(open().pay({ ...TIP, what: 'protection' }, lose)).rejects.toThrow('No.')
  await expect(open().pay(TIP, lose)).rejects.toThrow('No.')
  expect(asked).toHaveLength(1)
  expect(keys[2]).toBe(keys[0])
  expect(keys[1]).not.toBe(keys[0])
})

test('behavior: what may yet be good is kept', async () => {
  const { till, asked } = setupTill()
  const others = new ApiError('payment_not_yours', 'This was paid from another wallet.')
  await expect(till.pay(MESSAGES, refuse(others))).rejects.toBe(others)
  expect(await till.pay(MESSAGES, take)).toBe('thanks')
  expect(asked).toHaveLength(1)
})

test('behavior: a wallet whose calls are sponsored pays without a fee, and what it sent is known by its transaction', async () => {
  const { open, till, asked, parts, runOut } = setupTill('chain', true)
  parts.isGasless = async () => true
  parts.answer = async () => ({ callsId: '0xca11' })
  const pending = expect(till.pay(MESSAGES, take)).rejects.toThrow(
    'The wallet has not carried this payment out yet.',
  )
  await runOut()
  await pending
  expect(asked).toEqual([{ token: USDC, to: TREASURY, units: 1_000_000n, paymaster: PAYMASTER }])
  // On the next page, too, and when the answer to it was lost.
  parts.hashOf = async () => HASH
  const lost = new ApiError('network', 'No.')
  await expect(open().pay(MESSAGES, refuse(lost))).rejects.toBe(lost)
  parts.hashOf = () => Promise.reject(new WalletError('failed', 'It is known already.'))
  expect(await open().pay(MESSAGES, take)).toBe('thanks')
  expect(taken).toEqual([HASH, HASH])
  expect(asked).toHaveLength(1)
})

test('behavior: a sponsored call that fails, or is never carried out, leaves the fee to the wallet’s owner', async () => {
  const { till, asked, parts, timers } = setupTill('chain', true)
  const sponsors = () => asked.map(({ paymaster }) => paymaster)
  // No answer to what it can is a no.
  parts.isGasless = () => new Promise(() => undefined)
  const paying = till.pay(MESSAGES, take)
  await settle()
  await timers.pass(HOST_CALL_MS.bridge)
  expect(await paying).toBe('thanks')
  expect(sponsors()).toEqual([null])

  parts.isGasless = async () => true
  parts.answer = () => Promise.reject(new WalletError('refused', 'User rejected the request'))
  await expect(till.pay(MESSAGES, take)).rejects.toThrow('User rejected')
  parts.answer = async () => ({ callsId: '0xca11' })
  parts.hashOf = () => Promise.reject(new WalletError('lost', 'Nothing was paid.'))
  await expect(till.pay(MESSAGES, take)).rejects.toThrow('Nothing was paid.')
  parts.answer = async () => ({ hash: HASH })
  expect(await till.pay(MESSAGES, take)).toBe('thanks')
  expect(sponsors()).toEqual([null, PAYMASTER, PAYMASTER, null])
})

test('behavior: one payment at a time', async () => {
  const { till, asked, parts } = setupTill()
  let answer: (sent: SentPayment) => void = () => undefined
  parts.answer = () => new Promise((resolve) => (answer = resolve))
  const first = till.pay(MESSAGES, take)
  await expect(till.pay(MESSAGES, take)).rejects.toThrow('Another payment is under way.')
  await settle()
  answer({ hash: HASH })
  expect(await first).toBe('thanks')
  expect(asked).toHaveLength(1)
})

test('behavior: inside World App its own money pays, where the house takes it, and no wallet is asked', async () => {
  const { open, till, asked, parts, timers } = setupTill()
  const amounts: number[] = []
  let answer: (reference: string) => void = () => undefined
  parts.byHost = (usdc) => {
    amounts.push(usdc)
    return new Promise((resolve) => (answer = resolve))
  }
  const late = expect(till.pay(TIP, take)).rejects.toThrow('The wallet did not answer in time.')
  await settle()
  await timers.pass(PAYMENT_WALLET_MS)
  await late
  answer('world:t1')
  await settle()
  expect(await open().pay(TIP, take)).toBe('thanks')
  expect(taken).toEqual(['world:t1'])
  expect(amounts).toEqual([0.5])

  parts.takesWorld = false
  await expect(till.pay(TIP, take)).rejects.toThrow('Payments are not set up here.')
  expect(amounts).toHaveLength(1)
  expect(asked).toEqual([])
})

test('error: no wallet, one that says no, and a house that sells nothing', async () => {
  const { till, parts } = setupTill()
  parts.answer = () => Promise.reject(new WalletError('refused', 'User rejected the request'))
  await expect(till.pay(MESSAGES, take)).rejects.toThrow('User rejected the request')
  parts.hasWallet = false
  await expect(till.pay(MESSAGES, take)).rejects.toThrow('No wallet connected')
  await expect(setupTill('off').till.pay(MESSAGES, take)).rejects.toThrow(
    'Payments are not set up here.',
  )
  expect(taken).toEqual([])
})
