import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { place } from '../../../tools/lib/places.mjs'
import {
  type Chain,
  createTestClient,
  defineChain,
  type Hex,
  http,
  type PublicActions,
  publicActions,
  type TestClient,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  type Transport,
  type WalletActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** Anvil's first account, which has enough ether for all tests. */
export const RICH = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
)

export interface Anvil {
  readonly url: string
  readonly client: TestClient<'anvil', Transport, Chain> &
    PublicActions<Transport, Chain> &
    WalletActions<Chain>
  stop(): Promise<void>
}

/** Runs Anvil until its standard input closes, which the system does when this process ends. */
const KEEPER = '"$@" & anvil=$!; exec > /dev/null; cat; kill $anvil; wait $anvil'

/** Starts a local chain with the id of a real one. */
export async function startAnvil(chainId: number): Promise<Anvil> {
  // Anvil chooses a free port itself.
  const args = ['--port', '0', '--chain-id', String(chainId)]
  const anvil = place('node_modules/.bin/anvil')
  const child = spawn('/bin/sh', ['-c', KEEPER, 'keeper', anvil, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  const url = `http://${await addressIn(child.stdout)}`
  const chain = defineChain({
    id: chainId,
    name: `anvil ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  const client = createTestClient({
    mode: 'anvil',
    chain,
    transport: http(url),
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)
  return {
    url,
    client,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

/** Resolves with the address that Anvil listens on. Reads all later output too, because a full pipe would block Anvil. */
function addressIn(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let collected = ''
    let address: string | undefined
    output.on('data', (chunk) => {
      if (address !== undefined) return
      collected += String(chunk)
      address = /Listening on (\S+)\s/.exec(collected)?.[1]
      if (address !== undefined) resolve(address)
    })
    output.once('end', () => reject(new Error(`Anvil ended before it listened: ${collected}`)))
  })
}

/**
 * Resolves with the receipt of a sent transaction. Mines a block when the chain has none for it yet: viem's own wait looks
 * again only when another block follows, and a chain that mines on demand may never make one.
 */
export async function receiptOf(client: Anvil['client'], hash: Hex): Promise<TransactionReceipt> {
  for (;;) {
    try {
      return await client.getTransactionReceipt({ hash })
    } catch (failure) {
      if (!(failure instanceof TransactionReceiptNotFoundError)) throw failure
      await client.mine({ blocks: 1 })
    }
  }
}
