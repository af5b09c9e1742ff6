import { type ServerResponse } from 'node:http'
import { query } from 'bitecs'
import { expect, onTestFinished, test } from 'vitest'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { aPlayersStats } from '#tests/support/a-player.ts'
import { openStage, type StageOptions } from '#tests/support/open-stage.ts'
import { CHAT_RESPONSE } from '#tests/support/test-conversation.ts'

const WALLET = '0x1234567890abcdef1234567890abcdef12345678'
const LOAN = {
  id: '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d',
  shark: 'vinnie',
  kind: 'loan',
  principal: 1000,
  rate: 0.1,
  taken_at: '2026-11-22T14:00:00.000Z',
  due_at: '2026-11-24T14:00:00.000Z',
  days_left: 2,
  late_day: 0,
  owed: 1200,
  repaid: 0,
  status: 'open',
  collateral: null,
  owed_tomorrow: 1320,
  owed_when_due: 1452,
  next_step: { day: 1, step: 'word_travels', at: '2026-11-25T02:00:00.000Z' },
  held_until: null,
  is_owned: false,
  is_opening: false,
  can_beg: true,
  errand: null,
}
const RUN = {
  simulation_id: '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d',
  agent: 'vinnie',
  state: 'running',
  current_step: 3,
  total_steps: 30,
  reward: 0.5,
  net_worth: [2000, 2500, 3000],
}

async function setup(options: StageOptions) {
  const stage = await openStage(options)
  onTestFinished(() => stage.server.close())
  return stage
}

test('boot shows every line', async () => {
  const stage = await setup({ view: 'boot' })
  await stage.pass(4_000)
  for (const line of [
    'BYTES FREE',
    'READY.',
    'INIT BIG BOSS AI',
    'SYNC FARCASTER NETWORK',
    'CONNECTING BASE L2',
    'LINKING WORLD ID',
    'LOADING BOROUGH DATA',
    'SPAWNING LOAN SHARKS',
    'CHECKING ECONOMY BALANCE',
    'DOPE CHAIN WARS v1.0',
    'WELCOME, OPERATOR!',
  ])
    expect(stage.text()).toContain(line)
})

test('the title shows LOADING until its font has loaded', async () => {
  const stage = await setup({
    view: 'asciiTitle',
    loadTitleFont: () => new Promise(() => undefined),
  })
  expect(stage.text()).toContain('LOADING...')
  expect(stage.text()).toContain('WALLET LOGIN')
  expect(stage.text()).toContain('v1.0')
  expect(stage.text()).toContain('2023-2024')
})

test('a sign-in is announced once', async () => {
  const { flow, announcements, ...stage } = await setup({ view: 'waitlist' })
  flow.dispatch({ type: 'sign_in_clicked' })
  stage.stores.session
    .getState()
    .signedIn({ wallet: WALLET, playerId: null, guest: false, returning: false })
  flow.dispatch({ type: 'signed_in', wallet: WALLET })
  await stage.pass(50)
  expect(flow.state.view).toBe('confirmation')
  expect(announcements).toEqual(['LOGIN SUCCESSFUL'])
  flow.dispatch({ type: 'opened', view: 'about' })
  flow.dispatch({ type: 'closed' })
  await stage.pass(50)
  expect(announcements).toEqual(['LOGIN SUCCESSFUL'])
})

test.each([
  ['farcaster', 'LOGIN WITH FID'],
  ['desktop', 'WALLET LOGIN'],
  ['coinbase', 'WALLET LOGIN'],
  ['mobile', 'LOGIN'],
  ['worldcoin', 'LOGIN'],
  ['base_minikit', 'LOGIN'],
] as const)('on %s the login button says %s', async (platform, label) => {
  const stage = await setup({ view: 'waitlist', platform })
  stage.press(label)
  expect(stage.flow.state.view).toBe('loading')
})

