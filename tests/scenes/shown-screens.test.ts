import { expect, onTestFinished, test } from 'vitest'
import { type GameState } from '#src/stores/game-state.ts'
import { openStage, type StageOptions, type TestStage } from '#tests/support/open-stage.ts'

const WALLET = '0x1234567890abcdef1234567890abcdef12345678'
type Encounter = NonNullable<GameState['encounter']>
const BOARD = '/api/v1/leaderboard/public'

async function setup(options: StageOptions) {
  const stage = await openStage(options)
  onTestFinished(() => stage.server.close())
  const type = (key: string): boolean =>
    stage.stage.key({
      ...{ key, code: '' },
      ...{ altKey: false, ctrlKey: false, metaKey: false, shiftKey: false },
    })
  return { ...stage, type }
}

async function expectShown(stage: TestStage, text: string): Promise<void> {
  const shown = async (): Promise<string> => {
    await stage.pass(50)
    return stage.text()
  }
  await expect.poll(shown).toContain(text)
}

test.each([
  ['404', 'PAGE NOT FOUND'],
  ['418', 'PAGE NOT FOUND'],
  ['500', 'SERVER ERROR'],
  ['503', 'SERVER ERROR'],
  ['302', 'ERROR'],
])('the error screen of %s says %s and leads back to the start', async (errorCode, text) => {
  const stage = await setup({ view: 'error', errorCode })
  const { details } = stage.world.components.Spoken
  const headings = details.filter((spoken) => spoken?.role === 'heading')
  expect(headings).toHaveLength(1)
  expect(stage.text()).toMatch(new RegExp(`(^| )${errorCode} `))
  expect(stage.text()).toContain(` ${text} `)
  stage.press('BACK TO START')
  expect(stage.flow.state.view).toBe('boot')
})

test.each(['icon_dcw', 'hero_universal', 'widget_splash', 'promo_logo', 'base_logo'] as const)(
  'the picture %s has an accessible name, and a key starts the game',
  async (view) => {
    const stage = await setup({ view })
    const { details } = stage.world.components.Spoken
    expect(details.find((spoken) => spoken?.role === 'img')?.name).toBeTruthy()
    expect(stage.type('x')).toBe(true)
    expect(stage.flow.state.view).toBe('boot')
  },
)

test('the hero picture and the widget show their texts', async () => {
  const hero = await setup({ view: 'hero_universal' })
  expect(hero.text()).toContain('Retro CRT cyberpunk strategy on-chain')
  const widget = await setup({ view: 'widget_splash' })
  expect(widget.text()).toContain('LOADING...')
})

test('the leaderboard shows that it is fetching, then that it is empty', async () => {
  const stage = await setup({ view: 'about' })
  stage.server.answer(`GET ${BOARD}`, { json: [] })
  stage.flow.dispatch({ type: 'closed' })
  stage.flow.dispatch({ type: 'opened', view: 'leaderboard' })
  await expectShown(stage, 'Fetching leaderboard…')
  await expectShown(stage, 'No leaderboard data yet')
})

test('the leaderboard shows why it is unavailable, and the rows of the refetch after 30 s', async () => {
  const stage = await setup({ view: 'about' })
  const isBoard = ({ url }: { url: string }): boolean => url.startsWith(BOARD)
  stage.server.answer(
    `GET ${BOARD}`,
    { status: 403, json: { detail: 'The board is down.' } },
    { json: [{ rank: 1, name: 'Sal', score: 5 }] },
  )
  // The last path of the board; its reason is shown.
  stage.server.answer('GET /leaderboard', { status: 403, json: { detail: 'The board is down.' } })
  stage.flow.dispatch({ type: 'closed' })
  stage.flow.dispatch({ type: 'opened', view: 'leaderboard' })
  await expectShown(stage, 'Leaderboard unavailable')
  expect(stage.text()).toContain('Please try again later.')
  expect(stage.text()).toContain('Error: The board is down.')
  expect(stage.server.seen.filter(isBoard)).toHaveLength(1)
  await stage.pass(30_000)
  await expect.poll(() => stage.server.seen.filter(isBoard)).toHaveLength(2)
  await expectShown(stage, 'Sal')
})

test('SKIP ends the guidance for good', async () => {
  const stage = await setup({ view: 'waitlist' })
  const { session, settings } = stage.stores
  settings.getState().guidanceStepReached(0)
  stage.flow.dispatch({ type: 'sign_in_clicked' })
  session.getState().signedIn({ wallet: WALLET, playerId: null, guest: true, returning: false })
  stage.flow.dispatch({ type: 'signed_in', wallet: WALLET })
  await stage.pass(50)
  expect(stage.text()).toContain('1/4 They lend, you owe.')
  stage.press('SKIP')
  await stage.pass(50)
  expect(stage.text()).not.toContain('1/4')
  expect(settings.getState().guidance).toBeNull()
})

/** Opens the market and lets an encounter happen. */
async function openEncounter(encounter: Partial<Encounter>) {
  const stage = await setup({ view: 'waitlist' })
  stage.flow.dispatch({ type: 'session_restored', wallet: WALLET })
  stage.flow.dispatch({ type: 'opened', view: 'market' })
  stage.stores.game.setState({
    encounter: {
      id: '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d',
      kind: 'police',
      borough: 'manhattan',
      price: 120,
      title: 'The police stop you in Manhattan.',
      choices: ['pay', 'run', 'fight', 'talk'],
      ...encounter,
    },
  })
  await stage.pass(50)
  expect(stage.flow.state.view).toBe('encounter')
  return stage
}

test.each([
  ['PAY', 'pay', 'They counted it and saw nothing.'],
  ['RUN', 'run', 'You are over the fence.'],
  ['FIGHT', 'fight', 'There are more of them.'],
  ['TALK', 'talk', 'They searched you.'],
])('%s settles an encounter, and Escape does not', async (button, choice, text) => {
  const stage = await openEncounter({})
  expect(stage.text()).toContain('The police stop you in Manhattan.')
  expect(stage.text()).toContain('Paying costs $120')
  stage.type('Escape')
  expect(stage.flow.state.view).toBe('encounter')

  stage.server.answer('POST /api/v1/player/encounter', {
    json: {
      outcome: { choice, success: true, cash_lost: 120, goods_lost: { SMOKES: 3 }, text },
      state_delta: { cash: 1880, encounter: null },
    },
  })
  stage.press(button)
  await expectShown(stage, text)
  expect(stage.text()).toContain('You lost $120')
  expect(stage.text()).toContain('They took 3 SMOKES.')
  const sent = stage.server.seen.filter(({ url }) => url === '/api/v1/player/encounter')
  expect(sent).toMatchObject([{ method: 'POST', body: { choice } }])
  expect(stage.stores.game.getState()).toMatchObject({ playerCash: 1880, encounter: null })
  stage.press('GO ON')
  expect(stage.flow.state.view).toBe('market')
})

test('an encounter that the server refuses to settle stays, with the reason', async () => {
  const stage = await openEncounter({
    title: 'The collector finds you.',
  })
  const detail = 'You have $2.'
  stage.server.answer('POST /api/v1/player/encounter', { status: 409, json: { detail } })
  stage.press('PAY')
  await expectShown(stage, detail)
  expect(stage.text()).toContain('The collector finds you.')
  expect(stage.text()).toContain('PAY')
})
