import { chatTriggerCall } from '#src/protocol/calls/chat.ts'
import type { Character } from '#src/protocol/characters.ts'
import { bark } from '#src/rules/sharks/bark.ts'
import type { Transaction } from '../../db/database.ts'
import type { TurnRow } from '../../db/repositories/turns.ts'
import { hmacSha256 } from '../../hashing.ts'
import type { Actor } from '../auth/authenticate.ts'
import type { ServerContext } from '../server-context.ts'
import { currentSeason } from '../seasons.ts'
import { type ChatContext, openTurn, type TurnResult, type TurnStart } from './open-turn.ts'
import type { RunningTurn } from './running-turns.ts'
import { readSituation } from './situation.ts'
import { storeTurn } from './store-turn.ts'

interface TriggerRequest {
  readonly caller: Actor
  /** The address that a limit counts; undefined for a request from this machine. */
  readonly address: string | undefined
  readonly character: Character
  readonly conversationId: string | undefined
  /** The Idempotency-Key, or a new one. */
  readonly key: string
}

/**
 * Starts a reply without a message, about an event of the player that the shark has not mentioned yet. Resolves with
 * null when there is no such event, or while another reply is running. It takes no interaction.
 */
export async function startUnprompted(
  chat: ChatContext,
  { address, caller, character, conversationId, key }: TriggerRequest,
): Promise<RunningTurn | null> {
  const { playerId } = caller
  const request = {
    playerId,
    address,
    write: { caller: { playerId }, call: chatTriggerCall, key, body: { character } },
    conversation: { id: conversationId, character },
    message: null,
    ifBusy: { answer: null },
  }
  const opened = await openTurn<null>(chat, request, (tx, start) =>
    begin(chat.server, tx, character, start),
  )
  return opened.kind === 'turn' ? opened.turn : null
}

async function begin(
  server: ServerContext,
  tx: Transaction,
  character: Character,
  { player, turnId, key, bodyHash, streetTalk }: TurnStart,
): Promise<TurnResult<TurnRow, null>> {
  const playerId = player.id
  const season = await currentSeason(server, tx)
  const seed = hmacSha256(season.seed, `${playerId}|${turnId}`)
  const situation = await readSituation(server, tx, {
    playerId,
    character,
    text: '',
    seed,
    streetTalk,
  })
  const decided = bark(situation)
  if (!decided) return { kind: 'no_turn', answer: null }
  const stored = { playerId, character, turnId, key, bodyHash, message: null, decided }
  return { kind: 'turn', turn: await storeTurn(server, tx, stored) }
}
