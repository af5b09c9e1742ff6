import { randomUUID } from 'node:crypto'
import type { conversations, players } from '#src/server/platform/db/schema.ts'

type PlayerRow = typeof players.$inferSelect
type ConversationRow = typeof conversations.$inferSelect

export function aPlayer(row: Partial<PlayerRow> = {}): PlayerRow {
  const id = randomUUID()
  return {
    id,
    streetName: `street-${id}`,
    nameKey: row.streetName ?? id,
    borough: 'manhattan',
    reputation: 0.5,
    reputationDay: null,
    reputationGained: 0,
    closedUntil: {},
    xp: 0,
    moves: 5,
    movesDay: '2026-11-20',
    movesMade: 0,
    soldIn: null,
    soldGoods: {},
    isTripOpen: false,
    tripsToday: 0,
    guidePaid: false,
    streak: 0,
    lastActiveDay: null,
    boughtInteractions: 0,
    earnedCents: 0,
    stashCapacity: 100,
    betaFeatures: [],
    createdAt: new Date('2026-11-20T12:00:00Z'),
    version: 0,
    playDay: null,
    fronts: [],
    nightDay: null,
    kickedUpCents: 0,
    mergedInto: null,
    ...row,
  }
}

export function aConversation(
  playerId: string,
  row: Partial<ConversationRow> = {},
): ConversationRow {
  return {
    id: randomUUID(),
    playerId,
    character: 'vinnie',
    lastSeq: 0,
    quickReplies: [],
    offeredChoices: [],
    told: [],
    talkedAt: null,
    createdAt: new Date('2026-11-20T12:00:00Z'),
    ...row,
  }
}
