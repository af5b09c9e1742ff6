import { chatCall } from '#src/protocol/calls/chat.ts'
import type { Character } from '#src/protocol/characters.ts'
import type { PaymentRequired } from '#src/protocol/chat.ts'
import { dayOf } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { beActive } from '#src/rules/quota.ts'
import { afterChoice } from '#src/rules/sharks/after-choice.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Transaction } from '../../db/database.ts'
import { consumeReplyToken, offerOf } from '../../db/repositories/offers.ts'
import { type Player, updatePlayer } from '../../db/repositories/players.ts'
import type { TurnRow } from '../../db/repositories/turns.ts'
import { hmacSha256, sha256 } from '../../hashing.ts'
import type { Actor } from '../auth/authenticate.ts'
import { keepAnswer, type WriteRequest } from '../idempotency.ts'
import type { Means } from '../means.ts'
import { beginPlayDay } from '../pot/begin-play-day.ts'
import { currentSeason } from '../seasons.ts'
import { settleInteraction, takeInteraction } from './interactions.ts'
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
  const interaction = choice ? null : await takeInteraction(means, tx, player)
  if (!choice && !interaction) {
    // What was refused under a key stays refused under it, whatever has been bought since.
    await keepAnswer(means, tx, writeOf(say), { result: PAYMENT })
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
  if (interaction) await settleInteraction(means, tx, { player, turnId, interaction, decided })
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

async function countActivity({ clock }: Means, tx: Transaction, player: Player): Promise<void> {
  await updatePlayer(tx, player.id, {
    ...beActive(player, dayOf(clock.now())),
    xp: player.xp + RULES.xp.message,
  })
}
