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
import { addOffer, lapseOffers } from '../../db/repositories/offers.ts'
import { saveRelation } from '../../db/repositories/relations.ts'
import { addTurn, type TurnRow } from '../../db/repositories/turns.ts'
import type { Means } from '../means.ts'
import { offerOnce } from './offer-once.ts'

/** A decided turn, as it enters the talk. */
export interface Kept {
  readonly playerId: string
  readonly character: Character
  readonly turnId: string
  /** Under what it was asked for, and what was asked, as hashes. */
  readonly key: string
  readonly bodyHash: string
  /** What the player said; null where the shark speaks first. */
  readonly message: string | null
  readonly decided: Turn
}

/** Keeps a decided turn: the player's line, the offer and its chips, and what stands between the two from now on. */
export async function keepTurn(means: Means, tx: Transaction, kept: Kept): Promise<TurnRow> {
  const { playerId, character, turnId, message } = kept
  const { decision, relation } = kept.decided
  const createdAt = means.clock.now()
  const conversation = await openConversation(tx, {
    id: means.ids.uuid(),
    playerId,
    character,
    createdAt,
  })
  if (message !== null) {
    await addMessage(tx, {
      id: means.ids.uuid(),
      conversationId: conversation.id,
      role: 'user',
      content: message,
      turnId,
      createdAt,
    })
  }
  const offerId = await keepOffer(means, tx, kept, conversation.id)
  await saveRelation(tx, playerId, character, relation)
  const chips = chipsFor(decision, offerId).map(toQuickReply)
  const { quickReplies, offeredChoices } = offerOnce(chips, conversation.offeredChoices)
  await updateConversation(tx, conversation.id, { offeredChoices })
  const turn: TurnRow = {
    id: turnId,
    playerId,
    conversationId: conversation.id,
    keyHash: kept.key,
    bodyHash: kept.bodyHash,
    decision,
    quickReplies,
    state: 'running',
    createdAt,
  }
  await addTurn(tx, turn)
  return turn
}

/** A decision with an offer replaces what lies on the table; one without leaves nothing there. */
async function keepOffer(
  { ids, clock }: Means,
  tx: Transaction,
  { playerId, character, decided }: Kept,
  conversationId: string,
): Promise<string | null> {
  await lapseOffers(tx, playerId, character)
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
