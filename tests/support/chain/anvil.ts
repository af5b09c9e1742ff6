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

/** Runs Anvil until its standard input closes, which the system does when this process is gone. */
const KEEPER = '"$@" & anvil=$!; exec > /dev/null; cat; kill $anvil; wait $anvil'

/** A chain of its own on this machine, by the id of the chain that it stands for. */
export async function startAnvil(chainId: number): Promise<Anvil> {
  // It chooses a port that is free when it starts.
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

/** Settles with the address that Anvil listens on. The rest of the output is read too: a full pipe would stop it. */
function addressIn(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    let address: string | undefined
    output.on('data', (chunk) => {
      if (address !== undefined) return
      said += String(chunk)
      address = /Listening on (\S+)\s/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    output.once('end', () => reject(new Error(`Anvil ended before it listened: ${said}`)))
  })
}
