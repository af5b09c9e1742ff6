import { type ApiClient } from '#src/api/client.ts'
import { ApiError, isApiError, isAuthFailure } from '#src/api/api-error.ts'
import { getStats } from '#src/api/get-stats.ts'
import { sendActions, type SendActionsReturnType, type Actions } from '#src/api/send-actions.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { type Release } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { MAX_BATCH_ACTIONS } from '#src/protocol/calls/batch.ts'
import { type StateDelta } from '#src/protocol/chat.ts'
import { CALL_TEXTS, TURN_TEXTS } from '#src/protocol/messages.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { BATCH_AGE_MS, BATCH_RETRY_MS } from '#src/protocol/timing.ts'
import { storeBatches, readBatches } from './stored-batches.ts'
import { type Stores } from './stores.ts'

/** The result of an action that could not be sent at the first attempt. */
export interface LateOutcome {
  readonly isDone: boolean
  readonly text: string
}

export interface ActionOptions {
  /** The expected result, shown at once; the server's delta replaces it. */
  readonly optimisticDelta: StateDelta
  /** Called with the result when the first attempt did not reach the server. */
  readonly onLate: (outcome: LateOutcome) => void
}

/**
 * Sends actions to the server. Actions queued at the same moment form a batch; batches are sent one after the other. A
 * batch that did not reach the server is sent again under the same idempotency key, so that each action takes effect
 * once, even when several pages of the browser send it.
 */
export interface ActionQueue {
  /**
   * Queues an action. Resolves with its result, or, when it did not reach the server, with a sentence that says it is
   * waiting. Rejects with an {@link ApiError} when the server refuses it.
   */
  add(action: Actions[number], options: ActionOptions): Promise<string>
  /** Stops sending and stops listening to the session. */
  readonly release: Release
}

interface Entry extends ActionOptions {
  /** The idempotency key when the action must be sent alone. */
  readonly key: string
  readonly action: Actions[number]
  readonly settle: (outcome: LateOutcome, failure?: unknown) => void
  /** Called when the action did not reach the server and waits for a retry. */
  readonly markWaiting: () => void
}

interface Batch {
  readonly key: string
  /** When it was queued, in ms since 1970. */
  readonly since: number
  readonly entries: readonly Entry[]
}

export interface ActionQueueParts {
  readonly api: ApiClient
  readonly stores: Pick<Stores, 'chat' | 'game' | 'session'>
  readonly timers: Timers
  readonly storage: ClientStorage
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Logs a failure that the player does not have to see. */
  readonly log: (what: string, failure: unknown) => void
}

