import { asc, inArray, or } from 'drizzle-orm'
import {
  evidence,
  identities,
  linkedNames,
  merges,
  miniAppInstalls,
  nonces,
  notices,
  sessions,
  tokens,
} from '../../platform/db/account-schema.ts'
import { sponsorships } from '../../platform/db/budget-schema.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import {
  dayProfits,
  encounters,
  favours,
  hearsay,
  missions,
  paymentOrders,
  payments,
  simulations,
} from '../../platform/db/life-schema.ts'
import { recollections } from '../../platform/db/memory-schema.ts'
import {
  accounts,
  answers,
  conversations,
  dailyUsage,
  heat,
  loans,
  messages,
  offers,
  relations,
  replyTokens,
  stash,
  turns,
} from '../../platform/db/schema.ts'
import {
  events,
  impacts,
  playerMonths,
  recaps,
  runs,
  standings,
  wire,
} from '../../platform/db/street-schema.ts'

/** Subjects of Farcaster identities are 'fid:' and the number. */
const FID = /^fid:(\d+)$/

function fidsOf(subjects: readonly string[]): number[] {
  return subjects.flatMap((subject) => Number(FID.exec(subject)?.[1] ?? []))
}

/** Resolves with the rows that are stored about players, each table in the order of time. */
export async function readPlayerData(db: Database, playerIds: readonly string[]) {
  const ids = [...playerIds]
  const identityRows = await db
    .select()
    .from(identities)
    .where(inArray(identities.playerId, ids))
    .orderBy(asc(identities.createdAt), identities.id)
  const sessionRows = await db
    .select()
    .from(sessions)
    .where(inArray(sessions.playerId, ids))
    .orderBy(asc(sessions.createdAt), sessions.id)
  const conversationRows = await db
    .select()
    .from(conversations)
    .where(inArray(conversations.playerId, ids))
    .orderBy(asc(conversations.createdAt), conversations.id)
  const subjects = identityRows.map(({ subject }) => subject)
  return {
    identities: identityRows,
    evidence: await db
      .select()
      .from(evidence)
      .where(inArray(evidence.subject, subjects))
      .orderBy(asc(evidence.at), evidence.subject, evidence.kind),
    sessions: sessionRows,
    conversations: conversationRows,
    tokens: await db
      .select()
      .from(tokens)
      .where(
        inArray(
          tokens.sessionId,
          sessionRows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(tokens.createdAt), tokens.hash),
    messages: await db
      .select()
      .from(messages)
      .where(
        inArray(
          messages.conversationId,
          conversationRows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(messages.seq)),
    notices: await db
      .select()
      .from(notices)
      .where(inArray(notices.playerId, ids))
      .orderBy(asc(notices.at), notices.id),
    relations: await db.select().from(relations).where(inArray(relations.playerId, ids)),
    recollections: await db
      .select()
      .from(recollections)
      .where(inArray(recollections.playerId, ids))
      .orderBy(asc(recollections.saidAt), recollections.id),
    answers: await db
      .select({ status: answers.status, createdAt: answers.createdAt })
      .from(answers)
      .where(inArray(answers.playerId, ids))
      .orderBy(asc(answers.createdAt), answers.keyHash),
    payments: await db
      .select()
      .from(payments)
      .where(inArray(payments.playerId, ids))
      .orderBy(asc(payments.at), payments.reference),
    orders: await db
      .select()
      .from(paymentOrders)
      .where(inArray(paymentOrders.playerId, ids))
      .orderBy(asc(paymentOrders.at), paymentOrders.reference),
    sponsorships: await db
      .select()
      .from(sponsorships)
      .where(inArray(sponsorships.playerId, ids))
      .orderBy(asc(sponsorships.reservedAt), sponsorships.id),
    installs: await db
      .select()
      .from(miniAppInstalls)
      .where(inArray(miniAppInstalls.fid, fidsOf(subjects)))
      .orderBy(miniAppInstalls.fid),
    offers: await db
      .select()
      .from(offers)
      .where(inArray(offers.playerId, ids))
      .orderBy(asc(offers.createdAt), offers.id),
    game: await readGame(db, ids),
    loans: await db
      .select()
      .from(loans)
      .where(inArray(loans.playerId, ids))
      .orderBy(asc(loans.takenAt), loans.id),
    events: await db
      .select({ season: events.seasonId, seq: events.seq, body: events.body })
      .from(events)
      .where(inArray(events.playerId, ids))
      .orderBy(asc(events.seasonId), asc(events.playerId), asc(events.seq)),
  }
}

/** The tables of the game's state that hold rows of players and have no list of their own in the export. */
const GAME_TABLES = {
  accounts,
  daily_usage: dailyUsage,
  day_profits: dayProfits,
  encounters,
  favours,
  hearsay,
  heat,
  impacts,
  missions,
  player_months: playerMonths,
  recaps,
  runs,
  simulations,
  standings,
  stash,
  wire,
} as const

type GameRows = Readonly<Record<keyof typeof GAME_TABLES, Record<string, unknown>[]>>

async function readGame(db: Database, ids: string[]): Promise<GameRows> {
  const entries: [string, Record<string, unknown>[]][] = []
  for (const [name, table] of Object.entries(GAME_TABLES)) {
    entries.push([name, await db.select().from(table).where(inArray(table.playerId, ids))])
  }
  return Object.fromEntries(entries) as GameRows
}

/**
 * Deletes what names players, and what they wrote: conversations, memory, identities, sessions, stored answers and
 * notices. Entries, events, loans and payments remain.
 */
export async function deletePlayerData(
  tx: Transaction,
  playerIds: readonly string[],
): Promise<void> {
  const ids = [...playerIds]
  await deleteConversations(tx, ids)
  const removed = await tx
    .delete(identities)
    .where(inArray(identities.playerId, ids))
    .returning({ subject: identities.subject })
  const subjects = removed.map(({ subject }) => subject)
  await deleteSessions(tx, ids, subjects)
  await tx.delete(linkedNames).where(inArray(linkedNames.subject, subjects))
  await tx.delete(evidence).where(inArray(evidence.subject, subjects))
  await tx.delete(miniAppInstalls).where(inArray(miniAppInstalls.fid, fidsOf(subjects)))
  await tx.delete(notices).where(inArray(notices.playerId, ids))
  await tx.delete(answers).where(inArray(answers.playerId, ids))
  await tx.delete(paymentOrders).where(inArray(paymentOrders.playerId, ids))
  await tx
    .update(merges)
    .set({ subjects: [] })
    .where(or(inArray(merges.keptId, ids), inArray(merges.droppedId, ids)))
}

async function deleteConversations(tx: Transaction, ids: string[]): Promise<void> {
  const owned = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.playerId, ids))
  await tx.delete(replyTokens).where(inArray(replyTokens.playerId, ids))
  await tx.delete(offers).where(inArray(offers.playerId, ids))
  await tx.delete(turns).where(inArray(turns.playerId, ids))
  await tx.delete(messages).where(inArray(messages.conversationId, owned))
  await tx.delete(conversations).where(inArray(conversations.playerId, ids))
  await tx.delete(relations).where(inArray(relations.playerId, ids))
  await tx.delete(recollections).where(inArray(recollections.playerId, ids))
}

async function deleteSessions(tx: Transaction, ids: string[], subjects: string[]): Promise<void> {
  const owned = tx.select({ id: sessions.id }).from(sessions).where(inArray(sessions.playerId, ids))
  const addresses = subjects.map((subject) => subject.replace(/^world:/, ''))
  await tx
    .delete(nonces)
    .where(or(inArray(nonces.stepUpSessionId, owned), inArray(nonces.address, addresses)))
  await tx.delete(tokens).where(inArray(tokens.sessionId, owned))
  await tx.delete(sessions).where(inArray(sessions.playerId, ids))
}
