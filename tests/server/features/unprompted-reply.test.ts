import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { chatTriggerCall } from '#src/protocol/calls/chat.ts'
import { favourCall } from '#src/protocol/calls/favours.ts'
import { dayProfits } from '#src/server/platform/db/life-schema.ts'
import { turnById } from '#src/server/write/turn-repository.ts'
import { relationOf } from '#src/server/read/player/relation-repository.ts'
import { SUMMARY_WORDS } from '#src/rules/sharks/summary.ts'
import { wordDecision } from '#src/server/voices/grammar/word-decision.ts'
import { createModelSummary } from '#src/server/voices/model/model-summary.ts'
import { createModelVoice } from '#src/server/voices/model/model-voice.ts'
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
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { asOwner, describeOnBothEngines, describeOnOneEngine } from '#tests/support/database.ts'
import {
  answersStatus,
  endpointOf,
  type ModelCall,
  says,
  startLanguageModel,
  usageOf,
} from '#tests/support/language-model.ts'
import { readEvents } from '#tests/support/event-reader.ts'
import { listenWith } from '#tests/support/streams.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'
import { setHeat } from '#tests/support/holdings.ts'

const DAY_MS = 86_400_000

function trigger(app: TestApp, player: TestPlayer, agent = 'vinnie', key: string = randomUUID()) {
  return call(app, chatTriggerCall, {
    params: { agent },
    body: {},
    headers: { ...player.headers, 'idempotency-key': key },
  })
}

async function makeProfit({ server, clock }: TestApp, { id }: TestPlayer): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10)
  const made = { playerId: id, day, symbol: 'BOOZE', profitCents: 81_250 } as const
  await asOwner(server.store).db.insert(dayProfits).values(made)
}

describeOnBothEngines('an unprompted reply', (openFreshStore, _, describeOnce) => {
  test('mentions a profit once, without an interaction, in the conversation', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    expect(await trigger(app, player)).toEqual({ message: null })
    await say(app, player, 'hello')
    // The headline of that day.
    while ((await trigger(app, player)).message) continue
    const before = (await history(app, player))[0]?.messages.length ?? 0
    await makeProfit(app, player)
    const { quota_left } = await stats(app, player)

    const told = await trigger(app, player)
    expect(told.message?.content).toMatch(/\$812\.50|booze/i)
    expect(told.message?.role).toBe('assistant')
    expect(await trigger(app, player)).toEqual({ message: null })
    expect(await stats(app, player)).toMatchObject({ quota_left })
    const [talk] = await history(app, player)
    expect(talk?.messages.length).toBe(before + 1)
    expect(talk?.messages.at(-1)).toEqual(told.message)
    await expectBalancedBooks(store)
  })

  test('is worded by each shark, and is the same under the same key', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    await say(app, player, 'hello')
    await say(app, player, 'hello', { body: { character: 'carmela' } })
    await makeProfit(app, player)
    const key = randomUUID()
    const first = await trigger(app, player, 'vinnie', key)
    expect(await trigger(app, player, 'vinnie', key)).toEqual(first)
    const other = await trigger(app, player, 'carmela')
    expect(other.message?.content).toBeTruthy()
    expect(other.message?.content).not.toBe(first.message?.content)
    const mixed = await send(app, 'POST /chat/agent/carmela/trigger', {
      body: {},
      headers: { ...player.headers, 'idempotency-key': key },
    })
    expect(mixed).toMatchObject({ status: 422, json: { code: 'idempotency_mismatch' } })
  })

  test('keeps the open offer', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    await say(app, player, 'need a loan')
    await makeProfit(app, player)
    const told = await trigger(app, player)
    expect(told).toMatchObject({ quick_replies: [{ title: 'Accept loan' }, {}, {}] })
    expect((await stats(app, player)).cash).toBe(2000)
  })

  test('is finished at once by a message, and waits for a reply', async () => {
    const { app, origin } = await listenWith(await openFreshStore())
    const player = await signInAs(app)
    await say(app, player, 'hello')
    const { headers } = player
    /** Starts a reply that does not end, because the test does not advance its clock. */
    const begin = async (path: string, body: object) => {
      const accept = 'text/event-stream'
      const begun = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { ...headers, accept, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(begun.status).toBe(200)
      const [turn] = [await readEvents(begun).next()]
      expect(turn.value?.event).toBe('turn')
    }
    await makeProfit(app, player)
    await begin('/chat/agent/vinnie/trigger', {})
    const answered = await say(app, player, 'what is the word?')
    const [talk] = await history(app, player)
    // Complete, and without a repeated part.
    const told = talk?.messages.at(-3)
    const decided = await turnById(app.server.store.db, told?.turn_id ?? '')
    expect(told?.content).toBe(decided && wordDecision(decided.decision).text)
    expect(talk?.messages.map(({ role }) => role)).toEqual([
      ...['user', 'assistant', 'assistant', 'user', 'assistant'],
    ])
    expect(talk?.messages.at(-1)).toEqual(answered.message)

    await begin('/api/v1/chat', { message: 'need a loan' })
    const { server, clock } = app
    const day = clock.now().toISOString().slice(0, 10)
    const made = { playerId: player.id, day, symbol: 'TAPES', profitCents: 93_000 } as const
    await asOwner(server.store).db.insert(dayProfits).values(made)
    expect(await trigger(app, player)).toEqual({ message: null })
    await app.turns.finishAll()
    expect((await trigger(app, player)).message?.content).toMatch(/\$930|tapes/i)
  })

  test('is refused in the conversation of another player', async () => {
    const app = await createTestApp(await openFreshStore())
    const [ada, bob] = [await signInAs(app), await signInAs(app)]
    const { conversation_id } = await say(app, ada, 'hello')
    const refused = await send(app, 'POST /chat/agent/vinnie/trigger', {
      body: { conversation_id },
      headers: bob.headers,
    })
    expect(refused).toMatchObject({ status: 404 })
  })

  describeOnce('voices', () => {
    test('is finished by the grammar voice when the model is slow and the player writes', async () => {
      const model = await startLanguageModel()
      onTestFinished(() => model.close())
      const clock = createManualClock()
      const meter = { hasBudget: async () => true, count: async () => undefined }
      const voice = createModelVoice({
        ...{ endpoints: [endpointOf(model)], usage: usageOf() },
        ...{ clock, meter },
      })
      model.reply(says('Well, well. Look who it is.'))
      const { app, origin } = await listenWith(await openFreshStore(), { voice, clock })
      const player = await signInAs(app)
      await say(app, player, 'hello')
      const speaking = (): Promise<Response> =>
        fetch(`${origin}/chat/agent/vinnie/trigger`, {
          method: 'POST',
          headers: {
            ...{ ...player.headers, accept: 'text/event-stream' },
            'content-type': 'application/json',
          },
          body: '{}',
        })
      for (const reply of [
        () => undefined,
        (call: ModelCall) => call.chunk({ content: 'Hm. Say' }),
      ]) {
        const asked = model.calls.length
        model.reply(reply, says('So it is you.'))
        await makeProfit(app, player)
        const begun = readEvents(await speaking())
        await expect.poll(() => model.calls.length).toBe(asked + 1)
        await say(app, player, 'what is the word?')
        let last = ''
        for await (const { event } of begun) last = event
        expect(last).toBe('done')
        expect((await history(app, player))[0]?.messages.at(-3)?.content).toMatch(
          /\$812\.50|booze/i,
        )
        clock.advance(DAY_MS)
      }
    })
  })
})

