import { afterAll, beforeAll, expect, test } from 'vitest'
import { regenerateTurnCall } from '#src/protocol/calls/chat-turns.ts'
import { dayOf } from '#src/rules/calendar.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import { readConfig } from '#src/server/platform/config.ts'
import { Metrics } from '#src/server/platform/http/metrics.ts'
import { addressTokensOn, voiceTokensOn } from '#src/server/voices/token-repository.ts'
import { createModelVoice } from '#src/server/voices/model/model-voice.ts'
import { createTokenMeter, openVoice } from '#src/server/voices/open-voice.ts'
import { call, createTestApp, say, signInAs, type TestApp } from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import {
  answersStatus,
  endpointOf,
  type LanguageModel,
  type Reply,
  says,
  startLanguageModel,
  usageOf,
} from '#tests/support/language-model.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'
import { aSituation } from '../../rules/sharks/a-situation.ts'

let model: LanguageModel
beforeAll(async () => {
  model = await startLanguageModel()
})
afterAll(() => model.close())

/** Signs in as a new player. Returns whose budgets the player's replies are charged to. */
const userOf = async (app: TestApp) => ({ playerId: (await signInAs(app)).id })

/**
 * Opens a voice with an unlimited budget. Returns a function that runs a turn and resolves with the last part's type.
 */
function openUnlimitedVoice() {
  const clock = createManualClock()
  const voice = createModelVoice({
    ...{ endpoints: [endpointOf(model)], usage: usageOf(), clock },
    meter: { hasBudget: () => Promise.resolve(true), count: () => Promise.resolve() },
  })
  return async (playerId: string, ...replies: Reply[]): Promise<string | undefined> => {
    model.reply(...replies)
    const relation = { ...aSituation().relation, turns: 4 }
    const { decision } = decide(aSituation({ text: 'thanks', relation }))
    const request = { decision, playerId, playerText: 'thanks', history: [] }
    let end: string | undefined
    for await (const part of voice.speak(request, new AbortController().signal)) end = part.type
    return end
  }
}

/** A reply that the filter rejects, because its sum is wrong. */
const FALSE_CLAIM = 'I owe you $123,456 now.'

test('replies that the filter rejects do not disable the model for other players', async () => {
  const talk = openUnlimitedVoice()
  for (let prompt = 0; prompt < 5; prompt += 1)
    expect(await talk('mallory', says(FALSE_CLAIM))).toBe('failed')
  expect(await talk('ada', says('Keep walkin, wiseguy.'))).toBe('done')
})

test('prompts that the endpoint refuses do not disable the model for other players', async () => {
  const talk = openUnlimitedVoice()
  for (let prompt = 0; prompt < 5; prompt += 1) {
    expect(await talk('mallory', answersStatus(400))).toBe('failed')
  }
  expect(await talk('ada', says('Keep walkin, wiseguy.'))).toBe('done')
})

test('replies that cannot be read do not disable the model for other players', async () => {
  const talk = openUnlimitedVoice()
  const unreadable: Reply = ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {oops\n\n')
  }
  for (let prompt = 0; prompt < 5; prompt += 1)
    expect(await talk('mallory', unreadable)).toBe('failed')
  expect(await talk('ada', says('Keep walkin, wiseguy.'))).toBe('done')
})

test('an endpoint is paused after three failures with one status, but not with three statuses', async () => {
  const mixed = openUnlimitedVoice()
  for (const status of [500, 401, 429]) await mixed('ada', answersStatus(status))
  expect(await mixed('ada', says('Keep walkin, wiseguy.'))).toBe('done')
  const broken = openUnlimitedVoice()
  for (let call = 0; call < 3; call += 1) await broken('ada', answersStatus(500))
  const before = model.calls.length
  expect(await broken('ada', says('Keep walkin, wiseguy.'))).toBe('failed')
  expect(model.calls.length).toBe(before)
})

