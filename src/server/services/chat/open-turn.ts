import type { Character } from '#src/protocol/characters.ts'
import type { Transaction } from '../../db/database.ts'
import { conversationOf } from '../../db/repositories/conversations.ts'
import { lockPlayer, type Player } from '../../db/repositories/players.ts'
import { type TurnRow, turnByKey } from '../../db/repositories/turns.ts'
import { RequestError } from '../../http/request-error.ts'
import {
  bodyHashOf,
  keyHashOf,
  writesBeforeMerge,
  currentWrite,
  findFirstAnswer,
  throwBodyMismatch,
  resultOf,
  type WriteRequest,
} from '../../write/sealed-answer.ts'
import type { PlayerWriter } from '../../write/player-writer.ts'
import type { MarketWatch } from '../market/market-watch.ts'
import type { ServerContext } from '../server-context.ts'
import { busyError, endAbandonedTurn, isBusyError } from './end-abandoned-turn.ts'
import { resumeReply } from './resume-reply.ts'
import type { RunningTurn, RunningTurns } from './running-turns.ts'
import type { SituationRequest } from './situation.ts'
import { streamReply } from './stream-reply.ts'

export interface ChatContext {
  readonly server: ServerContext
  readonly turns: RunningTurns
  readonly market: MarketWatch
  readonly writer: PlayerWriter
}

/** A turn, or the answer to a request that starts none. */
export type TurnResult<turn, other> =
  | { readonly kind: 'turn'; readonly turn: turn }
  | { readonly kind: 'no_turn'; readonly answer: other }

export interface TurnRequest<other> {
  readonly playerId: string
  /** The address of the request that a limit counts. */
  readonly address: string | undefined
  /** Identifies the request: repeating it returns the turn that it started, running or finished. */
  readonly write: WriteRequest & { readonly key: string }
  /** The conversation of the turn, which must belong to the player, and to `character` if that is given. */
  readonly conversation: { readonly id: string | undefined; readonly character?: Character }
  /** The message of the player; null when the shark speaks unprompted. */
  readonly message: string | null
  /** The answer while another turn is running; if absent, the request is refused with `busy`. */
  readonly ifBusy?: { readonly answer: other }
}

/** The input of {@link BeginTurn}. */
export interface TurnStart {
  readonly player: Player
  readonly turnId: string
  /** Hash of the idempotency key of the request. */
  readonly key: string
  readonly bodyHash: string
  readonly streetTalk: SituationRequest['streetTalk']
}

/** Decides and stores a turn in the given transaction, or returns an answer if none starts. The player is locked. */
export type BeginTurn<other> = (
  tx: Transaction,
  start: TurnStart,
) => Promise<TurnResult<TurnRow, other>>

/**
 * Starts a turn in one transaction. Its reply is streamed to its end, whether or not a client follows it. A player has
 * one turn at a time: a message of the player makes the grammar voice finish an unprompted reply at once, and is refused
 * with `busy` during any other reply. An unprompted turn starts only while no reply is running.
 */
export async function openTurn<other>(
  { server, turns, market, writer }: ChatContext,
  request: TurnRequest<other>,
  begin: BeginTurn<other>,
): Promise<TurnResult<RunningTurn, other>> {
  const { address, message, playerId } = request
  await turns.whenStoppedTurnsEnd()
  await writer.catchUp(playerId)
  const streetTalk = await market.streetTalk()
  for (;;) {
    if (message !== null) await turns.finishUnprompted(playerId)
    const turnId = server.ids.uuid()
    const unpromptedFor = message === null ? playerId : undefined
    const running = turns.open(turnId, { unpromptedFor, address })
    let opened: TurnResult<TurnRow, other>
    try {
      opened = await server.store.transact((tx) =>
        openInTransaction({ server, turns }, tx, { request, turnId, streetTalk, begin }),
      )
    } catch (failure) {
      turns.close(turnId)
      // An unprompted reply has started in the meantime.
      if (message !== null && isBusyError(failure) && turns.isUnpromptedRunning(playerId)) continue
      throw failure
    }
    if (opened.kind === 'turn' && opened.turn.id === turnId) {
      void streamReply(server, opened.turn, message ?? '', running).finally(() =>
        turns.close(turnId),
      )
      return { kind: 'turn', turn: running }
    }
    turns.close(turnId)
    if (opened.kind === 'no_turn') return opened
    return { kind: 'turn', turn: await resumeReply(server, turns, opened.turn, playerId) }
  }
}

async function openInTransaction<other>(
  { server, turns }: Pick<ChatContext, 'server' | 'turns'>,
  tx: Transaction,
  {
    request,
    turnId,
    streetTalk,
    begin,
  }: {
    request: TurnRequest<other>
    turnId: string
    streetTalk: SituationRequest['streetTalk']
    begin: BeginTurn<other>
  },
): Promise<TurnResult<TurnRow, other>> {
  const { playerId, write } = request
  const player = await lockPlayer(tx, playerId)
  if (!player) throw new RequestError('not_found', 'This player is not known here.')
  const bodyHash = bodyHashOf(write)
  const current = currentWrite(write, write.key)
  const writes = [current, ...(await writesBeforeMerge(tx, current))]
  const known = await turnByKey(tx, writes.map(keyHashOf))
  if (known) {
    if (known.bodyHash !== bodyHash) throwBodyMismatch()
    return { kind: 'turn', turn: known }
  }
  // A request that was refused under a key is refused again under the same key.
  const refused = await findFirstAnswer<other>(tx, writes)
  if (refused) return { kind: 'no_turn', answer: resultOf(refused) }
  await checkConversation(tx, request)
  if (!(await endAbandonedTurn(server, tx, player, turns))) {
    if (request.ifBusy) return { kind: 'no_turn', answer: request.ifBusy.answer }
    throw busyError()
  }
  return begin(tx, { player, turnId, key: keyHashOf(current), bodyHash, streetTalk })
}

async function checkConversation(
  tx: Transaction,
  {
    playerId,
    conversation: { id, character },
  }: Pick<TurnRequest<unknown>, 'playerId' | 'conversation'>,
): Promise<void> {
  if (id === undefined) return
  const conversation = await conversationOf(tx, id)
  const isOfCharacter = character === undefined || conversation?.character === character
  if (conversation?.playerId !== playerId || !isOfCharacter) {
    throw new RequestError('not_found', 'There is no such conversation.')
  }
}
