import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '#src/server/platform/db/store.ts'
import { beginTurn, type BegunTurn } from '#src/server/features/chat/begin-turn.ts'
import { finishAbandonedTurns } from '#src/server/features/chat/finish-abandoned-turns.ts'
import { finishTurn } from '#src/server/features/chat/finish-turn.ts'
import { turnById } from '#src/server/write/turn-repository.ts'
import { chatCall } from '#src/protocol/calls/chat.ts'
import type { PlayerWriter } from '#src/server/write/act.ts'
import type { Voice } from '#src/server/voices/voice.ts'
import { abandonTurn, chatOf } from '#tests/support/abandon-turn.ts'
import {
  createTestApp,
  expectBalancedBooks,
  say,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { interruptedWriter } from '#tests/support/interrupted-writer.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'
import { listenWith, whileTimePasses } from '#tests/support/streams.ts'
import { verifyRun } from '#tests/support/verify-run.ts'

const LEASE_MS = 15_000
const CRASH = new Error('the process ended here')

/** A voice that says one word and then waits for an hour. */
const slow: Voice = {
  async *speak() {
    yield { type: 'text', text: 'Listen. ', pauseMs: 3_600_000 }
    yield { type: 'done', lines: [] }
  },
}

async function openNodes(store: Store): Promise<[TestApp, TestApp, TestPlayer]> {
  const clock = createManualClock()
  const one = await createTestApp(store, { clock })
  return [one, await createTestApp(store, { clock }), await signInAs(one)]
}

/** Begins a turn as a node that stops before it words the reply. */
function begin(
  app: TestApp,
  { id: playerId }: TestPlayer,
  { key = randomUUID(), writer = chatOf(app).writer }: { key?: string; writer?: PlayerWriter } = {},
): Promise<BegunTurn> {
  const said = { kind: 'send_message', shark: 'vinnie', text: 'hello', replyToken: null } as const
  const body = { character: 'vinnie', message: 'hello', replyToken: null }
  const write = { call: chatCall, key, body }
  return beginTurn({ ...chatOf(app), writer }, { playerId, write, said }, randomUUID())
}

/** Returns the messages and the turns as they are stored. */
async function stored({ db }: Store) {
  const { rows } = await db.execute(sql`select
    (select json_agg(m.role order by m.seq) from messages m) as roles,
    (select json_agg(t.state order by t.created_at) from turns t) as states,
    (select count(*)::int from events where body like '{"kind":"turn_opened"%') as opened`)
  return rows[0]
}

describeOnBothEngines('the two writes of a turn', (openFreshStore) => {
  test('leave an open turn after a crash in between, which upkeep of any node ends once', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    await begin(one, player)
    const abandoned = { roles: ['user'], states: ['running'], opened: 1 }
    await finishAbandonedTurns(chatOf(other))
    expect(await stored(store)).toEqual(abandoned)
    one.clock.advance(LEASE_MS)
    await Promise.all([one, other, one, other].map((app) => finishAbandonedTurns(chatOf(app))))
    expect(await stored(store)).toEqual({
      ...{ roles: ['user', 'assistant'], states: ['done'], opened: 1 },
    })
    expect(await stats(one, player)).toMatchObject({ quota_left: 2 })
    await expectBalancedBooks(store)
  })

  test('spend nothing after a crash between load and store of the first, and are done once under its key', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    const key = randomUUID()
    const writer = interruptedWriter(one, () => Promise.reject(CRASH))
    await expect(begin(one, player, { key, writer })).rejects.toBe(CRASH)
    expect(await stored(store)).toEqual({ roles: null, states: null, opened: 0 })
    const said = await say(other, player, 'hello', { key })
    expect((await say(one, player, 'hello', { key })).message).toEqual(said.message)
    expect(await stored(store)).toMatchObject({ roles: ['user', 'assistant'], opened: 1 })
  })

  test('are decided again where another node wrote between load and store of the first', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    await asOwner(store).db.execute(sql`update players set bought_interactions = 0`)
    for (const text of ['hello', 'got work?']) await say(one, player, text)
    const writer = interruptedWriter(one, () => say(other, player, 'any tips?'))
    expect(await begin(one, player, { writer })).toBeNull()
    expect(await stored(store)).toMatchObject({ opened: 3 })
    expect(await stats(one, player)).toMatchObject({ quota_left: 0 })
  })

  test('begin one turn of two messages that two nodes send at once', async () => {
    const store = await openFreshStore()
    const clock = createManualClock()
    const { app: one } = await listenWith(store, { voice: slow, clock })
    const { app: other } = await listenWith(store, { voice: slow, clock })
    const player = await signInAs(one)
    const begun = await Promise.allSettled(
      [one, other, one, other].map((app) => begin(app, player)),
    )
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of begun) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'busy' })
    }
    expect(await stored(store)).toEqual({ roles: ['user'], states: ['running'], opened: 1 })
    expect(await stats(one, player)).toMatchObject({ quota_left: 2 })
  })

  test('under one key on two nodes are one turn with one reply', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    const key = randomUUID()
    const said = await Promise.all(
      [one, other, one, other].map((app) =>
        whileTimePasses(app, say(app, player, 'I need a loan', { key })),
      ),
    )
    for (const { message } of said) expect(message).toEqual(said[0]?.message)
    expect(await stored(store)).toEqual({
      ...{ roles: ['user', 'assistant'], states: ['done'], opened: 1 },
    })
  })

  test('leave a turn to a node that extends its lease while another is about to end it', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    const begun = await begin(one, player)
    one.clock.advance(LEASE_MS)
    const until = new Date(one.clock.now().getTime() + LEASE_MS).toISOString()
    const writer = interruptedWriter(other, () =>
      asOwner(store).db.execute(sql`update turns set running_until = ${until}`),
    )
    await finishAbandonedTurns({ ...chatOf(other), writer })
    expect(await stored(store)).toEqual({ roles: ['user'], states: ['running'], opened: 1 })
    const turn = await turnById(store.db, begun?.turn ?? '')
    if (!turn) return expect.unreachable()
    const reply = await finishTurn(chatOf(one), turn, { text: 'I hear you.', lines: [] })
    expect(reply.content).toBe('I hear you.')
    expect(await finishTurn(chatOf(other), turn, { text: 'Too late.', lines: [] })).toEqual(reply)
    expect(await stored(store)).toMatchObject({ roles: ['user', 'assistant'], states: ['done'] })
  })

  test('drop the reply to a wording that was replaced', async () => {
    const store = await openFreshStore()
    const [one, , player] = await openNodes(store)
    const said = await say(one, player, 'hello')
    const before = await turnById(store.db, said.turn_id)
    if (!before) return expect.unreachable()
    await abandonTurn(store, said.turn_id)
    await asOwner(store).db.execute(
      sql`update turns set decision = decision || '{"seed": "another"}', running_until = 'infinity'`,
    )
    await expect(
      finishTurn(chatOf(one), before, { text: 'Too late.', lines: [] }),
    ).rejects.toMatchObject({ code: 'unavailable' })
    expect(await stored(store)).toMatchObject({ roles: ['user'], states: ['running'] })
  })

  test('are events of the run without a word of the talk', async () => {
    const store = await openFreshStore()
    const [one, , player] = await openNodes(store)
    await asOwner(store).db.execute(sql`update players set bought_interactions = 1`)
    for (const text of ['hello', 'blorp zing', 'got work?', 'any tips?', 'you clown']) {
      await say(one, player, text)
    }
    const { events, verdict } = await verifyRun(one, player)
    expect(events.filter(({ kind }) => kind === 'turn_opened')).toMatchObject([
      { shark: 'vinnie', spent: 'free' },
      { shark: 'vinnie', spent: null, unclear: true },
      { spent: 'free' },
      { spent: 'free' },
      { spent: 'bought' },
    ])
    expect(events.at(-1)).toMatchObject({ kind: 'relation_moved', mood: 'angry' })
    expect(JSON.stringify(events)).not.toMatch(/hello|blorp|clown/)
    expect(verdict).toMatchObject({ difference: null, replayed: true })
    expect(
      await send(one, 'POST /api/v1/chat', {
        body: { message: 'hello' },
        headers: player.headers,
      }),
    ).toMatchObject({ json: { payment_required: {} } })
    await expectBalancedBooks(store)
  })
})
