import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { type Endpoint, readEndpoints } from '#src/server/voices/model/endpoints.ts'
import type { FailureCause } from '#src/server/voices/model/failure-cause.ts'
import { createModelVoice } from '#src/server/voices/model/model-voice.ts'
import type { Usage } from '#src/server/voices/model/usage.ts'
import {
  answersStatus,
  endpointOf,
  type LanguageModel,
  type Reply,
  says,
  startLanguageModel,
} from '#tests/support/language-model.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'
import { aSituation } from '../../../rules/sharks/a-situation.ts'

let first: LanguageModel
let second: LanguageModel
beforeAll(async () => {
  first = await startLanguageModel()
  second = await startLanguageModel()
})
afterAll(async () => {
  await first.close()
  await second.close()
})

function setUp(endpoints: readonly Endpoint[]) {
  const clock = createManualClock()
  const failures: FailureCause[] = []
  const used: Usage[] = []
  const voice = createModelVoice({
    ...{ endpoints, clock },
    meter: { hasBudget: () => Promise.resolve(true), count: () => Promise.resolve() },
    usage: {
      countUsage: (usage) => void used.push(usage),
      countFailure: (_, cause) => void failures.push(cause),
    },
  })
  const talk = async (shark: Shark = 'vinnie') => {
    const relation = { ...aSituation({ shark }).relation, turns: 4 }
    const { decision } = decide(aSituation({ shark, text: 'thanks', relation }))
    const request = { decision, playerId: 'ada', playerText: 'thanks', history: [] }
    let said = ''
    for await (const part of voice.speak(request, new AbortController().signal)) {
      if (part.type === 'text') said += part.text
    }
    return said
  }
  return { clock, failures, talk, used }
}

const refusesFor =
  (seconds: string): Reply =>
  ({ response }) =>
    response.writeHead(429, { 'retry-after': seconds }).end('{}')

describe('a chain of endpoints', () => {
  test('calls the next endpoint when the first one refuses the key', async () => {
    first.reply(answersStatus(401))
    second.reply(says('Fine.'))
    const { failures, talk } = setUp([endpointOf(first), endpointOf(second)])
    expect(await talk()).toBe('Fine.')
    expect(failures).toEqual(['access_denied'])
  })

  test('skips an endpoint as long as its Retry-After says', async () => {
    first.reply(refusesFor('120'))
    second.reply(says('Fine.'))
    const { clock, talk } = setUp([endpointOf(first), endpointOf(second)])
    const before = first.calls.length
    expect(await talk()).toBe('Fine.')
    // The endpoint is not called again at once, as it would be after a 429 without the header.
    expect(first.calls.length).toBe(before + 1)
    clock.advance(119_000)
    await talk()
    expect(first.calls.length).toBe(before + 1)
    first.reply(says('Sure.'))
    clock.advance(1_000)
    expect(await talk()).toBe('Sure.')
  })

  test('reads a Retry-After that is a date', async () => {
    const { clock, talk } = setUp([endpointOf(first)])
    first.reply(refusesFor(new Date(clock.now().getTime() + 5_000).toUTCString()))
    await talk()
    const before = first.calls.length
    await talk()
    expect(first.calls.length).toBe(before)
    first.reply(says('Sure.'))
    clock.advance(5_000)
    expect(await talk()).toBe('Sure.')
  })

  test('keeps calling an endpoint after refused keys, prompts and replies', async () => {
    const { failures, talk } = setUp([endpointOf(first)])
    for (const reply of [answersStatus(401), answersStatus(400), says('I owe you $123,456.')]) {
      first.reply(reply)
      for (let turn = 0; turn < 4; turn += 1) await talk()
    }
    first.reply(says('Fine.'))
    expect(await talk()).toBe('Fine.')
    expect(new Set(failures)).toEqual(
      new Set(['access_denied', 'prompt_refused', 'unusable_reply']),
    )
  })

  test('counts tokens by the endpoint that used them', async () => {
    first.reply(answersStatus(500))
    second.reply(says('Fine.', 900))
    const { talk, used } = setUp([endpointOf(first), endpointOf(second)])
    await talk()
    expect(used.at(-1)).toMatchObject({ inputTokens: 899, outputTokens: 1 })
    expect(used.at(-1)?.endpoint.name).toBe(new URL(second.baseUrl).host)
  })
})

describe('the settings of an endpoint', () => {
  const bodyOf = async (changes: Parameters<typeof endpointOf>[1], shark?: Shark) => {
    first.reply(says('Fine.'))
    await setUp([endpointOf(first, changes)]).talk(shark)
    return first.calls.at(-1)?.body ?? {}
  }

  test('leave out the tools of a model that has none', async () => {
    expect(await bodyOf({ tools: false })).not.toHaveProperty('tools')
    expect(await bodyOf({})).toHaveProperty('tools')
  })

  test('set reasoning, sampling and fields of the endpoint', async () => {
    const body = await bodyOf({
      reasoning: 'low',
      temperature: 0.4,
      top_p: 0.9,
      max_tokens: 400,
      extra_body: { enable_thinking: false },
    })
    expect(body).toMatchObject({
      reasoning_effort: 'low',
      temperature: 0.4,
      top_p: 0.9,
      max_tokens: 400,
      enable_thinking: false,
    })
  })

  test('can have another model and temperature for one shark', async () => {
    const sharks = { bigboss: { model: 'wise', temperature: 0.2 } }
    const changes = { temperature: 0.9, sharks }
    expect(await bodyOf(changes, 'bigboss')).toMatchObject({ model: 'wise', temperature: 0.2 })
    expect(await bodyOf(changes, 'tommy')).toMatchObject({ model: 'm', temperature: 0.9 })
  })

  test('are refused with the name of the wrong field', () => {
    const folder = mkdtempSync(join(tmpdir(), 'endpoints-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'endpoints.json')
    const read = (content: string) => {
      writeFileSync(path, content)
      return readEndpoints(path)
    }
    const file = (endpoint: object) => JSON.stringify({ endpoints: [endpoint] })
    const valid = { base_url: 'http://127.0.0.1:1/v1', model: 'm' }
    expect(read(file(valid))[0]).toMatchObject({ tools: true, max_tokens: 160 })
    expect(() => read(file({ ...valid, model: '' }))).toThrow('endpoints.0.model')
    expect(() => read(file({ ...valid, tool: true }))).toThrow('endpoints.0')
    expect(() => read('{"endpoints":[]}')).toThrow('endpoints')
    expect(() => read('{')).toThrow('The file of LLM_CONFIG cannot be used')
    expect(() => readEndpoints(join(folder, 'none.json'))).toThrow('ENOENT')
  })
})
