import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { walletCall } from '#src/protocol/calls/player-street.ts'
import { createBalanceReader } from '#src/server/chain/read-balances.ts'
import { readConfig } from '#src/server/config.ts'
import { call, createTestApp, signInAs } from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

const ADDRESS = `0x${'a1'.repeat(20)}` as const
const word = (amount: bigint): string => `0x${amount.toString(16).padStart(64, '0')}`

/** A chain that knows two figures: 1.5 ETH and 12.34 USDC, whoever asks. */
async function startChain(): Promise<string> {
  const answerTo: Record<string, string> = {
    eth_getBalance: `0x${(1_500_000_000_000_000_000n).toString(16)}`,
    eth_call: word(12_340_000n),
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { id, method } = JSON.parse(text)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answerTo[method] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

test('default: whole coins of an address on Base', async () => {
  const read = createBalanceReader(readConfig({ BASE_RPC_URL: await startChain() }))
  expect(await read?.(ADDRESS)).toEqual({ eth: 1.5, usdc: 12.34 })
})

test('behavior: without an RPC there is no reader', () => {
  expect(createBalanceReader(readConfig({}))).toBeUndefined()
})

describeOnBothEngines('a wallet on a chain', (openFreshStore) => {
  test('default: coins by the chain; one that does not answer takes no dollars away', async () => {
    const store = await openFreshStore()
    const environment = { BASE_RPC_URL: await startChain() }
    const app = await createTestApp(store, { environment })
    const player = await signInAs(app)
    const { headers } = player
    expect(await call(app, walletCall, { headers })).toMatchObject({ usd: 2000, eth: 1.5 })
    const cut = await createTestApp(store, { environment: { BASE_RPC_URL: 'http://127.0.0.1:9' } })
    expect(await call(cut, walletCall, { headers })).toMatchObject({ usd: 2000, eth: 0 })
    expect(cut.log.join('')).toContain('the chain does not tell balances')
  })
})
