import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { place } from '../../../tools/lib/places.mjs'
import {
  type Chain,
  createTestClient,
  defineChain,
  http,
  type PublicActions,
  publicActions,
  type TestClient,
  type Transport,
  type WalletActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { findFreePort } from '../free-port.ts'

/** Anvil's first account, which has all the ether a test needs. */
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

/** A chain of its own on this machine, by the id of the chain that it stands for. */
export async function startAnvil(chainId: number): Promise<Anvil> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const args = ['--port', String(port), '--chain-id', String(chainId)]
  const child = spawn(place('node_modules/.bin/anvil'), args, {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await untilSaid(child.stdout, 'Listening on')
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
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/** What it says afterwards is read too: a pipe that nobody empties would stop it. */
function untilSaid(output: Readable, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    output.on('data', (chunk) => {
      if (said.includes(words)) return
      said += String(chunk)
      if (said.includes(words)) resolve()
    })
    output.once('end', () => reject(new Error(`It ended before it said "${words}": ${said}`)))
  })
}
