import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { chatHistoryCall } from '#src/protocol/calls/chat.ts'
import { chatEventSchemas } from '#src/protocol/chat.ts'
import { listen } from '#src/server/listen.ts'
import type { Voice } from '#src/server/voices/voice.ts'
import {
  call,
  createTestApp,
  say,
  signInAs,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { type ReadEvent, readEvents } from '#tests/support/event-reader.ts'
import { listenWith, openChat, readAll, textOf, whileTimePasses } from '#tests/support/streams.ts'

async function lastEvent(events: AsyncGenerator<ReadEvent>): Promise<ReadEvent | undefined> {
  let last: ReadEvent | undefined
  for await (const event of events) last = event
  return last
}

const lastOf = async (app: TestApp, player: TestPlayer) => {
  const { conversations } = await call(app, chatHistoryCall, { headers: player.headers })
  return conversations[0]?.messages.at(-1)
}

describeOnBothEngines('a streamed turn', (openFreshStore, _, describeOnce) => {
  test('sends the events of a turn', async () => {
    const { app, origin } = await listenWith(await openFreshStore())
    const player = await signInAs(app)
    const answer = await openChat(origin, player, { message: 'I need a loan' })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': expect.any(String),
      'content-security-policy': expect.any(String),
    })
    const events = await whileTimePasses(app, readAll(answer))
    const names = events.map(({ event }) => event)
    expect(names.filter((name) => name === 'token').length).toBeGreaterThan(3)
    expect(names.filter((name, index) => name !== names[index - 1])).toEqual([
      'turn',
      'token',
      'chips',
      'delta',
      'done',
    ])
    expect(events.map(({ id }) => Number(id))).toEqual(events.map((_, index) => index + 1))
    const done = chatEventSchemas.done.parse(events.at(-1)?.data)
    expect(done.message.content).toBe(textOf(events))
    expect(await lastOf(app, player)).toEqual(done.message)
  })

  test('continues after its reader disconnects and can be resumed', async () => {
    const { app, origin } = await listenWith(await openFreshStore())
    const player = await signInAs(app)
    const key = randomUUID()
    const answer = await openChat(origin, player, { message: 'hello' }, key)
    const events = readEvents(answer)
    expect((await events.next()).value).toMatchObject({ event: 'turn' })
    await events.return(undefined)
    const rejoined = await openChat(origin, player, { message: 'hello' }, key)
    const again = await whileTimePasses(app, readAll(rejoined))
    expect(again.at(0)).toMatchObject({ event: 'turn' })
    expect(again.at(-1)).toMatchObject({ event: 'done' })
    const plain = await say(app, player, 'hello', { key })
    expect(plain.response).toBe(textOf(again))
    expect(plain.state_delta.quota_left).toBe(2)
  })

  test('excludes another turn until it ends', async () => {
    const endless: Voice = {
      async *speak(_, signal) {
        while (!signal.aborted) yield { type: 'text', text: '.', pauseMs: 1000 }
      },
    }
    const { app, origin } = await listenWith(await openFreshStore(), { voice: endless })
    const player = await signInAs(app)
    const events = readEvents(await openChat(origin, player, { message: 'hello' }))
    await events.next()
    const busy = await openChat(origin, player, { message: 'and?' })
    expect(busy.status).toBe(409)
    expect(await busy.json()).toMatchObject({
      code: 'busy',
      detail: 'Wait for the answer before you go on.',
    })
    // The timeout of the voice: the grammar voice finishes the message.
    const last = await whileTimePasses(app, lastEvent(events), 1000)
    expect(last).toMatchObject({ event: 'done' })
  })

  test('ends at once when the server stops', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const listening = await listen(app.app, { host: '127.0.0.1', port: 0 })
    const player = await signInAs(app)
    const events = readEvents(await openChat(listening.origin, player, { message: 'hello' }))
    await events.next()
    const closed = listening.close()
    await app.turns.finishAll()
    let last: unknown
    for (let event = await events.next(); !event.done; event = await events.next())
      last = event.value
    expect(last).toMatchObject({ event: 'done' })
    await closed
  })

  describeOnce('events', () => {
    test('is finished by the grammar voice when the voice fails', async () => {
      const broken: Voice = {
        async *speak() {
          // No line in the banks starts with this.
          yield { type: 'text', text: 'Ahem', pauseMs: 0 }
          yield { type: 'failed', reason: 'no answer' }
        },
      }
      const app = await createTestApp(await openFreshStore(), { voice: broken })
      const player = await signInAs(app)
      const { response } = await say(app, player, 'hello')
      expect(response).toMatch(/^Ahem\.\.\. \S/)
    })

    test('has an event for a spent quota', async () => {
      const { app, origin } = await listenWith(await openFreshStore())
      const player = await signInAs(app)
      for (const message of ['hello', 'need a loan', 'got work?']) await say(app, player, message)
      expect(await readAll(await openChat(origin, player, { message: 'four' }))).toEqual([
        {
          id: '1',
          event: 'payment_required',
          data: { price: 1, currency: 'USDC', messages: 10 },
        },
      ])
    })

    test('sends comments while the voice is silent', async () => {
      const silent: Voice = {
        async *speak() {
          yield { type: 'text', text: 'Hm.', pauseMs: 20_000 }
          yield { type: 'done', lines: [] }
        },
      }
      const { app, origin } = await listenWith(await openFreshStore(), { voice: silent })
      const player = await signInAs(app)
      const answer = await openChat(origin, player, { message: 'hello' })
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      let read = ''
      while (!read.includes('event: token')) read += (await reader?.read())?.value ?? ''
      app.clock.advance(15_000)
      while (!read.includes(': ka')) read += (await reader?.read())?.value ?? ''
      expect(read).toMatch(/\n\n: ka\n\n$/)
      await reader?.cancel()
    })

    test('is not opened for invalid input', async () => {
      const { app, origin } = await listenWith(await openFreshStore())
      const player = await signInAs(app)
      const answer = await openChat(origin, player, { message: '' })
      expect(answer.status).toBe(422)
      expect(answer.headers.get('content-type')).toContain('application/json')
    })
  })
})
