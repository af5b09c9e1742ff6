import { chatCall } from '#src/protocol/calls/chat.ts'
import type { Character } from '#src/protocol/characters.ts'
import type { PaymentRequired } from '#src/protocol/chat.ts'
import { dayOf } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { beActive } from '#src/rules/quota.ts'
import { afterChoice } from '#src/rules/sharks/after-choice.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import { paidInteractionEntry } from '#src/rules/street-entries.ts'
import type { Transaction } from '../../db/database.ts'
import { conversationOf } from '../../db/repositories/conversations.ts'
import { consumeReplyToken, offerOf } from '../../db/repositories/offers.ts'
import {
  lockPlayer,
  type Player,
  takeBoughtInteraction,
  takeFreeInteraction,
  updatePlayer,
} from '../../db/repositories/players.ts'
import { type TurnRow, turnByKey } from '../../db/repositories/turns.ts'
import { hmacSha256, sha256 } from '../../hashing.ts'
import { RequestError } from '../../http/request-error.ts'
import { book } from '../ledger/book.ts'
import type { Means } from '../means.ts'
import { keepAnswer, recallAnswerIn, resultOf, type WriteRequest } from '../idempotency.ts'
import { quotaOn } from '../players/figures.ts'
import { beginSession } from '../pot/begin-session.ts'
import { currentSeason } from '../seasons.ts'
import { type Kept, keepTurn } from './keep-turn.ts'
import { makeRoom } from './make-room.ts'
import type { RunningTurns } from './running-turns.ts'
import { type Asked, readSituation } from './situation.ts'

/** What a player says to a shark. */
export interface Say {
  readonly playerId: string
  readonly character: Character
  /** Cleaned (see `cleanMessage`). */
  readonly message: string
  readonly conversationId: string | undefined
  readonly replyToken: string | undefined
  /** The Idempotency-Key, or a new one. */
  readonly key: string
}

export type Begun =
  | { readonly kind: 'begun'; readonly turn: TurnRow }
  /** Said before under the same key: the same turn, running or done. */
  | { readonly kind: 'known'; readonly turn: TurnRow }
  | { readonly kind: 'payment_required'; readonly payment: PaymentRequired }

/** spec §9: 10 messages for 1 USDC. */
const PAYMENT: PaymentRequired = {
  price: RULES.interactions.bought.priceUsdc,
  currency: 'USDC',
  messages: RULES.interactions.bought.messages,
}

/** What was said, without what a page may know better by the time it tries again. */
function hashOf({ character, message, replyToken }: Say): string {
  return sha256(JSON.stringify([character, message, replyToken ?? null]))
}

function writeOf({ playerId, key, character, message, replyToken }: Say): WriteRequest {
  return { caller: playerId, call: chatCall, key, body: { character, message, replyToken } }
}

/**
 * The first half of a turn, in one transaction: the interaction is taken, the message kept, the decision made and
 * kept. From here on the answer can be worded at any time, by anybody, the same way.
 */
export async function beginTurn(
  means: Means,
  tx: Transaction,
  {
    say,
    turnId,
    turns,
    streetTalk,
  }: {
    say: Say
    turnId: string
    turns: RunningTurns
    streetTalk: Asked['streetTalk']
  },
): Promise<Begun> {
  const player = await lockPlayer(tx, say.playerId)
  if (!player) throw new RequestError('not_found', 'This player is not known here.')
  const known = await turnByKey(tx, player.id, say.key)
  if (known) return recall(known, say)
  // What was refused under a key stays refused under it, whatever has been bought since.
  const refused = await recallAnswerIn<PaymentRequired>(tx, writeOf(say))
  if (refused) return { kind: 'payment_required', payment: resultOf(refused) }
  await checkConversation(tx, say)
  await makeRoom(means, tx, player, turns)

  const choice = await takeReplyToken(means, tx, say)
  if (!choice && !(await takeInteraction(means, tx, player, turnId))) {
    await keepAnswer(means, tx, writeOf(say), { result: PAYMENT })
    return { kind: 'payment_required', payment: PAYMENT }
  }
  await countActivity(means, tx, player)
  await beginSession(means, tx, player.id)

  const season = await currentSeason(means, tx)
  const { situation } = await readSituation(means, tx, {
    playerId: player.id,
    character: say.character,
    text: choice ? '' : say.message,
    seed: hmacSha256(season.seed, `${player.id}|${turnId}`),
    streetTalk,
  })
  const decided = choice ? afterChoice(situation, choice.terms, choice.kind) : decide(situation)
  return { kind: 'begun', turn: await keepTurn(means, tx, { ...toKept(say), turnId, decided }) }
}

function toKept(say: Say): Omit<Kept, 'turnId' | 'decided'> {
  const { playerId, character, key, message } = say
  return { playerId, character, key, message, bodyHash: hashOf(say) }
}

function recall(turn: TurnRow, say: Say): Begun {
  if (turn.bodyHash === hashOf(say)) return { kind: 'known', turn }
  throw new RequestError(
    'idempotency_mismatch',
    'This Idempotency-Key was used before for another message.',
  )
}

async function checkConversation(tx: Transaction, say: Say): Promise<void> {
  if (say.conversationId === undefined) return
  const conversation = await conversationOf(tx, say.conversationId)
  if (conversation?.playerId !== say.playerId) {
    throw new RequestError('not_found', 'There is no such conversation.')
  }
}

/** The taken chip that a message speaks aloud, once; undefined where the message stands for itself. */
async function takeReplyToken({ clock }: Means, tx: Transaction, say: Say) {
  if (say.replyToken === undefined) return undefined
  const hash = sha256(say.replyToken)
  const token = await consumeReplyToken(tx, { hash, playerId: say.playerId, now: clock.now() })
  const offer = token && (await offerOf(tx, token.offerId))
  if (!token || offer?.character !== say.character) return undefined
  return { terms: offer.terms, kind: token.value }
}

async function takeInteraction(
  means: Means,
  tx: Transaction,
  player: Player,
  turnId: string,
): Promise<boolean> {
  const day = dayOf(means.clock.now())
  const free = quotaOn(player, day)
  if (await takeFreeInteraction(tx, { playerId: player.id, day, free })) return true
  if (!(await takeBoughtInteraction(tx, player.id))) return false
  await book(means, tx, paidInteractionEntry(player.id, turnId))
  return true
}

async function countActivity({ clock }: Means, tx: Transaction, player: Player): Promise<void> {
  await updatePlayer(tx, player.id, {
    ...beActive(player, dayOf(clock.now())),
    xp: player.xp + RULES.xp.message,
  })
}
