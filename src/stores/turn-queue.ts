import { type ApiClient } from '#src/api/client.ts'
import { ApiError, isApiError, isAuthFailure } from '#src/api/api-error.ts'
import { getStats } from '#src/api/get-stats.ts'
import { takeTurn, type TakeTurnReturnType, type TurnActions } from '#src/api/take-turn.ts'
import { type KeptValues } from '#src/browser/storage.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { type Release } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { TURN_LIMIT } from '#src/protocol/calls/turn.ts'
import { type StateDelta } from '#src/protocol/chat.ts'
import { CALL_TEXTS, TURN_TEXTS } from '#src/protocol/messages.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { TURN_AGE_MS, TURN_RETRY_MS } from '#src/protocol/timing.ts'
import { keepTurns, readTurns } from './kept-turns.ts'
import { type Stores } from './stores.ts'

/** The result of an action that could not be sent at the first attempt. */
export interface LateOutcome {
  readonly isDone: boolean
  readonly text: string
}

export interface TurnTaking {
  /** The expected result, shown at once; the server's delta replaces it. */
  readonly guess: StateDelta
  /** Called with the result when the first attempt did not reach the server. */
  readonly late: (outcome: LateOutcome) => void
}

/**
 * Sends actions to the server. Actions queued at the same moment form a batch; batches are sent one after the other. A
 * batch that did not reach the server is sent again under the same idempotency key, so that each action takes effect
 * once, even when several pages of the browser send it.
 */
export interface TurnQueue {
  /**
   * Queues an action. Resolves with its result, or, when it did not reach the server, with a sentence that says it is
   * waiting. Rejects with an {@link ApiError} when the server refuses it.
   */
  take(action: TurnActions[number], taking: TurnTaking): Promise<string>
  /** Stops sending and stops listening to the session. */
  readonly release: Release
}

interface Entry extends TurnTaking {
  /** The idempotency key when the action must be sent alone. */
  readonly key: string
  readonly action: TurnActions[number]
  readonly settle: (outcome: LateOutcome, failure?: unknown) => void
  /** Called when the action did not reach the server and waits for a retry. */
  readonly wait: () => void
}

interface Turn {
  readonly key: string
  /** When it was queued, in ms since 1970. */
  readonly since: number
  readonly entries: readonly Entry[]
}

export interface TurnQueueParts {
  readonly api: ApiClient
  readonly stores: Pick<Stores, 'chat' | 'game' | 'session'>
  readonly timers: Timers
  readonly kept: KeptValues
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Logs a failure that the player does not have to see. */
  readonly log: (what: string, failure: unknown) => void
}

