import type { Character } from '#src/protocol/characters.ts'
import type { QuickReply } from '#src/protocol/chat.ts'
import { type Chip, chipsFor } from '#src/rules/sharks/chips.ts'
import type { Turn } from '#src/rules/sharks/situation.ts'
import type { Transaction } from '../../db/database.ts'
import {
  addMessage,
  openConversation,
  updateConversation,
} from '../../db/repositories/conversations.ts'
import { addOffer, expireOffers } from '../../db/repositories/offers.ts'
import { saveRelation } from '../../db/repositories/relations.ts'
import { addTurn, type TurnRow } from '../../db/repositories/turns.ts'
import type { ServerContext } from '../server-context.ts'
import { offerOnce } from './offer-once.ts'
import { rememberWords } from './remember-words.ts'
import { leaseFrom } from './turn-lease.ts'

/** A decided turn, to be stored. */
export interface DecidedTurn {
  readonly playerId: string
  readonly character: Character
  readonly turnId: string
  /** Hash of the idempotency key of the request. */
  readonly key: string
  readonly bodyHash: string
  /** The message of the player; null when the shark speaks unprompted. */
  readonly message: string | null
  readonly decided: Turn
}

/** Stores a decided turn: the player's message, the offer and its chips, and the new relation of player and shark. */
export async function storeTurn(
  server: ServerContext,
  tx: Transaction,
  decidedTurn: DecidedTurn,
): Promise<TurnRow> {
  const { playerId, character, turnId, message } = decidedTurn
  const { decision, relation } = decidedTurn.decided
  const createdAt = server.clock.now()
  const conversation = await openConversation(tx, {
    id: server.ids.uuid(),
    playerId,
    character,
    createdAt,
  })
  if (message !== null) {
    await addMessage(tx, {
      id: server.ids.uuid(),
      conversationId: conversation.id,
      role: 'user',
      content: message,
      turnId,
      createdAt,
    })
  }
  const offerId = await storeOffer(server, tx, decidedTurn, conversation.id)
  await saveRelation(tx, playerId, character, relation)
  await rememberWords(server, tx, decidedTurn)
  const chips = chipsFor(decision, offerId).map(toQuickReply)
  const { quickReplies, offeredChoices } = offerOnce(chips, conversation.offeredChoices)
  const talked = message === null ? {} : { talkedAt: createdAt }
  await updateConversation(tx, conversation.id, { offeredChoices, ...talked })
  const turn: TurnRow = {
    id: turnId,
    playerId,
    conversationId: conversation.id,
    keyHash: decidedTurn.key,
    bodyHash: decidedTurn.bodyHash,
    decision,
    quickReplies,
    state: 'running',
    runningUntil: leaseFrom(createdAt),
    createdAt,
  }
  await addTurn(tx, turn)
  return turn
}

/** Closes the open offer and stores the offer of the decision. Returns its id, or null if the decision has none. */
async function storeOffer(
  { ids, clock }: ServerContext,
  tx: Transaction,
  { playerId, character, decided }: DecidedTurn,
  conversationId: string,
): Promise<string | null> {
  await expireOffers(tx, playerId, character)
  const { offer } = decided.decision
  if (!offer) return null
  const id = ids.uuid()
  const createdAt = clock.now()
  await addOffer(tx, {
    id,
    playerId,
    character,
    conversationId,
    terms: offer.terms,
    status: 'open',
    expiresAt: new Date(createdAt.getTime() + offer.standsMs),
    createdAt,
  })
  return id
}

function toQuickReply({ title, payload }: Chip): QuickReply {
  if (typeof payload === 'string') return { title, payload }
  return { title, payload: { action: payload.action, details: { ...payload.details } } }
}
