import { expect, onTestFinished, test } from 'vitest'
import { SCREEN_MODES } from '#src/ecs/screen-mode.ts'
import { type Fronts } from '#src/protocol/calls/fronts.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { MARKET_LAYOUTS } from '#src/scenes/market/market-layout.ts'
import { MARKET_TABS } from '#src/stores/market-store.ts'
import { aPlayersStats } from '#tests/support/a-player.ts'
import { openStage } from '#tests/support/open-stage.ts'
import { FRONTS, NEWSSTAND } from '#tests/support/some-fronts.ts'

/** Opens the page of fronts of a player with this cash. */
async function openFronts(fronts: Fronts, cash = 20_000) {
  const stage = await openStage({ view: 'market' })
  onTestFinished(() => stage.server.close())
  stage.server.answer('GET /player/me/stats', { json: { ...aPlayersStats(), cash } })
  stage.server.answer('GET /api/v1/player/fronts', { json: fronts })
  stage.stores.game.getState().applyDelta({ cash })
  stage.stores.market.getState().choicesChanged({ tab: 'fronts' })
  await stage.pass(200)
  const posted = () => stage.server.seen.filter(({ method }) => method === 'POST')
  return { stage, posted }
}

test('shows what is owned, what it asks, what it brings, and the next purchase', async () => {
  const { stage } = await openFronts(FRONTS)
  for (const text of [
    'The newsstand',
    'It has brought $60.50 so far.',
    'Answered, today brings $66 at 00:00 UTC. Unanswered, it costs $6.',
    'A grey cat has moved in.',
    'FEED HER',
    'WALK HER OUT',
    'SELL $4,800',
    'For sale: the laundromat',
    'That is more than 60% of your cash.',
    'As you stand, $120.00 of your cash and goods goes up at 00:00 UTC.',
    'So far $300.00 went up.',
    'The night comes in ',
  ])
    expect(stage.text()).toContain(text)
})

test('an answer is sent, and its outcome takes the place of the question', async () => {
  const { stage, posted } = await openFronts(FRONTS)
  const answered = { answer: 'b', text: 'She is back before you are.' } as const
  const after = { ...FRONTS, fronts: [{ ...NEWSSTAND, answered }] }
  stage.server.answer('POST /api/v1/player/fronts', {
    json: { text: answered.text, cash: 20_000, fronts: after, state_delta: {} },
  })
  stage.server.answer('GET /api/v1/player/fronts', { json: after })
  stage.press('WALK HER OUT')
  await stage.pass(200)
  expect(posted()).toMatchObject([{ body: { action: 'tend', front: 'newsstand', answer: 'b' } }])
  expect(stage.text()).toContain('Settled for today: She is back before you are.')
  expect(stage.text()).not.toContain('FEED HER')
})

test('a sale and a purchase wait for a confirmation', async () => {
  const { stage, posted } = await openFronts(FRONTS)
  stage.press('SELL the newsstand for $4,800')
  await stage.pass(50)
  expect(stage.text()).toContain('Sell the newsstand for $4,800? That is 80% of its price.')
  stage.press('Cancel')
  await stage.pass(50)
  stage.press('BUY $15,000')
  await stage.pass(50)
  expect(stage.text()).toContain(
    'Buy the laundromat for $15,000? That is more than 60% of your cash',
  )
  expect(posted()).toEqual([])
  stage.server.answer('POST /api/v1/player/fronts', {
    json: { text: 'Yours.', cash: 5_000, fronts: FRONTS, state_delta: {} },
  })
  stage.press('Confirm')
  await stage.pass(200)
  expect(posted()).toMatchObject([{ body: { action: 'buy', front: 'laundromat' } }])
})

test('a purchase beyond the cash has a reason and no effect', async () => {
  const { stage, posted } = await openFronts(FRONTS, 2_000)
  expect(stage.text()).toContain('You are $13,000.00 short.')
  stage.press('BUY $15,000')
  await stage.pass(50)
  expect(stage.text()).not.toContain('Buy the laundromat for')
  expect(posted()).toEqual([])
})

test('a player with every front has none for sale', async () => {
  const { stage } = await openFronts({ ...FRONTS, next: null })
  expect(stage.text()).toContain('You own every place there is.')
})

test.each(['desktop', 'mobile'] as const)('all tabs fit next to each other: %s', (profile) => {
  const { column, gap, pad } = MARKET_LAYOUTS[profile].tabs
  const columns = MARKET_TABS.map((tab) => MARKET_TEXTS.tabs[tab].length + 2 * pad + gap)
  const end = columns.reduce((sum, one) => sum + one, column - gap)
  expect(end).toBeLessThanOrEqual(SCREEN_MODES[profile].columns)
})
