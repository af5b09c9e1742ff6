import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chatTurnCall, stopTurnCall } from '#src/protocol/calls/chat-turns.ts'
import { chatEventSchemas } from '#src/protocol/chat.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { finishAbandonedTurns } from '#src/server/features/chat/finish-abandoned-turns.ts'
import type { Voice } from '#src/server/voices/voice.ts'
import { chatOf } from '#tests/support/abandon-turn.ts'
import { call, createTestApp, history, send, signInAs } from '#tests/support/app.ts'
import { asOwner, describeOnOneEngine } from '#tests/support/database.ts'
import { readEvents } from '#tests/support/event-reader.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'
import { listenWith, openChat, whileTimePasses } from '#tests/support/streams.ts'

/** A voice that says one word and then waits for an hour. */
const slow: Voice = {
  async *speak() {
    yield { type: 'text', text: 'Listen. ', pauseMs: 3_600_000 }
    yield { type: 'done', lines: [] }
  },
}

/** Two nodes on one database. The first one is in the middle of a reply. */
async function openNodes(store: Store) {
  const clock = createManualClock()
  const { app: speaking, origin } = await listenWith(store, { voice: slow, clock })
  const other = await createTestApp(store, { clock })
  const player = await signInAs(speaking)
  const events = readEvents(await openChat(origin, player, { message: 'hello' }))
  const { turn_id: turnId } = chatEventSchemas.turn.parse((await events.next()).value?.data)
  await events.next()
  return { clock, speaking, other, player, turnId }
}

describeOnOneEngine('a turn that another node words', (openFreshStore) => {
  test('is left to that node by the history, the next message and a start', async () => {
    const store = await openFreshStore()
    const { other, player, turnId } = await openNodes(store)
    const [talk] = await history(other, player)
    expect(talk).toMatchObject({ running_turn_id: turnId, messages: [{ role: 'user' }] })
    const { headers } = player
    expect(
      await send(other, 'POST /api/v1/chat', { body: { message: 'any tips?' }, headers }),
    ).toMatchObject({ status: 409, json: { code: 'busy' } })
    await finishAbandonedTurns(chatOf(other))
    const { rows } = await store.db.execute(sql`select state from turns`)
    expect(rows).toEqual([{ state: 'running' }])
  })

  test('is read as that node has finished it', async () => {
    const { speaking, other, player, turnId } = await openNodes(await openFreshStore())
    const asked = { params: { turn_id: turnId }, headers: player.headers }
    const read = call(other, chatTurnCall, asked)
    const stopped = await call(speaking, stopTurnCall, asked)
    expect(stopped.response).toBe('Listen.')
    expect((await whileTimePasses(other, read)).message).toEqual(stopped.message)
  })

  test('is extended while its voice speaks', async () => {
    const store = await openFreshStore()
    const { clock } = await openNodes(store)
    clock.advance(5_000)
    const until = async () => {
      const { rows } = await store.db.execute<{ until: Date }>(
        sql`select running_until as until from turns`,
      )
      return new Date(rows[0]?.until ?? 0).getTime()
    }
    await expect.poll(until).toBe(clock.now().getTime() + 15_000)
  })

  test('has the reply of the node that has taken an expired lease, also on the slow node', async () => {
    const store = await openFreshStore()
    const clock = createManualClock()
    const { app: speaking, origin } = await listenWith(store, { voice: slow, clock })
    const other = await createTestApp(store, { clock })
    const player = await signInAs(speaking)
    const events = readEvents(await openChat(origin, player, { message: 'hello' }))
    const { turn_id } = chatEventSchemas.turn.parse((await events.next()).value?.data)
    await events.next()
    // The slow node could not extend its lease in time.
    await asOwner(store).db.execute(
      sql`update turns set running_until = ${clock.now().toISOString()}`,
    )
    const asked = { params: { turn_id }, headers: player.headers }
    const taken = await call(other, chatTurnCall, asked)
    expect(taken.response).not.toBe('Listen.')
    clock.advance(5_000)
    let last: unknown
    for await (const event of events) last = event
    expect(last).toMatchObject({ event: 'done', data: { message: taken.message } })
    const [talk] = await history(other, player)
    expect(talk?.messages.map(({ content }) => content)).toEqual(['hello', taken.response])
  })
})
