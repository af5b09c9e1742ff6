import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import { createModelVoice } from '#src/server/voices/model/model-voice.ts'
import { createTokenMeter } from '#src/server/voices/open-voice.ts'
import { createTestApp, signInAs } from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import {
  answersStatus,
  type LanguageModel,
  type Reply,
  says,
  startLanguageModel,
} from '#tests/support/language-model.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'
import { aSituation } from '../../rules/sharks/a-situation.ts'

let model: LanguageModel
beforeAll(async () => {
  model = await startLanguageModel()
})
afterAll(() => model.close())

/**
 * Opens a voice with an unlimited budget. Returns a function that runs a turn and resolves with the last part's type.
 */
function openVoice() {
  const clock = createManualClock()
  const voice = createModelVoice({
    ...{ baseUrl: model.baseUrl, model: 'm', apiKey: undefined, clock },
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
  const talk = openVoice()
  for (let prompt = 0; prompt < 5; prompt += 1)
    expect(await talk('mallory', says(FALSE_CLAIM))).toBe('failed')
  expect(await talk('ada', says('Keep walkin, wiseguy.'))).toBe('done')
})

test('prompts that the endpoint refuses do not disable the model for other players', async () => {
  const talk = openVoice()
  for (let prompt = 0; prompt < 5; prompt += 1) {
    expect(await talk('mallory', answersStatus(400))).toBe('failed')
  }
  expect(await talk('ada', says('Keep walkin, wiseguy.'))).toBe('done')
})

test('an endpoint is paused after three failures with one status, but not with three statuses', async () => {
  const mixed = openVoice()
  for (const status of [500, 401, 429]) await mixed('ada', answersStatus(status))
  expect(await mixed('ada', says('Keep walkin, wiseguy.'))).toBe('done')
  const broken = openVoice()
  for (let call = 0; call < 3; call += 1) await broken('ada', answersStatus(500))
  const before = model.calls.length
  expect(await broken('ada', says('Keep walkin, wiseguy.'))).toBe('failed')
  expect(model.calls.length).toBe(before)
})

describeOnBothEngines('the daily token budget', (openFreshStore) => {
  const open = async (budgets: { player?: number; house?: number }) => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const meterOf = () =>
      createTokenMeter(
        { LLM_DAILY_TOKENS: budgets.player, LLM_HOUSE_DAILY_TOKENS: budgets.house },
        store,
        app.clock,
      )
    return { app, meterOf, ada: (await signInAs(app)).id, bob: (await signInAs(app)).id }
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
    const cora = (await signInAs(app)).id
    const meter = meterOf()
    await meter.count(ada, 200_000)
    expect(await meter.hasBudget(ada)).toBe(false)
    expect(await meter.hasBudget(bob)).toBe(true)
    await meter.count(bob, 5_000_000)
    expect(await meterOf().hasBudget(cora)).toBe(false)
  })
})
