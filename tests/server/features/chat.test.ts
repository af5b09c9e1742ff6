import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  chatCall,
  chatChoiceCall,
  chatHistoryCall,
  chatLimitsCall,
} from '#src/protocol/calls/chat.ts'
import { finishAbandonedTurns } from '#src/server/features/chat/finish-abandoned-turns.ts'
import { RunningTurns } from '#src/server/features/chat/running-turns.ts'
import {
  call,
  chipOf,
  createTestApp,
  expectBalancedBooks,
  history,
  say,
  send,
  signInAs,
  stats,
} from '#tests/support/app.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { abandonTurn, chatOf } from '#tests/support/abandon-turn.ts'

const DAY_MS = 86_400_000

describeOnBothEngines('the chat', (openFreshStore, _, describeOnce) => {
  describe('a message', () => {
    test('takes an interaction and returns the reply', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      const said = await say(app, player, "Hello, I'd like to talk.")
      expect(said.response).toBe(said.message.content)
      expect(said.message).toMatchObject({ role: 'assistant', character: 'vinnie' })
      expect(said.state_delta).toMatchObject({ cash: 2000, quota_left: 2, xp: 0, streak: 1 })
      const [talk] = await history(app, player)
      expect(talk).toMatchObject({
        conversation_id: said.conversation_id,
        character: 'vinnie',
        quick_replies: said.quick_replies,
        messages: [{ role: 'user', content: "Hello, I'd like to talk." }, said.message],
      })
    })

    test('belongs to the conversation of its shark', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const vinnie = await say(app, player, 'hello')
      const boss = await say(app, player, 'hello', { body: { character: 'Big Boss' } })
      expect(boss.conversation_id).not.toBe(vinnie.conversation_id)
      const own = await call(app, chatHistoryCall, {
        query: { character: 'bigboss' },
        headers: player.headers,
      })
      expect(own.conversations.map(({ character }) => character)).toEqual(['bigboss'])
    })

    test('is stored with entities decoded once and invalid characters removed', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      await say(app, player, '  a &lt;b&gt; &amp;amp; &#39;c&#x27; \0\uD800 \u{1F44B}  ')
      const [talk] = await history(app, player)
      expect(talk?.messages[0]?.content).toBe("a <b> &amp; 'c'  \u{1F44B}")
    })

    test('returns the first reply for the same key and text, and is charged once', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const key = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => say(app, player, 'hello', { key })),
      )
      expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1)
      const again = await say(app, player, 'hello', { key })
      expect(again.message).toEqual(answers[0]?.message)
      expect(again.quick_replies).toEqual(answers[0]?.quick_replies)
      expect(await stats(app, player)).toMatchObject({ quota_left: 2, xp: 0 })
      const [talk] = await history(app, player)
      expect(talk?.messages).toHaveLength(2)
    })

    test('is not stored when the quota is spent, and is accepted the next day', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      for (const message of ['hello', 'need a loan', 'got work?']) await say(app, player, message)
      const before = await history(app, player)
      const spent = await call(app, chatCall, {
        body: { message: 'any tips?' },
        headers: player.headers,
      })
      expect(spent).toEqual({
        payment_required: { price: 1, currency: 'USDC', messages: 10 },
      })
      expect(await history(app, player)).toEqual(before)
      expect(await call(app, chatLimitsCall, { headers: player.headers })).toEqual({
        daily_quota: 3,
        dailyQuota: 3,
        quota_left: 0,
        quotaLeft: 0,
        remaining: 0,
        cooldown_ends_at: '2026-09-02T00:00:00.000Z',
        cooldownEndsAt: '2026-09-02T00:00:00.000Z',
      })
      app.clock.advance(DAY_MS)
      const said = await say(app, player, 'hello again')
      expect(said.state_delta).toMatchObject({ quota_left: 2, streak: 2 })
    })

    test('takes nothing for a message that was not understood, five times a day', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      await say(app, player, 'hello')
      for (let unclear = 0; unclear < 5; unclear += 1) {
        const said = await say(app, player, 'blorp zing')
        expect(said.state_delta).toMatchObject({ quota_left: 2 })
      }
      const sixth = await say(app, player, 'blorp zing')
      expect(sixth.state_delta).toMatchObject({ quota_left: 1 })
      app.clock.advance(DAY_MS)
      const tomorrow = await say(app, player, 'blorp zing')
      expect(tomorrow.state_delta).toMatchObject({ quota_left: 3 })
    })

    test('takes no bought message for one that was not understood', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      for (const message of ['hello', 'need a loan', 'got work?']) await say(app, player, message)
      await asOwner(store).db.execute(sql`update players set bought_interactions = 5`)
      const unclear = await say(app, player, 'blorp zing')
      expect(unclear.state_delta).toMatchObject({ quota_left: 5 })
      const clear = await say(app, player, 'any tips?')
      expect(clear.state_delta).toMatchObject({ quota_left: 4 })
      await expectBalancedBooks(store)
    })

    test('is refused again under the key of a refusal, and accepted under another', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      for (const message of ['hello', 'need a loan', 'got work?']) await say(app, player, message)
      const ask = (message: string, key: string) =>
        send(app, 'POST /api/v1/chat', {
          body: { message },
          headers: { ...player.headers, 'idempotency-key': key },
        })
      const key = randomUUID()
      const [first, racing] = await Promise.all([ask('any tips?', key), ask('any tips?', key)])
      expect(first.json).toHaveProperty('payment_required')
      expect(racing.json).toEqual(first.json)
      await asOwner(store).db.execute(sql`update players set bought_interactions = 5`)
      expect((await ask('any tips?', key)).json).toEqual(first.json)
      expect(await ask('else', key)).toMatchObject({
        status: 422,
        json: { code: 'idempotency_mismatch' },
      })
      expect((await ask('any tips?', randomUUID())).json).toHaveProperty('response')
      expect(await stats(app, player)).toMatchObject({ quota_left: 4 })
    })

    test('takes exactly the quota when forty are sent at once', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          send(app, 'POST /api/v1/chat', {
            body: { message: `hello ${index}` },
            headers: player.headers,
          }),
        ),
      )
      const statuses = new Set(answers.map(({ status }) => status))
      expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([])
      // At least one of the forty was accepted; three more use up the rest.
      for (let more = 0; more < 3; more += 1) {
        await call(app, chatCall, { body: { message: 'hello' }, headers: player.headers })
      }
      const [talk] = await history(app, player)
      expect(talk?.messages).toHaveLength(6)
    })

    test('takes bought interactions after the free ones', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      await asOwner(store).db.execute(sql`update players set bought_interactions = 1`)
      for (const left of [3, 2, 1, 0]) {
        const { state_delta } = await say(app, player, 'hello')
        expect(state_delta.quota_left).toBe(left)
      }
      const spent = await call(app, chatCall, {
        body: { message: 'hello' },
        headers: player.headers,
      })
      expect(spent).toHaveProperty('payment_required')
    })

    test('is refused when the key was used for another text', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const key = randomUUID()
      await say(app, player, 'hello', { key })
      expect(
        await send(app, 'POST /api/v1/chat', {
          body: { message: 'goodbye' },
          headers: { ...player.headers, 'idempotency-key': key },
        }),
      ).toMatchObject({ status: 422, json: { code: 'idempotency_mismatch' } })
    })

    describeOnce('refusals', () => {
      test('is refused when empty, too long or for an unknown shark', async () => {
        const app = await createTestApp(await openFreshStore())
        const player = await signInAs(app)
        for (const message of ['', '   ', '\0', 'x'.repeat(2001)]) {
          expect(
            await send(app, 'POST /api/v1/chat', { body: { message }, headers: player.headers }),
          ).toMatchObject({
            status: 422,
            json: { code: 'invalid_input', detail: 'A message has 1 to 2000 characters.' },
          })
        }
        const stranger = await signInAs(app)
        const { conversation_id } = await say(app, stranger, 'hello')
        expect(
          await send(app, 'POST /api/v1/chat', {
            body: { message: 'hello', conversation_id },
            headers: player.headers,
          }),
        ).toMatchObject({ status: 404, json: { detail: 'There is no such conversation.' } })
        expect(await stats(app, player)).toMatchObject({ quota_left: 3 })
      })
    })
  })

  describe('a restart', () => {
    test('finishes the turn that was running', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      const key = randomUUID()
      const said = await say(app, player, 'I need a loan', { key })
      await abandonTurn(store, said.turn_id)
      await finishAbandonedTurns(chatOf(app, new RunningTurns()))
      // Reading the history would finish it, too.
      const { rows } = await store.db.execute(sql`select state from turns`)
      expect(rows).toEqual([{ state: 'done' }])
      const [talk] = await history(app, player)
      expect(talk?.messages.map(({ content }) => content)).toEqual(['I need a loan', said.response])
      expect(talk?.quick_replies).toEqual(said.quick_replies)
      await call(app, chatChoiceCall, { body: chipOf(said, 'accept'), headers: player.headers })
      await expectBalancedBooks(store)
    })

    test('leaves a turn that a retry, the history and the next message each finish', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      const key = randomUUID()
      const said = await say(app, player, 'hello', { key })

      await abandonTurn(store, said.turn_id)
      const retried = await say(app, player, 'hello', { key })
      expect(retried).toMatchObject({ response: said.response, turn_id: said.turn_id })

      await abandonTurn(store, said.turn_id)
      const [looked] = await history(app, player)
      expect(looked?.messages[1]?.content).toBe(said.response)

      await abandonTurn(store, said.turn_id)
      await say(app, player, 'any tips?')
      const [talk] = await history(app, player)
      expect(talk?.messages.map(({ role }) => role)).toEqual([
        'user',
        'assistant',
        'user',
        'assistant',
      ])
      expect(await stats(app, player)).toMatchObject({ quota_left: 1 })
    })
  })
})
