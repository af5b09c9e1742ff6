import { createPublicClient, type PublicClient } from 'viem'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { rpcTransport } from './rpc-transport.ts'

const ASK_EVERY_MS = 60_000

interface WatchContext {
  readonly config: Config
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
}

/**
 * Returns a function that tells whether the chain's RPC serves sub-block state, as last known. A call starts a new
 * check in the background if the last one is a minute old. Without an RPC it is always false.
 */
export function watchFlashblocks({ config, clock, log }: WatchContext): () => boolean {
  const { BASE_RPC_URL } = config
  if (!BASE_RPC_URL) return () => false
  const transport = rpcTransport(BASE_RPC_URL)
  const client = createPublicClient({ transport })
  let isServed = false
  let askedAt = -Infinity
  return () => {
    const now = clock.now().getTime()
    if (now - askedAt >= ASK_EVERY_MS) {
      askedAt = now
      servesPending(client).then(
        (answer) => {
          isServed = answer
        },
        (failure: unknown) =>
          log.warn({ err: failure }, 'the chain does not return its pending block'),
      )
    }
    return isServed
  }
}

/**
 * Whether the pending block is ahead of the latest. A node without sub-block state returns the latest block as pending,
 * or a block without a number.
 */
async function servesPending(client: PublicClient): Promise<boolean> {
  // Reads the pending block first, so that a new block between the two calls does not look like sub-block state.
  const { number } = await client.getBlock({ blockTag: 'pending' })
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  return number !== null && number > latest
}
