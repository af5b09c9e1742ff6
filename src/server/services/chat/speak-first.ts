import type { Character } from '#src/protocol/characters.ts'
import { bark } from '#src/rules/sharks/bark.ts'
import type { Transaction } from '../../db/database.ts'
import { conversationOf } from '../../db/repositories/conversations.ts'
import { lockPlayer } from '../../db/repositories/players.ts'
import { type TurnRow, turnByKey } from '../../db/repositories/turns.ts'
import { hmacSha256, sha256 } from '../../hashing.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Means } from '../means.ts'
import { currentSeason } from '../seasons.ts'
import { keepTurn } from './keep-turn.ts'
import { makeRoom } from './make-room.ts'
import type { RunningTurn } from './running-turns.ts'
import type { ChatMeans } from './say.ts'
import { type Asked, readSituation } from './situation.ts'
import { speakTurn } from './speak-turn.ts'
import { takeUpTurn } from './take-up-turn.ts'

interface Triggered {
  readonly playerId: string
  readonly character: Character
  readonly conversationId: string | undefined
  /** The Idempotency-Key, or a new one. */
  readonly key: string
}

/**
 * Has a shark speak first, of something that happened to the player: a turn to follow, or null where there is nothing
 * new. It takes no interaction, and each thing is spoken of once.
 */
export async function speakFirst(
  { means, turns, market }: ChatMeans,
  asked: Triggered,
): Promise<RunningTurn | null> {
  await turns.stoppedEnded()
  const streetTalk = await market.streetTalk()
  const turnId = means.ids.uuid()
  const running = turns.open(turnId)
  let turn: TurnRow | null
  try {
    turn = await means.store.transact(async (tx) => {
      const player = await lockPlayer(tx, asked.playerId)
      if (!player) throw new RequestError('not_found', 'This player is not known here.')
      const known = await turnByKey(tx, player.id, asked.key)
      if (known) return recall(known, asked)
      await checkConversation(tx, asked)
      await makeRoom(means, tx, player, turns)
      return begin(means, tx, { ...asked, turnId, streetTalk })
    })
  } catch (failure) {
    turns.close(turnId)
    throw failure
  }
  if (turn?.id === turnId) {
    void speakTurn(means, turn, '', running).finally(() => turns.close(turnId))
    return running
  }
  turns.close(turnId)
  return turn && takeUpTurn(means, turns, turn)
}

async function begin(
  means: Means,
  tx: Transaction,
  asked: Triggered & { turnId: string; streetTalk: Asked['streetTalk'] },
): Promise<TurnRow | null> {
  const { playerId, character, turnId, streetTalk } = asked
  const season = await currentSeason(means, tx)
  const seed = hmacSha256(season.seed, `${playerId}|${turnId}`)
  const { situation } = await readSituation(means, tx, {
    playerId,
    character,
    text: '',
    seed,
    streetTalk,
  })
  const decided = bark(situation)
  if (!decided) return null
  return keepTurn(means, tx, { ...asked, bodyHash: hashOf(asked), message: null, decided })
}

function hashOf({ character }: Triggered): string {
  return sha256(JSON.stringify(['trigger', character]))
}

function recall(turn: TurnRow, asked: Triggered): TurnRow {
  if (turn.bodyHash === hashOf(asked)) return turn
  throw new RequestError(
    'idempotency_mismatch',
    'This Idempotency-Key was used before for another message.',
  )
}

async function checkConversation(
  tx: Transaction,
  { conversationId, playerId, character }: Triggered,
): Promise<void> {
  if (conversationId === undefined) return
  const conversation = await conversationOf(tx, conversationId)
  if (conversation?.playerId !== playerId || conversation.character !== character) {
    throw new RequestError('not_found', 'There is no such conversation.')
  }
}
