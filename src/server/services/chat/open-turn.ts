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
} from '../idempotency.ts'
import type { MarketWatch } from '../market/market-watch.ts'
import type { Means } from '../means.ts'
import { isStillSpeaking, makeRoom, stillSpeaking } from './make-room.ts'
import type { RunningTurn, RunningTurns } from './running-turns.ts'
import type { Asked } from './situation.ts'
import { speakTurn } from './speak-turn.ts'
import { takeUpTurn } from './take-up-turn.ts'

export interface ChatMeans {
  readonly means: Means
  readonly turns: RunningTurns
  readonly market: MarketWatch
}

/** A turn as it is asked for. */
export interface AskedTurn<other> {
  readonly playerId: string
  /** The write that it is: the same one again joins the turn that it began, running or done. */
  readonly write: WriteRequest & { readonly key: string }
  /** Where it is to be; the player's own, and of this shark where one is named. */
  readonly conversation: { readonly id: string | undefined; readonly of?: Character }
  /** What the player says; null where the shark speaks unasked. */
  readonly said: string | null
  /** What stands for a turn that has to wait for another time; absent where that is refused (`busy`). */
  readonly later?: { readonly instead: other }
}

/** A turn that has not begun yet, within the transaction that begins it. */
export interface Opening {
  readonly player: Player
  readonly turnId: string
  readonly key: string
  readonly bodyHash: string
  readonly streetTalk: Asked['streetTalk']
}

/**
 * Begins a turn in one transaction and has it spoken to its end, whether or not anybody follows it; `begin` may answer
 * something else than a turn. One turn at a time: what a shark says unasked is cut short by the grammar voice where the
 * player wants to speak (`busy` while an asked answer is given), and waits for another time while anything is spoken.
 */
export async function openTurn<other>(
  { means, turns, market }: ChatMeans,
  asked: AskedTurn<other>,
  begin: (tx: Transaction, opening: Opening) => Promise<TurnRow | { readonly instead: other }>,
): Promise<RunningTurn | { readonly instead: other }> {
  const { playerId, said } = asked
  await turns.stoppedEnded()
  const streetTalk = await market.streetTalk()
  for (;;) {
    if (said !== null) await turns.unaskedSaid(playerId)
    const turnId = means.ids.uuid()
    const running = turns.open(turnId, said === null ? playerId : undefined)
    let opened: TurnRow | { readonly instead: other }
    try {
      opened = await means.store.transact((tx) =>
        openIn({ means, turns }, tx, { asked, turnId, streetTalk, begin }),
      )
    } catch (failure) {
      turns.close(turnId)
      // A shark has begun to speak in this moment.
      if (said !== null && isStillSpeaking(failure) && turns.isUnaskedSpoken(playerId)) continue
      throw failure
    }
    if ('id' in opened && opened.id === turnId) {
      void speakTurn(means, opened, said ?? '', running).finally(() => turns.close(turnId))
      return running
    }
    turns.close(turnId)
    return 'id' in opened ? takeUpTurn(means, turns, opened, playerId) : opened
  }
}

async function openIn<other>(
  { means, turns }: Pick<ChatMeans, 'means' | 'turns'>,
  tx: Transaction,
  {
    asked,
    turnId,
    streetTalk,
    begin,
  }: {
    asked: AskedTurn<other>
    turnId: string
    streetTalk: Asked['streetTalk']
    begin: (tx: Transaction, opening: Opening) => Promise<TurnRow | { readonly instead: other }>
  },
): Promise<TurnRow | { readonly instead: other }> {
  const { playerId, write } = asked
  const player = await lockPlayer(tx, playerId)
  if (!player) throw new RequestError('not_found', 'This player is not known here.')
  const bodyHash = bodyHashOf(write)
  const now = currentWrite(write, write.key)
  const writes = [now, ...(await writesBeforeMerge(tx, now))]
  const known = await turnByKey(tx, writes.map(keyHashOf))
  if (known) {
    if (known.bodyHash !== bodyHash) throwBodyMismatch()
    return known
  }
  // What was refused under a key stays refused under it.
  const refused = await findFirstAnswer<other>(tx, writes)
  if (refused) return { instead: resultOf(refused) }
  await checkConversation(tx, asked)
  if (!(await makeRoom(means, tx, player, turns))) {
    if (asked.later) return asked.later
    throw stillSpeaking()
  }
  return begin(tx, { player, turnId, key: keyHashOf(now), bodyHash, streetTalk })
}

async function checkConversation(
  tx: Transaction,
  { playerId, conversation: { id, of } }: Pick<AskedTurn<unknown>, 'playerId' | 'conversation'>,
): Promise<void> {
  if (id === undefined) return
  const conversation = await conversationOf(tx, id)
  const isOfIt = of === undefined || conversation?.character === of
  if (conversation?.playerId !== playerId || !isOfIt) {
    throw new RequestError('not_found', 'There is no such conversation.')
  }
}
