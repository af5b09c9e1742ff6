import { type ClientStorage } from '#src/browser/storage.ts'
import { type Stores } from '#src/stores/stores.ts'
import { createActionQueue, type ActionQueue } from '#src/stores/action-queue.ts'
import { createTestClient } from './api-client.ts'
import { type ManualTimers } from './manual-timers.ts'
import { type ProtocolServer } from './protocol-server.ts'
import { createTestStores } from './test-stores.ts'

export const JOB = { action: 'job' } as const
export const TASK = {
  action: 'daily_task',
  details: { id: '0b0c7c0e-1111-4222-8333-944455556666' },
} as const
export const OFFLINE = {
  status: 503,
  json: { detail: 'Away.', code: 'unavailable', request_id: 'r' },
}
export const refusal = (code: string, detail: string, status = 409) => ({
  status,
  json: { detail, code, request_id: 'r' },
})
export const answer = (moves: number, ...texts: readonly string[]) => ({
  json: {
    state_delta: { moves_left: moves, cash: 2_100 },
    results: texts.map((text) => ({ action: 'job', title: text, cash: 60, text })),
  },
})

interface OpenActionPageOptions {
  readonly server: Pick<ProtocolServer, 'held' | 'origin'>
  readonly timers: ManualTimers
  /** The browser's storage, shared by its pages. */
  readonly storage: ClientStorage
  /** Whether the page restores an earlier session. */
  readonly returning: boolean
  readonly wallet?: string
}

/** Opens a page with a signed-in player and an action queue. */
export function openActionPage({
  server,
  timers,
  storage,
  returning,
  wallet = '0xada',
}: OpenActionPageOptions): {
  readonly stores: Stores
  readonly actionQueue: ActionQueue
} {
  const stores = createTestStores(storage)
  const page = createTestClient(server.origin)
  timers.follow(page, server)
  const { now } = timers
  const actionQueue = createActionQueue({
    api: page.client,
    storage,
    now,
    stores,
    timers,
    log: () => undefined,
  })
  stores.session.getState().signedIn({ wallet, playerId: null, guest: true, returning })
  return { stores, actionQueue }
}
