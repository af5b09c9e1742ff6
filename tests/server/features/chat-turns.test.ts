import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { chatTurnCall, regenerateTurnCall, stopTurnCall } from '#src/protocol/calls/chat-turns.ts'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { chatEventSchemas } from '#src/protocol/chat.ts'
import type { Voice } from '#src/server/voices/voice.ts'
import {
  call,
  chipOf,
  createTestApp,
  history,
  say,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { readEvents } from '#tests/support/event-reader.ts'
import { abandonTurn } from '#tests/support/abandon-turn.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'
import {
  listenWith,
  openChat,
  openTurn,
  readAll,
  textOf,
  whileTimePasses,
} from '#tests/support/streams.ts'

/** A voice that says 'Listen. ' twenty times, with a pause of a second each time. */
const slow: Voice = {
  async *speak() {
    for (let time = 0; time < 20; time += 1) {
      yield { type: 'text', text: 'Listen. ', pauseMs: 1_000 }
    }
    yield { type: 'done', lines: [] }
  },
}

/** Starts a turn, reads `tokens` of it and closes the stream. */
async function readSome(app: TestApp, origin: string, player: TestPlayer, tokens: number) {
  const events = readEvents(await openChat(origin, player, { message: 'I need a loan' }))
  const began = chatEventSchemas.turn.parse((await events.next()).value?.data)
  let text = ''
  for (let token = 0; token < tokens; token += 1) {
    const { value } = await whileTimePasses(app, events.next())
    text += chatEventSchemas.token.parse(value?.data).text
  }
  await events.return(undefined)
  return { turnId: began.turn_id, conversationId: began.conversation_id, text }
}

const turnOf = (app: TestApp, player: TestPlayer, turnId: string) =>
  call(app, chatTurnCall, { params: { turn_id: turnId }, headers: player.headers })
const stop = (app: TestApp, player: TestPlayer, turnId: string) =>
  call(app, stopTurnCall, { params: { turn_id: turnId }, headers: player.headers })
const regenerate = (app: TestApp, player: TestPlayer, turnId: string, key = randomUUID()) =>
  call(app, regenerateTurnCall, {
    params: { turn_id: turnId },
    headers: { ...player.headers, 'idempotency-key': key },
  })

describeOnBothEngines('a turn', (openFreshStore, _, describeOnce) => {
  describe('resumed', () => {
    test('continues after the received tokens', async () => {
      const { app, origin } = await listenWith(await openFreshStore())
      const player = await signInAs(app)
      const { turnId, text } = await readSome(app, origin, player, 4)
      const rest = await whileTimePasses(
        app,
        openTurn(origin, player, turnId, 4).then((answer) => readAll(answer)),
      )
      const done = chatEventSchemas.done.parse(rest.at(-1)?.data)
      expect(rest[0]).toMatchObject({ event: 'turn', data: { turn_id: turnId } })
      expect(text + textOf(rest)).toBe(done.message.content)
      expect(await stats(app, player)).toMatchObject({ quota_left: 2 })

      // A finished turn is replayed in the same pieces.
      const again = await readAll(await openTurn(origin, player, turnId, 4))
      expect(text + textOf(again)).toBe(done.message.content)
      expect(again.at(-1)).toMatchObject({ event: 'done', data: done })
      expect((await turnOf(app, player, turnId)).message).toEqual(done.message)
    })

    test('is named by the history while it is running', async () => {
      const { app, origin } = await listenWith(await openFreshStore(), { voice: slow })
      const player = await signInAs(app)
      await say(app, player, 'hello', { body: { character: 'tommy' } })
      const { turnId, conversationId } = await readSome(app, origin, player, 1)
      const talks = await history(app, player)
      expect(
        talks.map(({ conversation_id, running_turn_id }) => [conversation_id, running_turn_id]),
      ).toContainEqual([conversationId, turnId])
      expect(talks.filter((talk) => 'running_turn_id' in talk)).toHaveLength(1)
      await stop(app, player, turnId)
      expect((await history(app, player)).some((talk) => 'running_turn_id' in talk)).toBe(false)
    })

    test('is finished first when a restart has abandoned it', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      const said = await say(app, player, 'hello')
      await abandonTurn(store, said.turn_id)
      expect(await turnOf(app, player, said.turn_id)).toMatchObject({
        response: said.response,
        quick_replies: said.quick_replies,
      })
    })

    describeOnce('refusals', () => {
      test('is not found for another player, an unknown id or an invalid id', async () => {
        const app = await createTestApp(await openFreshStore())
        const [player, stranger] = [await signInAs(app), await signInAs(app)]
        const { turn_id } = await say(app, player, 'hello')
        for (const [id, status] of [
          [turn_id, 404],
          [randomUUID(), 404],
          ['7', 422],
        ] as const) {
          for (const route of ['GET', 'POST stop', 'POST regenerate']) {
            const [method, verb] = route.split(' ')
            const path = ['/api/v1/chat/turns', id, ...(verb ? [verb] : [])].join('/')
            const { headers } = stranger
            expect(await send(app, `${method} ${path}`, { headers })).toMatchObject({ status })
          }
        }
      })
    })
  })

  describe('stopped', () => {
    test('keeps the text that was sent', async () => {
      const { app, origin } = await listenWith(await openFreshStore(), { voice: slow })
      const player = await signInAs(app)
      const answer = await openChat(origin, player, { message: 'I need a loan' })
      const events = readEvents(answer)
      const { turn_id } = chatEventSchemas.turn.parse((await events.next()).value?.data)
      await events.next()
      const stopped = await stop(app, player, turn_id)
      // The text that was sent is the message, in the history, too.
      expect(stopped.response).toBe('Listen.')
      const [talk] = await history(app, player)
      expect(talk?.messages.at(-1)).toEqual(stopped.message)
      expect(talk?.quick_replies).toEqual(stopped.quick_replies)
      let last: unknown
      for await (const event of events) last = event
      expect(last).toMatchObject({ event: 'done', data: { message: stopped.message } })
      expect(await stop(app, player, turn_id)).toEqual(stopped)
    })

    test('allows the next message at once', async () => {
      const clock = createManualClock()
      let onAbort: (() => void) | undefined
      const aborted = new Promise<void>((resolve) => {
        onAbort = resolve
      })
      // Ends slowly: the next message must wait for it.
      const lingering: Voice = {
        async *speak(_, signal) {
          yield { type: 'text', text: 'Listen. ', pauseMs: 0 }
          await new Promise((resolve) => signal.addEventListener('abort', resolve))
          onAbort?.()
          await clock.sleep(5_000)
          yield { type: 'failed', reason: 'stopped' }
        },
      }
      const { app, origin } = await listenWith(await openFreshStore(), { voice: lingering, clock })
      const player = await signInAs(app)
      const { turnId } = await readSome(app, origin, player, 1)
      const stopping = stop(app, player, turnId)
      await aborted
      const [stopped, next] = await whileTimePasses(
        app,
        Promise.all([stopping, openChat(origin, player, { message: 'and now?' })]),
      )
      expect(stopped.response).toBe('Listen.')
      expect(next.status).toBe(200)
      await next.body?.cancel()
      const [talk] = await history(app, player)
      expect(talk?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
      await whileTimePasses(app, stop(app, player, talk?.running_turn_id ?? ''))
    })

    test('has an ellipsis as its text before the first token', async () => {
      const silent: Voice = {
        async *speak(_, signal) {
          // The stop may arrive before the voice is called.
          if (!signal.aborted) {
            await new Promise((resolve) => signal.addEventListener('abort', resolve))
          }
          yield { type: 'failed', reason: 'stopped' }
        },
      }
      const { app, origin } = await listenWith(await openFreshStore(), { voice: silent })
      const player = await signInAs(app)
      const { turnId } = await readSome(app, origin, player, 0)
      expect((await stop(app, player, turnId)).response).toBe('...')
    })
  })

  describe('regenerated', () => {
    test('is worded differently with the same decision', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      const said = await say(app, player, 'I need a loan')
      const terms = () => store.db.execute(sql`select id, terms, status from offers`)
      const before = { offers: (await terms()).rows, stats: await stats(app, player) }
      const wordings = new Set([said.response])
      for (let time = 0; time < 4; time += 1) {
        const again = await regenerate(app, player, said.turn_id)
        wordings.add(again.response)
        expect(again.message).toMatchObject({ id: said.message.id, turn_id: said.turn_id })
        expect(again.quick_replies).toEqual(said.quick_replies)
        const [talk] = await history(app, player)
        expect(talk?.messages.map(({ content }) => content)).toEqual([
          'I need a loan',
          again.response,
        ])
      }
      expect(wordings.size).toBe(5)
      expect({ offers: (await terms()).rows, stats: await stats(app, player) }).toEqual(before)
      // The chip of the first reply still takes the same offer.
      const taken = await call(app, chatChoiceCall, {
        body: chipOf(said, 'accept'),
        headers: player.headers,
      })
      expect(taken.state_delta).toMatchObject({ cash: 2500, debt: 4550 })
    })

    test('has the same text under the same key, and other turns wait for it', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const said = await say(app, player, 'hello')
      const key = randomUUID()
      const again = await regenerate(app, player, said.turn_id, key)
      expect(again.response).not.toBe(said.response)
      expect(await regenerate(app, player, said.turn_id, key)).toEqual(again)
    })

    test('is refused after a later message', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const first = await say(app, player, 'hello')
      await say(app, player, 'and?')
      const { headers } = player
      expect(
        await send(app, `POST /api/v1/chat/turns/${first.turn_id}/regenerate`, { headers }),
      ).toMatchObject({ status: 409, json: { code: 'turn_over' } })
    })

    test('is refused while it is running', async () => {
      const { app, origin } = await listenWith(await openFreshStore(), { voice: slow })
      const player = await signInAs(app)
      const { turnId } = await readSome(app, origin, player, 1)
      const { headers } = player
      expect(
        await send(app, `POST /api/v1/chat/turns/${turnId}/regenerate`, { headers }),
      ).toMatchObject({ status: 409, json: { code: 'busy' } })
      expect((await stop(app, player, turnId)).response).toBe('Listen.')
    })
  })

  test('offers a choice id once in a conversation', async () => {
    const store = await openFreshStore()
    const made: string[] = []
    /** Ids to be generated in place of new ones, by their index. */
    const rigged = new Map<number, string>()
    const newId = () => {
      made.push(rigged.get(made.length) ?? randomUUID())
      return made.at(-1) ?? ''
    }
    const app = await createTestApp(store, { newId })
    const player = await signInAs(app)
    // The first action of the day books entries of its own.
    await say(app, player, 'hello')
    const begunAt = made.length
    const offered = await say(app, player, 'I need a loan')
    const { choice_id } = chipOf(offered, 'accept')
    const offeredChoices = async () => {
      const { rows } = await store.db.execute(sql`select offered_choices from conversations`)
      return rows[0]?.['offered_choices']
    }
    expect(await offeredChoices()).toContain(choice_id)

    // The next offer gets an id that was offered in this conversation before.
    const again = randomUUID()
    rigged.set(made.length + made.indexOf(choice_id) - begunAt, again)
    await asOwner(store).db.execute(
      sql`update conversations set offered_choices = ${JSON.stringify([choice_id, again])}::jsonb`,
    )
    const { quick_replies } = await say(app, player, 'I need a loan')
    const { rows } = await store.db.execute(sql`select status from offers where id = ${again}`)
    expect(rows).toEqual([{ status: 'open' }])
    expect(quick_replies).toEqual([])
    expect(await offeredChoices()).toEqual([choice_id, again])
  })
})
