import { randomUUID } from 'node:crypto'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { agentPerformanceCall } from '#src/protocol/calls/agents.ts'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { firstEncounterCall } from '#src/protocol/calls/player.ts'
import {
  type Simulation,
  simulationStatusCall,
  startSimulationCall,
  stopSimulationCall,
} from '#src/protocol/calls/simulation.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { playMonth } from '#src/rules/simulation/play-month.ts'
import { AGENTS } from '#src/rules/simulation/policies/policies.ts'
import {
  call,
  chipOf,
  createTestApp,
  say,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestAppOptions,
  type TestPlayer,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

const seed = 'a month to remember'

function start(app: TestApp, { headers }: TestPlayer, agent: 'vinnie' | 'tommy' = 'vinnie') {
  return call(app, startSimulationCall, { body: { agent, seed }, headers })
}

function status(app: TestApp, { headers }: TestPlayer, id: string) {
  return call(app, simulationStatusCall, { query: { id }, headers })
}

/** Opens an app that stops when the test ends. */
async function openApp(store: Store, options?: TestAppOptions): Promise<TestApp> {
  const app = await createTestApp(store, options)
  onTestFinished(async () => {
    app.stopping.abort()
    await app.simulation.close()
  })
  return app
}

/** Advances the clock and polls a run until `isThere` returns true. */
async function pollUntil(
  app: TestApp,
  player: TestPlayer,
  id: string,
  isThere: (run: Simulation) => boolean,
): Promise<Simulation> {
  for (;;) {
    const run = await status(app, player, id)
    if (isThere(run)) return run
    app.clock.advance(250)
    await letOthersRun()
  }
}

const isOver = ({ state }: Simulation) => state !== 'running'

describeOnBothEngines('a simulation', (openFreshStore, _, describeOnce) => {
  test('is resumed by another node', async () => {
    const store = await openFreshStore()
    const app = await openApp(store)
    const player = await signInAs(app)
    const { simulation_id: id } = await start(app, player)
    await pollUntil(app, player, id, ({ current_step }) => current_step >= 3)
    app.stopping.abort()
    await app.simulation.close()

    const next = await openApp(store, { clock: app.clock })
    app.clock.advance(60_000)
    const over = await pollUntil(next, player, id, isOver)
    expect(over).toMatchObject({ state: 'completed', current_step: 30 })
    const days = [...playMonth(seed, AGENTS.vinnie)]
    expect(over.net_worth.at(-1)).toBe((days.at(-1)?.netWorthCents ?? 0) / 100)
  })

  test('runs once at a time for a player and stops on request', async () => {
    const app = await openApp(await openFreshStore())
    const player = await signInAs(app)
    const headers = { ...player.headers, 'idempotency-key': randomUUID() }
    const body = { agent: 'Big Boss' }
    const [first, again] = await Promise.all([
      send(app, 'POST /economy/simulation/start', { body, headers }),
      send(app, 'POST /economy/simulation/start', { body, headers }),
    ])
    expect(again.json).toEqual(first.json)
    const { simulation_id: id } = first.json as Simulation
    expect(
      await send(app, 'POST /economy/simulation/start', { body, headers: player.headers }),
    ).toMatchObject({ status: 409, json: { code: 'busy' } })
    const stopped = await call(app, stopSimulationCall, { body: { id }, headers: player.headers })
    expect(stopped.state).toBe('stopped')
    app.clock.advance(10_000)
    await letOthersRun()
    expect((await status(app, player, id)).state).toBe('stopped')
    await start(app, player, 'tommy')
  })

  describeOnce('results and refusals', () => {
    test("plays a month with the game's rules, and changes nothing of the player", async () => {
      const app = await openApp(await openFreshStore())
      const player = await signInAs(app)
      const begun = await start(app, player)
      expect(begun).toMatchObject({
        agent: 'vinnie',
        state: 'running',
        current_step: 0,
        total_steps: 30,
        reward: 0,
        net_worth: [-2000],
      })
      const over = await pollUntil(app, player, begun.simulation_id, isOver)
      const days = [...playMonth(seed, AGENTS.vinnie)]
      const last = days[days.length - 1]
      expect(over).toMatchObject({ state: 'completed', current_step: 30, total_steps: 30 })
      expect(over.reward).toBeCloseTo(last?.reward ?? 0, 3)
      expect(over.net_worth).toEqual([
        -2000,
        ...days.map(({ netWorthCents }) => netWorthCents / 100),
      ])
      expect(await stats(app, player)).toMatchObject({ cash: 2000, moves_left: 5 })
    })

    test("is refused for unknown ids, other players' runs and unknown agents", async () => {
      const app = await openApp(await openFreshStore())
      const player = await signInAs(app)
      const stranger = await signInAs(app)
      const { simulation_id: id } = await start(app, player)
      const ask = (asked: string, { headers }: TestPlayer) =>
        send(app, `GET /economy/simulation/status?id=${asked}`, { headers })
      expect(await ask(id, stranger)).toMatchObject({ status: 404 })
      expect(await ask(randomUUID(), player)).toMatchObject({
        status: 404,
        json: { detail: 'There is no such simulation.' },
      })
      expect(await ask('7', player)).toMatchObject({ status: 422 })
      for (const agent of ['columbo', '', 7, undefined]) {
        expect(
          await send(app, 'POST /economy/simulation/start', {
            body: { agent },
            headers: stranger.headers,
          }),
        ).toMatchObject({ status: 422 })
      }
    })
  })
})

describeOnBothEngines('an agent', (openFreshStore) => {
  test('has performance figures of interactions and taken offers', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const { headers } = player
    const read = (name: string) => call(app, agentPerformanceCall, { params: { name }, headers })
    expect(await read('vinnie')).toEqual({
      agent: 'vinnie',
      interactions: 0,
      success_rate: 0,
      successRate: 0,
      last_interaction: null,
      lastInteraction: null,
    })
    const offered = await say(app, player, 'I need a loan')
    await call(app, chatChoiceCall, { body: chipOf(offered, 'accept'), headers })
    expect(await read('Vinnie')).toMatchObject({
      interactions: 1,
      successRate: 1,
      lastInteraction: '2026-09-01T12:00:00.000Z',
    })
    expect(await read('tommy')).toMatchObject({ interactions: 0 })
    expect(await send(app, 'GET /api/v1/agent/columbo/performance', { headers })).toMatchObject({
      status: 422,
    })
  })

  test('lists what waits for a player after sign-in, the most urgent first', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const { headers } = player
    const types = async () =>
      (await call(app, firstEncounterCall, { headers })).map(({ type }) => type)
    // The opening debt.
    expect(await types()).toEqual(['debt'])
    const offered = await say(app, player, 'I need a loan')
    await call(app, chatChoiceCall, { body: chipOf(offered, 'accept'), headers })
    expect(await types()).toEqual(['debt', 'debt'])
    app.clock.advance(5 * 86_400_000)
    expect(await types()).toEqual(['debt_late', 'debt'])
  })
})
