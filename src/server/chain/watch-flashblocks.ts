import { createPublicClient, type PublicClient } from 'viem'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { rpcTransport } from './rpc-transport.ts'

const ASK_EVERY_MS = 60_000

interface WatchMeans {
  readonly config: Config
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
}

/**
 * Whether the chain's RPC serves sub-block state, as last known: nobody waits for it. A question is asked of it each
 * minute in which somebody wants to know; without an RPC it is never so.
 */
export function watchFlashblocks({ config, clock, log }: WatchMeans): () => boolean {
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
          log.warn({ err: failure }, 'the chain does not tell its pending block'),
      )
    }
    return isServed
  }
}

/** A pending block that is ahead of the latest: whoever has no sub-block state shows the latest again, or nothing. */
async function servesPending(client: PublicClient): Promise<boolean> {
  // The pending one first: a block that is made between the two must not look like sub-block state.
  const { number } = await client.getBlock({ blockTag: 'pending' })
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  return number !== null && number > latest
}