export function createTurnQueue(parts: TurnQueueParts): TurnQueue {
  const { api, kept, log, now, stores, timers } = parts
  const { chat, game, session } = stores
  /** `batches` have keys, the next first; `queued` are the actions of this moment, without a batch yet. */
  let turns: Turn[] = []
  let queued: Entry[] = []
  /** The keys of the batches that this page has stored; all others belong to other pages. */
  let own: ReadonlySet<string> = new Set()
  /** Counts the players of this page, to ignore a response for a player who has left. */
  let players = 0
  let isSending = false
  let cancelRetry: Release | null = null

  const send = async (): Promise<void> => {
    keep()
    if (isSending || cancelRetry) return
    const [turn] = turns
    if (!turn) return game.getState().turnsSettled()
    isSending = true
    const player = players
    const answer = await ask(turn)
    isSending = false
    if (player === players) conclude(turn, answer)
    void send()
  }

  const ask = (turn: Turn): Promise<TakeTurnReturnType | ApiError> =>
    takeTurn(
      api,
      turn.entries.map(({ action }) => action),
      turn.key,
    ).catch((failure: unknown) => asApiError(failure))

  const conclude = (turn: Turn, answer: TakeTurnReturnType | ApiError): void => {
    if (!(answer instanceof ApiError)) {
      turns = turns.slice(1)
      game.getState().applyDelta(answer.state_delta)
      for (const [index, { settle }] of turn.entries.entries()) {
        settle({ isDone: true, text: answer.results[index]?.text ?? '' })
      }
      return
    }
    const isYoung = now() - turn.since < TURN_AGE_MS
    if (isLost(answer) && isYoung) {
      cancelRetry = timers.after(Math.max(TURN_RETRY_MS, answer.retryAfterMs ?? 0), () => {
        cancelRetry = null
        void send()
      })
      for (const { wait } of all()) wait()
      return
    }
    turns = turns.slice(1)
    if (endsAll(answer)) return refuse([...turn.entries, ...takeAll()], answer)
    // The server does all of a batch or nothing. Send the actions one by one, so that only the refused one is dropped.
    const isUndone = isRefusal(answer)
    if (isUndone && turn.entries.length > 1) {
      const { since } = turn
      const alone = turn.entries.map((entry) => ({ key: entry.key, since, entries: [entry] }))
      turns = [...alone, ...turns]
    } else refuse(turn.entries, answer)
  }

  /** Rejects the actions, and reads the player's figures, which replace the expected results. */
  const refuse = (entries: readonly Entry[], failure: ApiError): void => {
    for (const { settle } of entries) {
      settle({ isDone: false, text: describeFailure(failure) }, failure)
    }
    if (isAuthFailure(failure)) return
    const player = players
    getStats(api).then(
      (stats) => player === players && game.getState().statsArrived(stats),
      (missed: unknown) => log('asking how things stand after a turn', missed),
    )
  }

  /** Makes batches of the actions queued at this moment. From now on other pages can send them too. */
  const seal = (): void => {
    while (queued.length > 0) {
      const entries = queued.slice(0, TURN_LIMIT)
      turns = [...turns, { key: api.newKey(), since: now(), entries }]
      queued = queued.slice(TURN_LIMIT)
    }
  }
  const keep = (): void => {
    const { wallet } = session.getState()
    if (wallet === null) return
    const open = turns.map(({ key, since, entries }) => {
      const keys = entries.map((entry) => entry.key)
      return { key, since, wallet, keys, actions: entries.map(({ action }) => action) }
    })
    keepTurns(kept, own, open)
    own = new Set(turns.map(({ key }) => key))
  }
  /** Sends what was unconfirmed when an earlier page ended. The keys are the same, so the server does nothing twice. */
  const takeUp = (wallet: string): void => {
    const open = readTurns(kept, wallet)
    own = new Set(open.map(({ key }) => key))
    const settle: Entry['settle'] = ({ text }) => chat.getState().systemSaid(api.newKey(), text)
    const entryOf = (action: Entry['action'], key = api.newKey()): Entry => ({
      ...{ key, action, settle, guess: {}, late: () => undefined, wait: () => undefined },
    })
    turns = open
      .filter(({ since }) => now() - since < TURN_AGE_MS)
      .map(({ key, since, actions, keys }) => {
        return { key, since, entries: actions.map((action, index) => entryOf(action, keys[index])) }
      })
    if (turns.length > 0) game.getState().turnQueued({})
    void send()
  }

  const all = (): readonly Entry[] => [...turns.flatMap(({ entries }) => entries), ...queued]
  const takeAll = (): readonly Entry[] => {
    const taken = all()
    turns = []
    queued = []
    return taken
  }
  const stopWaiting = (): void => {
    cancelRetry?.()
    cancelRetry = null
  }

  /** Drops what is queued when the player leaves or becomes another. */
  const forget = (): void => {
    players += 1
    stopWaiting()
    const stopped = new ApiError('aborted', CALL_TEXTS.stopped)
    for (const { settle } of takeAll()) settle({ isDone: false, text: stopped.message }, stopped)
    keepTurns(kept, own, [])
    own = new Set()
  }
  const unsubscribe = session.subscribe((after, before) => {
    const isSame = (name: 'wallet' | 'playerId') =>
      before[name] === null || after[name] === before[name]
    if (!isSame('wallet') || !isSame('playerId')) forget()
    if (before.wallet !== null || after.wallet === null) return
    // A new sign-in discards what an earlier session left behind.
    if (after.returning) takeUp(after.wallet)
    else kept.remove(STORED.openTurns)
  })

  return {
    take(action, taking) {
      game.getState().turnQueued(taking.guess)
      return new Promise((resolve, reject) => {
        let isWaiting = false
        const settle: Entry['settle'] = (outcome, failure) => {
          if (isWaiting) taking.late(outcome)
          else if (outcome.isDone) resolve(outcome.text)
          else reject(failure)
        }
        const wait = (): void => {
          isWaiting = true
          resolve(TURN_TEXTS.waits)
        }
        queued = [...queued, { ...taking, key: api.newKey(), action, settle, wait }]
        // A new action retries at once: the connection may be back.
        stopWaiting()
        // A microtask later, so that actions queued at the same moment form one batch.
        queueMicrotask(() => {
          seal()
          void send()
        })
      })
    },
    release() {
      unsubscribe()
      stopWaiting()
    },
  }
}

/** Whether it is unknown if the batch took effect; sending it again under its key is safe. */
function isLost({ code, status }: ApiError): boolean {
  const isOnTheWay = code === 'network' || code === 'timeout' || code === 'rate_limited'
  return isOnTheWay || status >= 500
}

/**
 * Whether the server refused the batch, which then had no effect. After a response outside the protocol it may have had
 * one.
 */
function isRefusal({ status }: ApiError): boolean {
  return status >= 400 && status < 500
}

/** Whether nothing that is queued can succeed: the day's session is exhausted, or the player is signed out. */
function endsAll(failure: ApiError): boolean {
  return isApiError(failure, 'session_exhausted') || isAuthFailure(failure)
}

function asApiError(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure
  return new ApiError('bad_answer', describeFailure(failure), { cause: failure })
}
