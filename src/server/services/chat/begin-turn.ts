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
import { consumeReplyToken, offerOf } from '../../db/repositories/offers.ts'
import {
  type Player,
  takeBoughtInteraction,
  takeFreeInteraction,
  updatePlayer,
} from '../../db/repositories/players.ts'
import type { TurnRow } from '../../db/repositories/turns.ts'
import { hmacSha256, sha256 } from '../../hashing.ts'
import type { Actor } from '../auth/authenticate.ts'
import { storeAnswer, type WriteRequest } from '../idempotency.ts'
import { book } from '../ledger/book.ts'
import type { Means } from '../means.ts'
import { quotaOn } from '../players/figures.ts'
import { beginPlayDay } from '../pot/begin-play-day.ts'
import { currentSeason } from '../seasons.ts'
import { keepTurn } from './keep-turn.ts'
import type { Opening } from './open-turn.ts'
import { readSituation } from './situation.ts'

/** What a player says to a shark. */
export interface Say {
  readonly caller: Actor
  readonly character: Character
  /** Cleaned (see `cleanMessage`). */
  readonly message: string
  readonly conversationId: string | undefined
  readonly replyToken: string | undefined
  /** The Idempotency-Key, or a new one. */
  readonly key: string
}

/** 10 messages for 1 USDC. */
const PAYMENT: PaymentRequired = {
  price: RULES.interactions.bought.priceUsdc,
  currency: 'USDC',
  messages: RULES.interactions.bought.messages,
}

/** What was said, without what a page may know better by the time it tries again. */
export function writeOf({ caller, key, character, message, replyToken }: Say): WriteRequest & {
  readonly key: string
} {
  const body = { character, message, replyToken: replyToken ?? null }
  return { caller: { playerId: caller.playerId }, call: chatCall, key, body }
}

/**
 * The first half of a turn, in one transaction: the interaction is taken, the message kept, the decision made and
 * kept. From here on the answer can be worded at any time, by anybody, the same way.
 */
export async function beginTurn(
  means: Means,
  tx: Transaction,
  say: Say,
  { player, turnId, key, bodyHash, streetTalk }: Opening,
): Promise<TurnRow | { readonly instead: PaymentRequired }> {
  const { character, message } = say
  const choice = await takeReplyToken(means, tx, say)
  if (!choice && !(await takeInteraction(means, tx, player, turnId))) {
    // What was refused under a key stays refused under it, whatever has been bought since.
    await storeAnswer(means, tx, writeOf(say), { result: PAYMENT })
    return { instead: PAYMENT }
  }
  await countActivity(means, tx, player)
  await beginPlayDay(means, tx, player)

  const season = await currentSeason(means, tx)
  const { situation } = await readSituation(means, tx, {
    playerId: player.id,
    character,
    text: choice ? '' : message,
    seed: hmacSha256(season.seed, `${player.id}|${turnId}`),
    streetTalk,
  })
  const decided = choice ? afterChoice(situation, choice.terms, choice.kind) : decide(situation)
  const playerId = player.id
  return keepTurn(means, tx, { playerId, character, turnId, key, bodyHash, message, decided })
}

/** The taken chip that a message speaks aloud, once; undefined where the message stands for itself. */
async function takeReplyToken({ clock }: Means, tx: Transaction, say: Say) {
  if (say.replyToken === undefined) return undefined
  const hash = sha256(say.replyToken)
  const token = await consumeReplyToken(tx, {
    hash,
    playerId: say.caller.playerId,
    now: clock.now(),
  })
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
