import { encodeFunctionData, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletCall } from '#src/protocol/calls/player-street.ts'
import { createBalanceReader, NO_BALANCES } from '#src/server/platform/chain/read-balances.ts'
import { readConfig } from '#src/server/platform/config.ts'
import { createLog } from '#src/server/platform/log.ts'
import { call, createTestApp, newAccount, signInAs } from '#tests/support/app.ts'
import { RICH } from '#tests/support/chain/anvil.ts'
import { compileContracts } from '#tests/support/chain/contracts.ts'
import { startUsdcChain, type UsdcChain } from '#tests/support/chain/usdc-chain.ts'
import { describeOnOneEngine } from '#tests/support/database.ts'
import { startDeadServer } from '#tests/support/dead-server.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'

const BOSS = `0x${'b0'.repeat(20)}` as const
const BADGES = `0x${'ba'.repeat(20)}` as const
const HOLDER = newAccount()
const HELD = {
  eth: 1.5,
  usdc: 12.34,
  boss: 2.5,
  nfts: [7, 9].map((id) => ({ contract: BADGES, tokenId: String(id), name: 'Made Men' })),
}

let chain: UsdcChain
beforeAll(async () => {
  chain = await startUsdcChain()
  const { client } = chain
  await client.setBalance({ address: HOLDER.address, value: parseEther('1.5') })
  await chain.mint(HOLDER.address, 12_340_000n)
  await chain.putCoin(BOSS)
  await chain.ask({ functionName: 'set', args: [18] }, BOSS)
  await chain.ask({ functionName: 'mint', args: [HOLDER.address, parseEther('2.5')] }, BOSS)
  const { abi, deployed } = compileContracts().Badge
  await client.setCode({ address: BADGES, bytecode: deployed })
  const badge = (functionName: string, args: readonly unknown[]) =>
    client.sendTransaction({
      account: RICH,
      to: BADGES,
      data: encodeFunctionData({ abi, functionName, args }),
    })
  await badge('set', ['Made Men'])
  for (const id of [7n, 9n]) await badge('mint', [HOLDER.address, id])
})
afterAll(() => chain.stop())

const environment = (url: string) => ({
  BASE_RPC_URL: url,
  BOSS_ADDRESS: BOSS,
  NFT_ADDRESSES: BADGES,
})
const log = createLog('silent', { write: () => undefined })

function reader(settings: Readonly<Record<string, string>>, address = HOLDER.address) {
  const clock = createManualClock()
  const config = readConfig(settings)
  const read = createBalanceReader({ config, clock, log })
  return { clock, read: () => read?.(address) }
}

test('reads whole coins and tokens of an address on Base', async () => {
  expect(await reader(environment(chain.url)).read()).toEqual(HELD)
})

test('reads no tokens that are not configured; without an RPC there is no reader', async () => {
  const bare = reader({ BASE_RPC_URL: chain.url })
  expect(await bare.read()).toEqual({ ...HELD, boss: 0, nfts: [] })
  expect(reader({}).read()).toBeUndefined()
})

test('reads at most every 15 seconds and returns the last known balances meanwhile', async () => {
  const { address } = newAccount()
  await chain.mint(address, 12_340_000n)
  const { clock, read } = reader(environment(chain.url), address)
  await read()
  await chain.mint(address, 1_000_000n)
  expect((await read())?.usdc).toBe(12.34)
  // Requests that the first reader had sent by now would have been answered before this one.
  expect((await reader(environment(chain.url), address).read())?.usdc).toBe(13.34)
  clock.advance(14_999)
  expect((await read())?.usdc).toBe(12.34)
  clock.advance(1)
  expect((await read())?.usdc).toBe(12.34)
  await expect.poll(async () => (await read())?.usdc).toBe(13.34)
})

test('returns zeros while the chain is down, and leaves out collections that cannot be read', async () => {
  const down = reader(environment(await startDeadServer()))
  expect(await down.read()).toEqual(NO_BALANCES)
  const wrong = reader({ ...environment(chain.url), NFT_ADDRESSES: BOSS })
  expect(await wrong.read()).toMatchObject({ eth: 1.5, boss: 2.5, nfts: [] })
  const one = reader({ ...environment(chain.url), NFT_ADDRESSES: `${BOSS},${BADGES}` })
  expect(await one.read()).toMatchObject({ nfts: HELD.nfts })
})

describeOnOneEngine('a wallet on a chain', (openFreshStore) => {
  test('combines dollars of the ledger and coins of the chain, also while the chain is down', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store, { environment: environment(chain.url) })
    const { headers } = await signInAs(app, HOLDER)
    const wallet = await call(app, walletCall, { headers })
    expect(wallet).toMatchObject({ usd: 2000, eth: 1.5, boss: 2.5, chain_id: 8453 })
    expect(wallet.nfts.map(({ token_id }) => token_id)).toEqual(['7', '9'])
    const cut = await createTestApp(store, { environment: { BASE_RPC_URL: 'http://127.0.0.1:9' } })
    expect(await call(cut, walletCall, { headers })).toMatchObject({ usd: 2000, eth: 0 })
    expect(cut.log.join('')).toContain('the chain does not return balances')
  })
})
