import { expect, onTestFinished, test } from 'vitest'
import { openStage, type StageOptions, type TestStage } from '#tests/support/open-stage.ts'

const WALLET = '0x1234567890abcdef1234567890abcdef12345678'

async function setup(options: StageOptions) {
  const stage = await openStage(options)
  onTestFinished(() => stage.server.close())
  return stage
}

/** Expects that a call has been made `times` times. */
async function expectCalls(stage: TestStage, path: string, times: number): Promise<void> {
  await stage.answered()
  expect(stage.server.seen.filter(({ url }) => url.split('?')[0] === path)).toHaveLength(times)
}

test('boot takes 4.2 s, with a line every 0.35 s', async () => {
  const stage = await setup({ view: 'boot' })
  expect(stage.text()).not.toContain('READY.')
  await stage.pass(250)
  expect(stage.text()).not.toContain('READY.')
  await stage.pass(50)
  expect(stage.text()).toContain('READY.')
  expect(stage.text()).not.toContain('INIT BIG BOSS')
  await stage.pass(350)
  expect(stage.text()).toContain('INIT BIG BOSS')
  await stage.pass(4_150 - 700)
  expect(stage.flow.state.view).toBe('boot')
  await stage.pass(50)
  expect(stage.flow.state.view).toBe('unbranded')
})

test.each([
  ['unbranded', false, 4_000, 'asciiTitle'],
  ['asciiTitle', false, 20_000, 'waitlist'],
  ['asciiTitle', true, 6_000, 'waitlist'],
] as const)('%s (embedded: %s) is shown for %i ms', async (view, embedded, ms, next) => {
  const stage = await setup({ view, embedded })
  await stage.pass(ms - 100)
  expect(stage.flow.state.view).toBe(view)
  await stage.pass(50)
  expect(stage.flow.state.view).toBe(next)
})

test('promo=1 shows the promo logo for 3 s before boot', async () => {
  const stage = await setup({ view: 'promo_logo', promo: true })
  await stage.pass(2_900)
  expect(stage.flow.state.view).toBe('promo_logo')
  await stage.pass(50)
  expect(stage.flow.state.view).toBe('boot')
})

test('CONNECTING has one to three dots', async () => {
  const stage = await setup({ view: 'waitlist' })
  stage.flow.dispatch({ type: 'sign_in_clicked' })
  await stage.pass(50)
  const dots: string[] = []
  for (let step = 0; step < 4; step += 1) {
    dots.push(/CONNECTING(\.*)/.exec(stage.text())?.[1] ?? '')
    await stage.pass(500)
  }
  expect(dots).toEqual(['.', '..', '...', '.'])
})

test('the Base logo restarts every 5 s', async () => {
  const stage = await setup({ view: 'base_logo' })
  const whole = () => stage.text().includes('B A S E')
  expect(whole()).toBe(false)
  await stage.pass(4_900)
  expect(whole()).toBe(true)
  await stage.pass(50)
  expect(whole()).toBe(false)
  await stage.pass(4_950)
  expect(whole()).toBe(true)
  await stage.pass(50)
  expect(whole()).toBe(false)
})

test('the leaderboard is fetched again after 30 s', async () => {
  const board = '/api/v1/leaderboard/public'
  const stage = await setup({ view: 'leaderboard' })
  stage.server.answer(`GET ${board}`, { json: [{ rank: 1, name: 'Sal', score: 5 }] })
  stage.flow.dispatch({ type: 'closed' })
  stage.flow.dispatch({ type: 'opened', view: 'leaderboard' })
  await stage.pass(100)
  expect(stage.text()).toContain('Sal')
  const before = stage.server.seen.filter(({ url }) => url.startsWith(board)).length
  await stage.pass(29_500)
  await expectCalls(stage, board, before)
  await stage.pass(500)
  await expectCalls(stage, board, before + 1)
})

test('chat fetches the ticker every 20 s', async () => {
  const ticker = '/api/v1/economy/ticker'
  const stage = await setup({ view: 'waitlist' })
  stage.flow.dispatch({ type: 'session_restored', wallet: WALLET })
  stage.flow.dispatch({ type: 'opened', view: 'chat' })
  await expectCalls(stage, ticker, 1)
  await stage.pass(19_900)
  await expectCalls(stage, ticker, 1)
  await stage.pass(100)
  await expectCalls(stage, ticker, 2)
  await stage.pass(20_000)
  await expectCalls(stage, ticker, 3)
})

test('a simulation is polled every 2 s until it is over', async () => {
  const status = '/economy/simulation/status'
  const run = (state: string) => ({
    json: {
      simulation_id: '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d',
      agent: 'vinnie',
      state,
      current_step: 3,
      total_steps: 30,
      reward: 0.5,
      net_worth: [2000],
    },
  })
  const stage = await setup({ view: 'menu' })
  const agent = { name: 'vinnie', display_name: 'Vinnie', description: 'Hostile.' }
  stage.server.answer('GET /agent/list', { json: [agent] })
  stage.server.answer('POST /economy/simulation/start', run('running'))
  stage.server.answer(`GET ${status}`, run('running'), run('completed'))
  stage.flow.dispatch({ type: 'opened', view: 'game_console' })
  const expectText = async (text: string): Promise<void> => {
    await stage.answered()
    expect(stage.text()).toContain(text)
  }
  await expectText('Vinnie')
  stage.press('RUN SIMULATION')
  await expectText('RUNNING…')
  await stage.pass(1_950)
  await expectCalls(stage, status, 0)
  await stage.pass(50)
  await expectCalls(stage, status, 1)
  await stage.pass(2_000)
  await expectText('state: completed')
  await stage.pass(6_000)
  await expectCalls(stage, status, 2)
})
