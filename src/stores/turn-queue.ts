import { type ApiClient } from '#src/api/client.ts'
import { ApiError, isApiError, isAuthFailure } from '#src/api/api-error.ts'
import { getStats } from '#src/api/get-stats.ts'
import { takeTurn, type TakeTurnReturnType, type TurnActions } from '#src/api/take-turn.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
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

/** How an action ended that had to wait. */
export interface LateOutcome {
  readonly isDone: boolean
  readonly text: string
}

export interface TurnTaking {
  /** What it will come to, drawn at once; the server's delta takes its place. */
  readonly guess: StateDelta
  /** Hears how it ended where the first try did not get through. */
  readonly late: (outcome: LateOutcome) => void
}

/**
 * Actions on their way to the server. What is queued in one moment is one turn, which goes out
 * after those before it. A turn that did not get through is sent again under its own key, so that each action is done
 * once, whichever page of the browser sends it.
 */
export interface TurnQueue {
  /**
   * Queues an action. Resolves with what it came to, or, where it did not get through, with a sentence that it waits;
   * rejects with an {@link ApiError} where it is refused.
   */
  take(action: TurnActions[number], taking: TurnTaking): Promise<string>
  /** Sends nothing more, and hears of no more players. */
  readonly release: Release
}

interface Entry extends TurnTaking {
  /** Under which it goes out where it has to go alone. */
  readonly key: string
  readonly action: TurnActions[number]
  readonly settle: (outcome: LateOutcome, failure?: unknown) => void
  /** It did not get through, and waits. */
  readonly wait: () => void
}

interface Turn {
  readonly key: string
  /** When it was queued, in milliseconds since 1970. */
  readonly since: number
  readonly entries: readonly Entry[]
}

export interface TurnQueueParts {
  readonly api: ApiClient
  readonly stores: Pick<Stores, 'chat' | 'game' | 'session'>
  readonly timers: Timers
  readonly kept: ClientStorage
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Where a failure goes that nobody has to be told of. */
  readonly log: (what: string, failure: unknown) => void
}

export function createTurnQueue(parts: TurnQueueParts): TurnQueue {
  const { api, kept, log, now, stores, timers } = parts
  const { chat, game, session } = stores
  /** Turns with their keys, the next first; then what was queued in this moment. */
  let turns: Turn[] = []
  let queued: Entry[] = []
  /** The keys of what this page has kept: everything else is another page's. */
  let own: ReadonlySet<string> = new Set()
  /** Counts the players that this page has had: an answer for one who left is nobody's. */
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
    // A turn is done whole or not at all: what is wrong with one action is no reason to drop the others.
    const isUndone = isRefusal(answer)
    if (isUndone && turn.entries.length > 1) {
      const { since } = turn
      const alone = turn.entries.map((entry) => ({ key: entry.key, since, entries: [entry] }))
      turns = [...alone, ...turns]
    } else refuse(turn.entries, answer)
  }

  /** What was guessed does not come to be: how things stand is asked for. */
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

  /** What was queued in this moment becomes a turn: from now on it stands under its key, for other pages, too. */
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
  /** What was on its way when the page ended goes out under its own keys: the server knows what it has done. */
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

  /** The player leaves, or goes on as another: what is still queued is nobody's. */
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
    // Who signs in anew begins anew: what the session before has left is not sent in their name.
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
        // Whoever presses again finds out at once whether the line is back.
        stopWaiting()
        // Whatever else is queued in this moment goes along.
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

/** Nobody can tell whether it was done: it is sent again, and done once. */
function isLost({ code, status }: ApiError): boolean {
  const isOnTheWay = code === 'network' || code === 'timeout' || code === 'rate_limited'
  return isOnTheWay || status >= 500
}

/** The server's own no: nothing was done. An answer outside the protocol may stand for a turn that was. */
function isRefusal({ status }: ApiError): boolean {
  return status >= 400 && status < 500
}

/** The day is over for everything that is queued, or the session is. */
function endsAll(failure: ApiError): boolean {
  return isApiError(failure, 'session_exhausted') || isAuthFailure(failure)
}

function asApiError(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure
  return new ApiError('bad_answer', describeFailure(failure), { cause: failure })
}
