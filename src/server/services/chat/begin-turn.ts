import { chatCall } from '#src/protocol/calls/chat.ts'
import type { Character } from '#src/protocol/characters.ts'
import type { PaymentRequired } from '#src/protocol/chat.ts'
import { dayOf } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { recordActivity } from '#src/rules/quota.ts'
import { afterChoice } from '#src/rules/sharks/after-choice.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Transaction } from '../../db/database.ts'
import { consumeReplyToken, offerOf } from '../../db/repositories/offers.ts'
import { type Player, updatePlayer } from '../../db/repositories/players.ts'
import type { TurnRow } from '../../db/repositories/turns.ts'
import { hmacSha256, sha256 } from '../../hashing.ts'
import type { Actor } from '../auth/authenticate.ts'
import type { WriteRequest } from '../../write/sealed-answer.ts'
import { storeAnswer } from '../idempotency.ts'
import type { ServerContext } from '../server-context.ts'
import { beginPlayDay } from '../pot/begin-play-day.ts'
import { currentSeason } from '../seasons.ts'
import { settleInteraction, takeInteraction } from './interactions.ts'
import type { TurnResult, TurnStart } from './open-turn.ts'
import { readSituation } from './situation.ts'
import { storeTurn } from './store-turn.ts'

/** A message of a player to a shark. */
export interface MessageRequest {
  readonly caller: Actor
  /** The address that a limit counts; undefined for a request from this machine. */
  readonly address: string | undefined
  readonly character: Character
  /** Cleaned (see `cleanMessage`). */
  readonly message: string
  readonly conversationId: string | undefined
  readonly replyToken: string | undefined
  /** The Idempotency-Key, or a new one. */
  readonly key: string
}

const PAYMENT_REQUIRED: PaymentRequired = {
  price: RULES.interactions.bought.priceUsdc,
  currency: 'USDC',
  messages: RULES.interactions.bought.messages,
}

/** Returns the write that identifies a message. Leaves out the conversation: a page may learn its id before a retry. */
export function writeOf({
  caller,
  key,
  character,
  message,
  replyToken,
}: MessageRequest): WriteRequest & { readonly key: string } {
  const body = { character, message, replyToken: replyToken ?? null }
  return { caller: { playerId: caller.playerId }, call: chatCall, key, body }
}

/**
 * Takes an interaction, unless the message has a valid reply token, decides the turn, and stores it with the message.
 * Any node can word the stored decision later, always in the same way. Returns the price of messages when the player
 * has no interaction left.
 */
export async function beginTurn(
  server: ServerContext,
  tx: Transaction,
  request: MessageRequest,
  { player, turnId, key, bodyHash, streetTalk }: TurnStart,
): Promise<TurnResult<TurnRow, PaymentRequired>> {
  const { character, message } = request
  const choice = await takeReplyToken(server, tx, request)
  const interaction = choice ? null : await takeInteraction(server, tx, player)
  if (!choice && !interaction) {
    // Stored, so that the same key is refused again after messages were bought.
    await storeAnswer(server, tx, writeOf(request), { result: PAYMENT_REQUIRED })
    return { kind: 'no_turn', answer: PAYMENT_REQUIRED }
  }
  await countActivity(server, tx, player)
  await beginPlayDay(server, tx, player)

  const season = await currentSeason(server, tx)
  const situation = await readSituation(server, tx, {
    playerId: player.id,
    character,
    text: choice ? '' : message,
    seed: hmacSha256(season.seed, `${player.id}|${turnId}`),
    streetTalk,
  })
  const decided = choice ? afterChoice(situation, choice.terms, choice.kind) : decide(situation)
  if (interaction) await settleInteraction(server, tx, { player, turnId, interaction, decided })
  const playerId = player.id
  const stored = { playerId, character, turnId, key, bodyHash, message, decided }
  return { kind: 'turn', turn: await storeTurn(server, tx, stored) }
}

/** Consumes the reply token of a taken offer and returns the choice; undefined for a message without a valid token. */
async function takeReplyToken({ clock }: ServerContext, tx: Transaction, request: MessageRequest) {
  if (request.replyToken === undefined) return undefined
  const hash = sha256(request.replyToken)
  const token = await consumeReplyToken(tx, {
    hash,
    playerId: request.caller.playerId,
    now: clock.now(),
  })
  const offer = token && (await offerOf(tx, token.offerId))
  if (!token || offer?.character !== request.character) return undefined
  return { terms: offer.terms, kind: token.value }
}

async function countActivity(
  { clock }: ServerContext,
  tx: Transaction,
  player: Player,
): Promise<void> {
  await updatePlayer(tx, player.id, recordActivity(player, dayOf(clock.now())))
}