export function createActionQueue(parts: ActionQueueParts): ActionQueue {
  const { api, storage, log, now, stores, timers } = parts
  const { chat, game, session } = stores
  /** `batches` have keys, the next first; `queued` are the actions of this moment, without a batch yet. */
  let batches: Batch[] = []
  let queued: Entry[] = []
  /** The keys of the batches that this page has stored; all others belong to other pages. */
  let ownKeys: ReadonlySet<string> = new Set()
  /** Counts the players of this page, to ignore a response for a player who has left. */
  let players = 0
  let isSending = false
  let cancelRetry: Release | null = null

  const sendNext = async (): Promise<void> => {
    storeOpenBatches()
    if (isSending || cancelRetry) return
    const [batch] = batches
    if (!batch) return game.getState().queueEmptied()
    isSending = true
    const player = players
    const result = await post(batch)
    isSending = false
    if (player === players) handleResult(batch, result)
    void sendNext()
  }

  const post = (batch: Batch): Promise<SendActionsReturnType | ApiError> =>
    sendActions(
      api,
      batch.entries.map(({ action }) => action),
      batch.key,
    ).catch((failure: unknown) => toApiError(failure))

  const handleResult = (batch: Batch, result: SendActionsReturnType | ApiError): void => {
    if (!(result instanceof ApiError)) {
      batches = batches.slice(1)
      game.getState().applyDelta(result.state_delta)
      for (const [index, { settle }] of batch.entries.entries()) {
        settle({ isDone: true, text: result.results[index]?.text ?? '' })
      }
      return
    }
    const isRecent = now() - batch.since < BATCH_AGE_MS
    if (isUnconfirmed(result) && isRecent) {
      cancelRetry = timers.after(Math.max(BATCH_RETRY_MS, result.retryAfterMs ?? 0), () => {
        cancelRetry = null
        void sendNext()
      })
      for (const { markWaiting } of allEntries()) markWaiting()
      return
    }
    batches = batches.slice(1)
    if (endsSession(result)) return rejectEntries([...batch.entries, ...clear()], result)
    // A batch takes effect together or not at all. Send its actions one by one, so that only the refused one is
    // dropped.
    const hadNoEffect = isRefusal(result)
    if (hadNoEffect && batch.entries.length > 1) {
      const { since } = batch
      const singles = batch.entries.map((entry) => ({ key: entry.key, since, entries: [entry] }))
      batches = [...singles, ...batches]
    } else rejectEntries(batch.entries, result)
  }

  /** Rejects the actions, and reads the player's figures, which replace the expected results. */
  const rejectEntries = (entries: readonly Entry[], failure: ApiError): void => {
    for (const { settle } of entries) {
      settle({ isDone: false, text: describeFailure(failure) }, failure)
    }
    if (isAuthFailure(failure)) return
    const player = players
    getStats(api).then(
      (stats) => player === players && game.getState().statsArrived(stats),
      (statsFailure: unknown) => log('reading the figures after a refused batch', statsFailure),
    )
  }

  /** Makes batches of the actions queued at this moment. From now on other pages can send them too. */
  const makeBatches = (): void => {
    while (queued.length > 0) {
      const entries = queued.slice(0, MAX_BATCH_ACTIONS)
      batches = [...batches, { key: api.newKey(), since: now(), entries }]
      queued = queued.slice(MAX_BATCH_ACTIONS)
    }
  }
  /** Stores the batches that the server has not confirmed, in place of those that this page stored before. */
  const storeOpenBatches = (): void => {
    const { wallet } = session.getState()
    if (wallet === null) return
    const openBatches = batches.map(({ key, since, entries }) => {
      const keys = entries.map((entry) => entry.key)
      return { key, since, wallet, keys, actions: entries.map(({ action }) => action) }
    })
    storeBatches(storage, ownKeys, openBatches)
    ownKeys = new Set(batches.map(({ key }) => key))
  }
  /** Sends what was unconfirmed when an earlier page ended. The keys are the same, so the server does nothing twice. */
  const resume = (wallet: string): void => {
    const openBatches = readBatches(storage, wallet)
    ownKeys = new Set(openBatches.map(({ key }) => key))
    const settle: Entry['settle'] = ({ text }) =>
      chat.getState().systemMessageAdded(api.newKey(), text)
    const entryOf = (action: Entry['action'], key = api.newKey()): Entry => ({
      ...{
        key,
        action,
        settle,
        optimisticDelta: {},
        onLate: () => undefined,
        markWaiting: () => undefined,
      },
    })
    batches = openBatches
      .filter(({ since }) => now() - since < BATCH_AGE_MS)
      .map(({ key, since, actions, keys }) => {
        return { key, since, entries: actions.map((action, index) => entryOf(action, keys[index])) }
      })
    if (batches.length > 0) game.getState().actionQueued({})
    void sendNext()
  }

  const allEntries = (): readonly Entry[] => [
    ...batches.flatMap(({ entries }) => entries),
    ...queued,
  ]
  const clear = (): readonly Entry[] => {
    const taken = allEntries()
    batches = []
    queued = []
    return taken
  }
  const cancelPendingRetry = (): void => {
    cancelRetry?.()
    cancelRetry = null
  }

  /** Drops all actions. Must be called when the player signs out or another player signs in. */
  const dropQueued = (): void => {
    players += 1
    cancelPendingRetry()
    const stopped = new ApiError('aborted', CALL_TEXTS.stopped)
    for (const { settle } of clear()) settle({ isDone: false, text: stopped.message }, stopped)
    storeBatches(storage, ownKeys, [])
    ownKeys = new Set()
  }
  const unsubscribe = session.subscribe((after, before) => {
    const isSame = (name: 'wallet' | 'playerId') =>
      before[name] === null || after[name] === before[name]
    if (!isSame('wallet') || !isSame('playerId')) dropQueued()
    if (before.wallet !== null || after.wallet === null) return
    // A new sign-in discards the batches that an earlier session has stored.
    if (after.returning) resume(after.wallet)
    else storage.remove(STORED.openTurns)
  })

  return {
    add(action, options) {
      game.getState().actionQueued(options.optimisticDelta)
      return new Promise((resolve, reject) => {
        let isWaiting = false
        const settle: Entry['settle'] = (outcome, failure) => {
          if (isWaiting) options.onLate(outcome)
          else if (outcome.isDone) resolve(outcome.text)
          else reject(failure)
        }
        const markWaiting = (): void => {
          isWaiting = true
          resolve(TURN_TEXTS.waits)
        }
        queued = [...queued, { ...options, key: api.newKey(), action, settle, markWaiting }]
        // A new action retries at once: the connection may be back.
        cancelPendingRetry()
        // A microtask later, so that actions queued at the same moment form one batch.
        queueMicrotask(() => {
          makeBatches()
          void sendNext()
        })
      })
    },
    release() {
      unsubscribe()
      cancelPendingRetry()
    },
  }
}

/** Whether it is unknown if the batch took effect; sending it again under its key is safe. */
function isUnconfirmed({ code, status }: ApiError): boolean {
  const isTransport = code === 'network' || code === 'timeout' || code === 'rate_limited'
  return isTransport || status >= 500
}

/** Whether the server refused the batch, so that it had no effect. After any other failure it may have had one. */
function isRefusal({ status }: ApiError): boolean {
  return status >= 400 && status < 500
}

/** Whether nothing that is queued can succeed: the day's session is exhausted, or the player is signed out. */
function endsSession(failure: ApiError): boolean {
  return isApiError(failure, 'session_exhausted') || isAuthFailure(failure)
}

function toApiError(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure
  return new ApiError('bad_answer', describeFailure(failure), { cause: failure })
}
