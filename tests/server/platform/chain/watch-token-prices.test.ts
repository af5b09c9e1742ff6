import { type Abi, type Address, encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { tickerCall } from '#src/protocol/calls/economy.ts'
import { GOOD_SYMBOLS } from '#src/protocol/street.ts'
import {
  FEEDS,
  type ReadTokenPrices,
  watchTokenPrices,
  WETH,
} from '#src/server/platform/chain/watch-token-prices.ts'
import { readConfig } from '#src/server/platform/config.ts'
import { createLog } from '#src/server/platform/log.ts'
import { call, createTestApp } from '#tests/support/app.ts'
import { receiptOf, RICH, startAnvil } from '#tests/support/chain/anvil.ts'
import { compileContracts } from '#tests/support/chain/contracts.ts'
import { startUsdcChain, USDC, type UsdcChain } from '#tests/support/chain/usdc-chain.ts'
import { describeOnOneEngine } from '#tests/support/database.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'

const BOSS = `0x${'b0'.repeat(20)}` as const
const IN_ETHER = `0x${'e1'.repeat(20)}` as const
const IN_USDC = `0x${'e2'.repeat(20)}` as const
const FORGETFUL = `0x${'e3'.repeat(20)}` as const
const HOUR = 3_600_000
/** Hourly ETH rounds of the last two days: 3,000 dollars, then 40 more each hour. */
const ROUNDS = 49

let chain: UsdcChain
const noon = createManualClock().now().getTime()
const { Feed, Pool } = compileContracts()

async function send(to: Address, abi: Abi, functionName: string, args: readonly unknown[]) {
  const data = encodeFunctionData({ abi, functionName, args })
  const hash = await chain.client.sendTransaction({ account: RICH, to, data })
  await receiptOf(chain.client, hash)
}
const put = (address: Address, bytecode: Hex) => chain.client.setCode({ address, bytecode })
const push = (feed: Address, dollars: number, at: number) =>
  send(feed, Feed.abi, 'push', [BigInt(Math.round(dollars * 1e8)), BigInt(Math.floor(at / 1_000))])

beforeAll(async () => {
  chain = await startUsdcChain()
  for (const coin of [WETH, BOSS]) {
    await chain.putCoin(coin)
    await chain.ask({ functionName: 'set', args: [18] }, coin)
  }
  for (const feed of Object.values(FEEDS)) await put(feed, Feed.deployed)
  for (let round = 0; round < ROUNDS; round += 1) {
    await push(FEEDS.ETH, 3_000 + 40 * round, noon - (ROUNDS - 1 - round) * HOUR)
  }
  await push(FEEDS.USDC, 1, noon - 2 * HOUR)
  await push(FEEDS.USDC, 0.9998, noon - HOUR)
  for (const pool of [IN_ETHER, IN_USDC, FORGETFUL]) await put(pool, Pool.deployed)
  const set = (pool: Address, ...args: readonly unknown[]) => send(pool, Pool.abi, 'set', args)
  // 1.0001 ** -115135 is 0.00001 ether for one BOSS; a day ago 10 % less.
  await set(IN_ETHER, WETH, BOSS, 115_135, 116_189, true)
  // Two cents for one BOSS, with 6 and 18 decimals; a day ago one cent.
  await set(IN_USDC, BOSS, USDC, -315_446, -322_378, true)
  await set(FORGETFUL, BOSS, USDC, -315_446, -322_378, false)
})
afterAll(() => chain.stop())

function watch(environment: Readonly<Record<string, string>>) {
  const clock = createManualClock()
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const prices = watchTokenPrices({ config: readConfig(environment), clock, log })
  return { clock, lines, prices }
}

/** Waits until the prices of `count` tokens are known, and resolves with them by symbol. */
async function known(prices: ReadTokenPrices, count: number) {
  await expect.poll(() => prices()?.length).toBe(count)
  return Object.fromEntries((prices() ?? []).map(({ symbol, ...figures }) => [symbol, figures]))
}

test('reads ETH and USDC from their feeds, with the change since the round a day ago', async () => {
  const { prices } = watch({ BASE_RPC_URL: chain.url })
  expect(prices()).toEqual([])
  const { BOSS: boss, ETH, USDC: usdc } = await known(prices, 2)
  expect(ETH).toEqual({ price: 4_920, change24h: 4_920 / 3_960 - 1 })
  // Its first round is younger than a day and is used instead.
  expect(usdc?.change24h).toBeCloseTo(-0.0002, 6)
  expect(boss).toBeUndefined()
})

test('reads BOSS from its pool in ether or USDC, with no change of its own for a pool without history', async () => {
  const boss = async (pool: Address) => {
    const { prices } = watch({
      BASE_RPC_URL: chain.url,
      BOSS_ADDRESS: BOSS,
      BOSS_POOL_ADDRESS: pool,
    })
    return (await known(prices, 3))['BOSS']
  }
  const inEther = await boss(IN_ETHER)
  expect(inEther?.price).toBeCloseTo(0.0492, 5)
  expect(inEther?.change24h).toBeCloseTo(0.0492 / (0.9e-5 * 3_960) - 1, 3)
  const inUsdc = await boss(IN_USDC)
  expect(inUsdc?.price).toBeCloseTo(0.02 * 0.9998, 4)
  expect(inUsdc?.change24h).toBeCloseTo(2 * 0.9998 - 1, 2)
  expect((await boss(FORGETFUL))?.change24h).toBeCloseTo(-0.0002, 6)
})

test('refreshes after five minutes and returns the same object until then', async () => {
  const { clock, prices } = watch({ BASE_RPC_URL: chain.url })
  await known(prices, 2)
  const before = prices()
  const id = await chain.client.snapshot()
  onTestFinished(() => chain.client.revert({ id }))
  await push(FEEDS.ETH, 5_000, noon + 60_000)
  clock.advance(5 * 60_000 - 1)
  expect(prices()).toBe(before)
  clock.advance(1)
  expect(prices()).toBe(before)
  await expect.poll(() => prices()?.[0]?.price).toBe(5_000)
})

test('keeps or leaves out prices that cannot be read, and reads none from another chain', async () => {
  const { lines, prices } = watch({
    BASE_RPC_URL: chain.url,
    BOSS_ADDRESS: WETH,
    BOSS_POOL_ADDRESS: IN_USDC,
  })
  await known(prices, 2)
  expect(lines.join('')).toContain('does not hold')

  const elsewhere = await startAnvil(10)
  onTestFinished(() => elsewhere.stop())
  const wrong = watch({ BASE_RPC_URL: elsewhere.url })
  expect(wrong.prices()).toEqual([])
  await expect.poll(() => wrong.lines.join('')).toContain('which is not Base')
  expect(wrong.prices()).toEqual([])

  const dying = await startAnvil(8453)
  onTestFinished(() => dying.stop())
  for (const feed of Object.values(FEEDS)) {
    await dying.client.setCode({ address: feed, bytecode: Feed.deployed })
    const args = [3n, BigInt(noon / 1_000)]
    const data = encodeFunctionData({ abi: Feed.abi, functionName: 'push', args })
    await dying.client.sendTransaction({ account: RICH, to: feed, data })
  }
  const last = watch({ BASE_RPC_URL: dying.url })
  await known(last.prices, 2)
  await dying.stop()
  last.clock.advance(5 * 60_000)
  last.prices()
  await expect.poll(() => last.lines.join('')).toContain('does not return the price of a token')
  expect(last.prices()).toHaveLength(2)
  expect(last.lines.join('')).toContain('"coin":"ETH"')
})

test('ignores a feed with a price of zero or without updates', async () => {
  const odd = await startAnvil(8453)
  onTestFinished(() => odd.stop())
  const say = async (feed: Address, answer: bigint, at: number) => {
    const data = encodeFunctionData({
      abi: Feed.abi,
      functionName: 'push',
      args: [answer, BigInt(at / 1_000)],
    })
    const hash = await odd.client.sendTransaction({ account: RICH, to: feed, data })
    await odd.client.waitForTransactionReceipt({ hash })
  }
  for (const feed of Object.values(FEEDS)) {
    await odd.client.setCode({ address: feed, bytecode: Feed.deployed })
  }
  await say(FEEDS.ETH, 3n, noon - 61 * 60_000)
  await say(FEEDS.USDC, 0n, noon - 25 * HOUR)
  await say(FEEDS.USDC, 1n, noon)
  const { clock, lines, prices } = watch({ BASE_RPC_URL: odd.url })
  prices()
  const logged = (what: string) => expect.poll(() => lines.join('')).toContain(what)
  await logged('has not been updated for too long')
  await logged('has returned an invalid price')
  expect(prices()).toEqual([])

  // A day later the old zero no longer matters. A new zero keeps the last known price.
  await say(FEEDS.ETH, 3n, noon)
  await say(FEEDS.USDC, 1n, noon + 1_000)
  clock.advance(24 * HOUR)
  await say(FEEDS.ETH, 4n, noon + 24 * HOUR)
  prices()
  await expect.poll(() => prices()?.length).toBe(2)
  const before = prices()
  await say(FEEDS.ETH, 0n, noon + 24 * HOUR)
  lines.length = 0
  clock.advance(5 * 60_000)
  prices()
  await logged('has returned an invalid price')
  await expect.poll(() => prices()).not.toBe(before)
  expect(prices()).toEqual(before)
})

describeOnOneEngine('a ticker on a chain', (openFreshStore) => {
  test('shows the chain’s prices next to the goods of the game', async () => {
    const app = await createTestApp(await openFreshStore(), {
      environment: { BASE_RPC_URL: chain.url },
    })
    const commodities = async () => (await call(app, tickerCall)).commodities
    expect(Object.keys(await commodities())).toEqual([...GOOD_SYMBOLS])
    await expect.poll(async () => (await commodities())['USDC']?.price).toBe(0.9998)
    expect(Object.keys(await commodities())).toEqual([...GOOD_SYMBOLS, 'ETH', 'USDC'])
  })
})