test('a frame’s account is named, and confirmed or refused', async () => {
  const stage = await setup({ view: 'waitlist' })
  stage.flow.dispatch({ type: 'sign_in_clicked' })
  stage.flow.dispatch({ type: 'account_named', name: 'Nickel Tony' })
  await stage.pass(50)
  expect(stage.text()).toContain('You are about to play as Nickel Tony here.')
  stage.press('PLAY')
  expect(stage.flow.state).toMatchObject({ view: 'loading', account: null })
  stage.flow.dispatch({ type: 'account_named', name: 'Nickel Tony' })
  stage.press('Cancel')
  expect(stage.flow.state).toMatchObject({ view: 'waitlist', signing: false })
})

const NICKEL_TONY = { rank: 1, name: 'Nickel Tony', net_worth: 2500, score: 2500 }
test.each([
  ['an unproven player', { proven: false, is_demo: false }, 'A World ID, a payment, or a'],
  ['a proven player', { proven: true, is_demo: false }, 'You are: the pot can pay you.'],
  ['a player of a demo', { proven: false, is_demo: true }, 'the pot counts everybody'],
])('the board marks proven players, and tells %s who wins', async (_, own, sentence) => {
  const stage = await setup({ view: 'confirmation' })
  const ranks = { day: null, month: null, all: null, ...own }
  stage.stores.leaderboard.getState().ownArrived(ranks)
  stage.server.answer('GET /api/v1/leaderboard/public', {
    json: [
      { ...NICKEL_TONY, proven: true },
      { ...NICKEL_TONY, rank: 2, name: 'Lucky Lefty', proven: false },
    ],
  })
  stage.flow.dispatch({ type: 'opened', view: 'leaderboard' })
  await stage.pass(50)
  expect(stage.text()).toContain('Nickel Tony ●')
  expect(stage.text()).not.toContain('Lucky Lefty ●')
  expect(stage.text()).toContain(sentence)
})

test('the home screen shows its texts', async () => {
  const stage = await setup({ view: 'waitlist' })
  const { session } = stage.stores
  session.getState().signedIn({ wallet: WALLET, playerId: null, guest: false, returning: true })
  session.getState().nameLearned('Lucky Lefty', '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d')
  session.getState().gaslessLearned()
  stage.flow.dispatch({ type: 'session_restored', wallet: WALLET })
  await stage.pass(50)
  for (const text of [
    'wallet linked',
    'gasless OK',
    'TALK TO A SHARK',
    'ABOUT DCW',
    'DISCONNECT WALLET',
    'Welcome back, Lucky Lefty.',
    'v1.0',
    '2023-2024',
  ])
    expect(stage.text()).toContain(text)
})

test.each([
  'Authentication failed – please try again.',
  'Authentication failed: no such wallet',
  'Your session has expired. Please sign in again.',
  'No Ethereum provider found',
])('the login screen shows the message: %s', async (message) => {
  const stage = await setup({ view: 'waitlist' })
  stage.flow.dispatch({ type: 'sign_in_clicked' })
  stage.flow.dispatch({ type: 'sign_in_failed', message })
  await stage.pass(50)
  expect(stage.text()).toContain(message)
})

test('chat shows its loading steps', async () => {
  const stage = await setup({ view: 'waitlist' })
  let validate: (validity: 'valid') => void = () => undefined
  stage.validity = new Promise((resolve) => {
    validate = resolve
  })
  const held: (() => void)[] = []
  const hold = (json: unknown) => (_: unknown, response: ServerResponse) =>
    void held.push(() => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(json))
    })
  stage.server.answer('GET /chat/history', hold({ conversations: [] }))
  stage.flow.dispatch({ type: 'session_restored', wallet: WALLET })
  await stage.pass(50)
  stage.server.answer('GET /player/me/stats', hold({}))
  stage.flow.dispatch({ type: 'opened', view: 'chat' })
  await stage.pass(50)
  expect(stage.text()).toContain('Talking to: vinnie')
  expect(stage.text()).toContain('VERIFYING SESSION')
  expect(stage.text()).toContain('RESTORING YOUR SESSION')
  validate('valid')
  await stage.pass(100)
  expect(stage.text()).toContain('LOADING CHAT HISTORY')
  expect(held).toHaveLength(1)
  held.shift()?.()
  await stage.pass(100)
  expect(stage.text()).toContain('INITIALIZING CHAT')
})