describeOnBothEngines('an option of an offer', (openFreshStore) => {
  test('is taken once, and only in its conversation', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const offered = await say(app, player, 'I need a loan')
    const elsewhere = await say(app, player, 'hello', { body: { character: 'tommy' } })
    const body = chipOf(offered, 'accept')
    const take = (id: string) =>
      send(app, `POST /chat/conversation/${id}/choice`, { body, headers: player.headers })
    expect(await take(elsewhere.conversation_id)).toMatchObject({ status: 404 })
    expect(await take(offered.conversation_id)).toMatchObject({
      status: 200,
      json: { state_delta: { cash: 2500 } },
    })
    expect(await take(offered.conversation_id)).toMatchObject({ status: 409 })
    await expectBalancedBooks(store)
  })
})

describeOnOneEngine('favours in a conversation', (openFreshStore) => {
  test('have a chip that grants the favour', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const { id } = player
    await setHeat(asOwner(app.server.store).db, {
      playerId: id,
      borough: 'manhattan',
      heat: 3,
    })
    await say(app, player, 'hello', { body: { character: 'tommy' } })
    const offered = await say(app, player, 'spot me a little', { body: { character: 'tommy' } })
    expect(offered.message.content).toMatch(/favou?r/i)
    const [request] = offered.quick_replies
    expect(request).toMatchObject({
      title: 'Request favor',
      payload: {
        action: 'request_favor',
        details: { favor_type: 'cash_advance', character: 'tommy' },
      },
    })
    const granted = await call(app, favourCall, {
      body: { favor_type: 'cash_advance', character: 'tommy' },
      headers: player.headers,
    })
    expect(granted.new_balance).toBe(2250)
    const again = await say(app, player, 'spot me a little', { body: { character: 'vinnie' } })
    expect(again.quick_replies.map(({ title }) => title)).not.toContain('Request favor')
  })
})

describeOnBothEngines('the summary of a conversation', (openFreshStore, _, describeOnce) => {
  test('is updated every tenth message, with facts and within its length', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const relation = () => relationOf(app.server.store.db, player.id, 'vinnie')
    for (const line of ['hello', 'lend me 500', 'make it 8%']) await say(app, player, line)
    expect((await relation())?.summary).toBeUndefined()
    app.clock.advance(DAY_MS)
    for (const line of ['you clown', 'thanks']) await say(app, player, line)
    const summary = (await relation())?.summary ?? ''
    expect(summary).toMatch(/asked for money|haggled/)
    expect(summary).toMatch(/was insulting/)
    expect(summary.split(/\s+/).length).toBeLessThanOrEqual(SUMMARY_WORDS)
  })

  describeOnce('voices', () => {
    test('is written by the model, or by the rules when that fails', async () => {
      const store = await openFreshStore()
      const model = await startLanguageModel()
      onTestFinished(() => model.close())
      const clock = createManualClock()
      const meter = { hasBudget: async () => true, count: async () => undefined }
      const summarizeConversation = createModelSummary({
        ...{ endpoints: [endpointOf(model)], usage: usageOf() },
        ...{ clock, meter },
      })
      const app = await createTestApp(store, { clock, summarizeConversation })
      const player = await signInAs(app)
      const summary = async () => (await relationOf(store.db, player.id, 'vinnie'))?.summary
      model.reply(says('He says hello a lot.'))
      const talk = async (lines: readonly string[]) => {
        for (const line of lines) await say(app, player, line)
        clock.advance(DAY_MS)
      }
      await talk(['hello', 'lend me 500', 'make it 8%'])
      await talk(['thanks', 'thanks'])
      await expect.poll(summary).toBe('He says hello a lot.')
      model.reply(answersStatus(500))
      await talk(['thanks', 'thanks', 'thanks'])
      await talk(['you clown', 'thanks'])
      await expect.poll(() => app.log.join('')).toContain('the model could not write a summary')
      expect(await summary()).toMatch(/He says hello a lot\.\n.*was insulting/)
    })
  })
})
