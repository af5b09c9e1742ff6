import { chatTriggerCall } from '#src/protocol/calls/chat.ts'
import type { Character } from '#src/protocol/characters.ts'
import { bark } from '#src/rules/sharks/bark.ts'
import type { Transaction } from '../../db/database.ts'
import type { TurnRow } from '../../db/repositories/turns.ts'
import { hmacSha256 } from '../../hashing.ts'
import type { Actor } from '../auth/authenticate.ts'
import type { Means } from '../means.ts'
import { currentSeason } from '../seasons.ts'
import { keepTurn } from './keep-turn.ts'
import { type ChatMeans, type Opening, openTurn } from './open-turn.ts'
import { RunningTurn } from './running-turns.ts'
import { readSituation } from './situation.ts'

interface Triggered {
  readonly caller: Actor
  readonly character: Character
  readonly conversationId: string | undefined
  /** The Idempotency-Key, or a new one. */
  readonly key: string
}

/**
 * Has a shark speak first, of something that happened to the player: a turn to follow, or null where there is nothing
 * new, or something is being said already. It takes no interaction, and each thing is spoken of once.
 */
export async function speakFirst(
  chat: ChatMeans,
  { caller, character, conversationId, key }: Triggered,
): Promise<RunningTurn | null> {
  const { playerId } = caller
  const asked = {
    playerId,
    write: { caller: { playerId }, call: chatTriggerCall, key, body: { character } },
    conversation: { id: conversationId, of: character },
    said: null,
    later: { instead: null },
  }
  const opened = await openTurn<null>(chat, asked, (tx, opening) =>
    begin(chat.means, tx, character, opening),
  )
  return opened instanceof RunningTurn ? opened : null
}

async function begin(
  means: Means,
  tx: Transaction,
  character: Character,
  { player, turnId, key, bodyHash, streetTalk }: Opening,
): Promise<TurnRow | { readonly instead: null }> {
  const playerId = player.id
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
  if (!decided) return { instead: null }
  return keepTurn(means, tx, { playerId, character, turnId, key, bodyHash, message: null, decided })
}
