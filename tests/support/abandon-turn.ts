import { sql } from 'drizzle-orm'
import type { Store } from '#src/server/platform/db/store.ts'
import type { ChatContext } from '#src/server/features/chat/chat-context.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import type { TestApp } from './app.ts'
import { asOwner } from './database.ts'

/** Simulates a restart during a turn: stored data remains, running work is lost. */
export async function abandonTurn(store: Store, turnId: string): Promise<void> {
  await asOwner(store).db.execute(
    sql`delete from messages where turn_id = ${turnId} and role = 'assistant'`,
  )
  await asOwner(store).db.execute(
    sql`update turns set state = 'running', running_until = created_at where id = ${turnId}`,
  )
  await asOwner(store).db.execute(
    sql`update conversations set last_seq = (select max(seq) from messages m where m.conversation_id = conversations.id)`,
  )
}

/** Returns what finishes turns on a node, with its running turns. */
export function chatOf(
  { server, market, turns }: TestApp,
  running: ChatContext['turns'] = turns,
): ChatContext {
  return { server, market, turns: running, writer: new PlayerWriter(server, market) }
}
