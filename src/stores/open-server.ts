import { apiBase } from '#src/api/api-base.ts'
import { checkHealth } from '#src/api/check-health.ts'
import { type ApiClientOptions, createApiClient } from '#src/api/client.ts'
import { getConfig, type PublicConfig } from '#src/api/get-config.ts'
import { type PageLog } from '#src/browser/page-log.ts'
import { pageVersion } from '#src/browser/page-version.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { waitFor } from '#src/browser/wait-for.ts'
import { watchNetwork } from '#src/browser/watch-network.ts'
import { type Releases } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { createActionQueue } from './action-queue.ts'
import { type Stores } from './stores.ts'
import { createLine } from './watch-line.ts'

/** What the connection to the server needs of the page. */
interface Ground {
  readonly log: PageLog
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly page: Window & typeof globalThis
  readonly releases: Releases
  readonly storage: ClientStorage
  readonly stores: Stores
  readonly timers: Timers
}

/** Opens the connection to the server: its calls, the queue of actions, and its public configuration. */
export function openServer(
  ground: Ground,
  session: Pick<ApiClientOptions, 'onUnauthorized' | 'readKey'>,
) {
  const { storage, log, now, page, releases, stores, timers } = ground
  const line = createLine({
    ...{ timers, store: stores.line },
    fetcher: page.fetch.bind(page),
    network: watchNetwork(page),
    // Another host serves its own page.
    pageVersion: apiBase() === '' ? pageVersion(page.document) : null,
    probe: () => checkHealth(client),
  })
  releases.own(line.release)
  const client = createApiClient({
    ...session,
    baseUrl: apiBase(),
    fetch: line.fetch,
    sleep: (ms, signal) => waitFor(timers, ms, signal),
    newKey: () => page.crypto.randomUUID(),
  })
  const queueParts = { api: client, storage, now, stores, timers, log: log.failed }
  const actionQueue = createActionQueue(queueParts)
  releases.own(actionQueue.release)
  let config: PublicConfig | null = null
  const configured = getConfig(client).then(
    (answer) => {
      config = answer
    },
    (failure: unknown) => log.failed('reading the configuration', failure),
  )
  return { client, line, actionQueue, configured, config: () => config }
}