describeOnBothEngines('the daily token budget', (openFreshStore) => {
  const open = async (budgets: { player?: number; address?: number; house?: number }) => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const meterOf = () =>
      createTokenMeter(
        {
          LLM_DAILY_TOKENS: budgets.player,
          LLM_ADDRESS_DAILY_TOKENS: budgets.address,
          LLM_HOUSE_DAILY_TOKENS: budgets.house,
        },
        store,
        app.clock,
      )
    return { app, meterOf, ada: await userOf(app), bob: await userOf(app) }
  }

  test('of a player ends at its limit, for that player and day only', async () => {
    const { app, meterOf, ada, bob } = await open({ player: 100, house: 1_000 })
    const meter = meterOf()
    await meter.count(ada, 99)
    expect(await meter.hasBudget(ada)).toBe(true)
    await meter.count(ada, 1)
    expect(await meter.hasBudget(ada)).toBe(false)
    expect(await meter.hasBudget(bob)).toBe(true)
    app.clock.advance(24 * 60 * 60_000)
    expect(await meter.hasBudget(ada)).toBe(true)
  })

  test('of an address ends for all its players and on all nodes, also for new guests', async () => {
    const { app, meterOf, ada, bob } = await open({ player: 100, address: 150 })
    const [here, there] = [meterOf(), meterOf()]
    const address = '192.0.2.1'
    await here.count({ ...ada, address }, 90)
    await here.count(bob, 60)
    const guest = await userOf(app)
    expect(await there.hasBudget({ ...guest, address })).toBe(true)
    await there.count({ ...guest, address }, 60)
    for (const meter of [here, there]) {
      expect(await meter.hasBudget({ ...(await userOf(app)), address })).toBe(false)
      expect(await meter.hasBudget({ ...(await userOf(app)), address: '192.0.2.2' })).toBe(true)
      expect(await meter.hasBudget(await userOf(app))).toBe(true)
    }
    app.clock.advance(24 * 60 * 60_000)
    expect(await here.hasBudget({ ...guest, address })).toBe(true)
  })

  test('of an IPv6 /48 is ten times that of a /64', async () => {
    const { meterOf, ada } = await open({ address: 10 })
    const meter = meterOf()
    for (let home = 0; home < 10; home += 1) {
      const address = `2001:db8:1:${home}::/64`
      expect(await meter.hasBudget({ ...ada, address })).toBe(true)
      await meter.count({ ...ada, address }, 10)
      expect(await meter.hasBudget({ ...ada, address })).toBe(false)
    }
    expect(await meter.hasBudget({ ...ada, address: '2001:db8:1:a::/64' })).toBe(false)
    expect(await meter.hasBudget({ ...ada, address: '2001:db8:2:a::/64' })).toBe(true)
  })

  test('is charged for each message and each regenerated reply', async () => {
    const store = await openFreshStore()
    const clock = createManualClock()
    const environment = { TRUST_PROXY: '1' }
    const config = readConfig({ ...environment, LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'm' })
    const { voice } = openVoice({ config, store, clock, metrics: new Metrics() })
    const app = await createTestApp(store, { environment, clock, voice })
    const player = await signInAs(app)
    const spent = async () => {
      const day = dayOf(clock.now())
      const ofAddress = await addressTokensOn(store.db, ['192.0.2.1'], day)
      return [await voiceTokensOn(store.db, player.id, day), ofAddress.get('192.0.2.1')]
    }
    const headers = { ...player.headers, 'x-forwarded-for': '192.0.2.1' }
    model.reply(says('Keep walkin, wiseguy.', 5_000))
    const { turn_id } = await say(app, { ...player, headers }, 'thanks')
    expect(await spent()).toEqual([5_000, 5_000])
    await call(app, regenerateTurnCall, { params: { turn_id }, headers })
    expect(await spent()).toEqual([10_000, 10_000])
  })

  test('of the server ends for all players and on all nodes', async () => {
    const { app, meterOf, ada, bob } = await open({ player: 100, house: 150 })
    const [here, there] = [meterOf(), meterOf()]
    await here.count(ada, 90)
    await there.count(bob, 60)
    expect(await here.hasBudget(bob)).toBe(false)
    expect(await there.hasBudget(ada)).toBe(false)
    app.clock.advance(24 * 60 * 60_000)
    expect(await here.hasBudget(bob)).toBe(true)
  })

  test('has default limits', async () => {
    const { app, meterOf, ada, bob } = await open({})
    const address = '192.0.2.1'
    const cora = await userOf(app)
    const meter = meterOf()
    await meter.count(ada, 200_000)
    expect(await meter.hasBudget(ada)).toBe(false)
    expect(await meter.hasBudget(bob)).toBe(true)
    await meter.count({ ...bob, address }, 1_000_000)
    expect(await meter.hasBudget({ ...cora, address })).toBe(false)
    expect(await meter.hasBudget(cora)).toBe(true)
    await meter.count(bob, 4_000_000)
    expect(await meterOf().hasBudget(cora)).toBe(false)
  })
})
