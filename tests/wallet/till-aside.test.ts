import { beforeEach, expect, test } from 'vitest'
import { HOST_CALL_MS, PAYMENT_LOST_MS, PAYMENT_WALLET_MS } from '#src/protocol/timing.ts'
import { WalletError } from '#src/wallet/wallet-error.ts'
import { settle } from '#tests/support/manual-timers.ts'
import { HASH, MESSAGES, PENDING, setupTill, TIP, UNKNOWN } from '#tests/support/setup-till.ts'

const SILENT = new WalletError('pending', 'The wallet lost its memory.')

let taken: string[]
beforeEach(() => {
  taken = []
})
const take = async (reference: string): Promise<string> => {
  taken.push(reference)
  return 'thanks'
}
const refuse = (failure: Error) => () => Promise.reject(failure)

/** A sponsored payment that nobody could tell of for too long. */
async function setAside(hashOf: () => Promise<null>) {
  const city = setupTill('chain', true)
  const { till, parts, runOut } = city
  parts.isGasless = async () => true
  parts.answer = async () => ({ callsId: '0xca11' })
  parts.hashOf = hashOf
  const early = expect(till.pay(MESSAGES, take)).rejects.toMatchObject({ code: 'pending' })
  await runOut()
  await early
  parts.awayMs = PAYMENT_LOST_MS
  await expect(till.pay(MESSAGES, take)).rejects.toThrow('it is set aside')
  return city
}

test('behavior: what the chain still does not know after a while is set aside, the player told, and tried once a visit', async () => {
  const { till, open, asked, parts, runOut } = setupTill()
  const early = expect(till.pay(MESSAGES, refuse(UNKNOWN))).rejects.toBe(UNKNOWN)
  await runOut()
  await early
  parts.awayMs = PAYMENT_LOST_MS
  const next = open()
  await expect(next.pay(MESSAGES, refuse(UNKNOWN))).rejects.toThrow(
    'The chain does not know this payment yet, so it is set aside.',
  )
  const shown: string[] = []
  const doubt = async (reference: string): Promise<string> => {
    shown.push(reference)
    if (reference === HASH) throw UNKNOWN
    return 'thanks'
  }
  // It stands in nobody’s way, and is shown before a second payment is made.
  expect(await next.pay(MESSAGES, doubt)).toBe('thanks')
  expect(await next.pay(MESSAGES, doubt)).toBe('thanks')
  expect(shown).toEqual([HASH, '0x2', '0x3'])
  expect(asked).toHaveLength(3)
  expect(await open().pay(MESSAGES, take)).toBe('thanks')
  expect(taken).toEqual([HASH])
  expect(asked).toHaveLength(3)
})

test('behavior: once the chain has it, it is waited for like any other', async () => {
  const { till, open, asked, parts, runOut } = setupTill()
  const early = expect(till.pay(MESSAGES, refuse(UNKNOWN))).rejects.toBe(UNKNOWN)
  await runOut()
  await early
  parts.awayMs = PAYMENT_LOST_MS
  await expect(till.pay(MESSAGES, refuse(UNKNOWN))).rejects.toThrow('it is set aside')
  const pending = expect(open().pay(MESSAGES, refuse(PENDING))).rejects.toBe(PENDING)
  await runOut()
  await pending
  expect(await till.pay(MESSAGES, take)).toBe('thanks')
  expect(taken).toEqual([HASH])
  expect(asked).toHaveLength(1)
})

test.each<[string, () => Promise<null>]>([
  ['fails at telling', () => Promise.reject(SILENT)],
  ['has forgotten its calls', async () => null],
])(
  'behavior: a wallet that %s blocks no purchase for good, and what it has paid is kept',
  async (_, hashOf) => {
    const { open, till, asked, parts } = await setAside(hashOf)
    parts.answer = async () => ({ hash: '0x2' })
    expect(await till.pay(MESSAGES, take)).toBe('thanks')
    // Not as a sponsored call again: nobody would hear of that one, either.
    expect(asked.map(({ paymaster }) => paymaster !== null)).toEqual([true, false])

    parts.hashOf = async () => HASH
    expect(await open().pay(MESSAGES, take)).toBe('thanks')
    expect(taken).toEqual(['0x2', HASH])
    expect(asked).toHaveLength(2)
  },
)

test('behavior: only a call that the wallet could not carry out is dropped', async () => {
  const { open, parts, stored } = await setAside(async () => null)
  expect(stored()).toMatchObject([{ callsId: '0xca11', isAside: true }])
  parts.hashOf = () => Promise.reject(new WalletError('lost', 'Nothing was paid.'))
  parts.answer = async () => ({ hash: '0x2' })
  expect(await open().pay(MESSAGES, take)).toBe('thanks')
  expect(stored()).toEqual([])
})

test('behavior: a wallet that never tells leaves the till open', async () => {
  const { till, parts, timers } = setupTill('chain', true)
  parts.isGasless = async () => true
  parts.answer = async () => ({ callsId: '0xca11' })
  parts.hashOf = () => new Promise(() => undefined)
  const paying = till.pay(MESSAGES, take)
  await settle()
  await timers.pass(HOST_CALL_MS.bridge)
  await settle()
  parts.hashOf = async () => HASH
  await timers.pass(HOST_CALL_MS.bridge)
  expect(await paying).toBe('thanks')
})

test('behavior: an order stands before the app is asked to pay, and one that was never told of is told once', async () => {
  const { open, till, parts, stored } = setupTill()
  const orders: string[] = []
  parts.byHost = (_, ordered) => {
    orders.push(`order-${orders.length + 1}`)
    ordered(`order-${orders.length}`)
    return new Promise(() => undefined)
  }
  void till.pay(TIP, take)
  await settle()
  expect(stored()).toMatchObject([{ reference: 'order-1', isOrder: true, usdc: 0.5 }])

  // The page was closed before the app answered.
  const next = open()
  await expect(next.pay(TIP, take)).rejects.toThrow('Whether this was paid was never told')
  parts.byHost = async (_, ordered) => (ordered('order-2'), 'world:t2')
  expect(await next.pay(TIP, take)).toBe('thanks')
  expect(taken).toEqual(['world:t2'])
  expect(stored()).toMatchObject([{ reference: 'order-1', isAside: true }])
})

test('behavior: an order that the app refuses, or answers late, leaves nothing but what was paid', async () => {
  const { till, parts, stored, timers } = setupTill()
  parts.byHost = async (_, ordered) => {
    ordered('order-1')
    throw new Error('User rejected the request')
  }
  await expect(till.pay(TIP, take)).rejects.toThrow('User rejected')
  expect(stored()).toEqual([])

  let answer: (reference: string) => void = () => undefined
  parts.byHost = (_, ordered) => {
    ordered('order-2')
    return new Promise((resolve) => (answer = resolve))
  }
  const late = expect(till.pay(TIP, take)).rejects.toThrow('did not answer in time')
  await settle()
  await timers.pass(PAYMENT_WALLET_MS)
  await late
  answer('world:t2')
  await settle()
  expect(stored()).toMatchObject([{ reference: 'world:t2', isOrder: false, isAside: false }])
  expect(await till.pay(TIP, take)).toBe('thanks')
})