test('a line that is entered while the conversation loads is kept, announced as waiting, and sent', async () => {
  const stage = await setup({ view: 'waitlist' })
  let load: () => void = () => undefined
  stage.server.answer('GET /chat/history', (_, response) => {
    load = () => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ conversations: [] }))
    }
  })
  stage.server.answer('POST /api/v1/chat', CHAT_RESPONSE)
  stage.flow.dispatch({ type: 'session_restored', wallet: WALLET })
  stage.flow.dispatch({ type: 'opened', view: 'chat' })
  await stage.pass(50)
  const { InputLine } = stage.world.components
  const [input = -1] = query(stage.world, [InputLine])
  stage.stores.chat.getState().typed('hello')
  InputLine.submit[input]?.('hello')
  await stage.pass(50)
  expect(stage.text()).toContain(CHAT_TEXTS.queued.loading)
  load()
  await stage.pass(500)
  expect(stage.text()).not.toContain(CHAT_TEXTS.queued.loading)
  const posts = stage.server.seen.filter(({ method }) => method === 'POST')
  expect(posts).toMatchObject([{ url: '/api/v1/chat', body: { message: 'hello' } }])
  expect(stage.stores.chat.getState().input).toBe('')
})

test('the home shows what the player owns and owes', async () => {
  const stage = await setup({ view: 'waitlist' })
  stage.server.answer('GET /player/me/stats', { json: aPlayersStats() })
  stage.server.answer('GET /api/v1/loans', { json: { loans: [LOAN], owed: 1200 } })
  stage.server.answer('GET /api/v1/player/wallet', {
    json: {
      ...{ address: '0x', chain_id: 8453, usd: 2000, usdc: 0, eth: 0, boss: 0, nfts: [] },
      stash: { capacity: 100, used: 20, next: null, goods: [] },
    },
  })
  stage.flow.dispatch({ type: 'session_restored', wallet: WALLET })
  await stage.pass(100)
  for (const figure of ['CASH $2,000', 'STASH 20/100', 'OWED $1,200', 'TO vinnie', 'DUE 24 Tue'])
    expect(stage.text()).toContain(figure)
})

test('the console shows what is loading and the progress of a run', async () => {
  const stage = await setup({ view: 'menu' })
  stage.server.answer('GET /agent/list', () => undefined)
  stage.flow.dispatch({ type: 'opened', view: 'game_console' })
  await stage.pass(50)
  expect(stage.text()).toContain('GAME CONSOLE – BIG BOSS')
  expect(stage.text()).toContain('Loading agents…')
  const agent = { name: 'vinnie', display_name: 'Vinnie', description: 'Hostile.' }
  const other = await setup({ view: 'menu' })
  other.server.answer('GET /agent/list', { json: [agent] })
  other.server.answer('POST /economy/simulation/start', { json: RUN })
  other.flow.dispatch({ type: 'opened', view: 'game_console' })
  await other.pass(100)
  expect(other.text()).toContain('Vinnie')
  other.press('RUN SIMULATION')
  await other.pass(100)
  expect(other.text()).toContain('RUNNING…')
  for (const text of ['state: running', 'step 3/30', 'reward 0.5'])
    expect(other.text()).toContain(text)
})

test('a console without agents shows a notice', async () => {
  const stage = await setup({ view: 'menu' })
  stage.server.answer('GET /agent/list', { json: [] })
  stage.flow.dispatch({ type: 'opened', view: 'game_console' })
  await stage.pass(100)
  expect(stage.text()).toContain('No agents found')
})
