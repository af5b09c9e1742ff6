import { hasComponent } from 'bitecs'
import { expect, onTestFinished, test } from 'vitest'
import { type Borough } from '#src/api/get-borough.ts'
import { type Prices } from '#src/api/get-prices.ts'
import { SCREEN_MODES, type ScreenMode } from '#src/ecs/screen-mode.ts'
import { spawnGround } from '#src/ecs/spawn/spawn-layer.ts'
import { type BoroughName, BOROUGH_NAMES, GOOD_SYMBOLS } from '#src/protocol/street.ts'
import { GUIDE_TEXTS } from '#src/protocol/home-texts.ts'
import { type MarketUpdate } from '#src/stores/market-store.ts'
import { aPlayersStats } from '#tests/support/a-player.ts'
import { openStage } from '#tests/support/open-stage.ts'

const V = { key: 'v', code: 'KeyV', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

/** A street where TAPES are bought in Manhattan and sold in Queens. */
function aStreetWithADeal(): MarketUpdate {
  const at = '2026-11-21T12:00:00.000Z'
  const quoteIn = (borough: BoroughName) => {
    const price = borough === 'queens' ? 120 : 90
    const sides = { price, ask: price * 1.015, bid: price * 0.985 }
    return { ...sides, change_24h: 0, depth: 300, from_reputation: 0 }
  }
  const boroughs = Object.fromEntries(
    BOROUGH_NAMES.map((name) => [
      name,
      Object.fromEntries(GOOD_SYMBOLS.map((symbol) => [symbol, quoteIn(name)])),
    ]),
  )
  const terms = { tick: 1, as_of: at, next_tick: at, spread: 0.03, fee: 0.01 }
  return {
    prices: { ...terms, boroughs } as unknown as Prices,
    borough: { name: 'manhattan', tolls: { queens: 30 } } as unknown as Borough,
    stash: { capacity: 100, used: 0, next: null, goods: [] },
  }
}

async function openMarket(profile: ScreenMode['profile']) {
  const opened = await openStage({ view: 'market' })
  onTestFinished(() => opened.server.close())
  const { stage, stores, world } = opened
  world.screen = SCREEN_MODES[profile]
  spawnGround(world)
  stores.market.getState().received({
    history: Array.from({ length: 72 }, (_, tick): [number, number] => [tick, 100 + tick]),
  })
  stage.modeChanged()
  const { Spoken } = world.components
  /** The rows and columns of the chart's blocks. */
  const chart = (): readonly [rows: number, columns: number] => {
    const picture = Spoken.details.findIndex(
      (details, entity) =>
        hasComponent(world, entity, Spoken) &&
        details?.role === 'img' &&
        details.name?.includes('last 72 ticks'),
    )
    const { Place } = world.components
    return [Place.rows[picture] ?? 0, Place.columns[picture] ?? 0]
  }
  return { ...opened, chart, text: opened.text }
}

test.each([
  ['mobile', 12, 30],
  ['narrow', 12, 17],
  ['landscape', 7, 60],
] as const)('on a %s screen a press shows the chart large', async (profile, rows, columns) => {
  const { chart, press, stage, text } = await openMarket(profile)
  press('SMOKES CHART ▸')
  const [drawnRows, drawnColumns] = chart()
  expect(drawnRows).toBeGreaterThanOrEqual(rows)
  expect(drawnColumns).toBeGreaterThanOrEqual(columns)
  for (const part of ['$171.00', '$135.50', '$100.00', '24 h ago', 'now']) {
    expect(text()).toContain(part)
  }
  stage.back()
  expect(text()).toContain('Quantity')
  expect(text()).not.toContain('24 h ago')
})

test('another page ends the large chart', async () => {
  const { press, stores, text } = await openMarket('mobile')
  press('SMOKES CHART ▸')
  stores.market.getState().choicesChanged({ tab: 'stash' })
  stores.market.getState().choicesChanged({ tab: 'trade' })
  expect(text()).toContain('Quantity')
})

test('the selected tab ends the large chart', async () => {
  const { press, text } = await openMarket('mobile')
  press('SMOKES CHART ▸')
  press('TRADE')
  expect(text()).toContain('Quantity')
  expect(text()).not.toContain('24 h ago')
})

test.each(['mobile', 'narrow', 'landscape'] as const)(
  'on a %s screen the guided deal ends the large chart and leads to its button',
  async (profile) => {
    const { press, stage, stores, text, world } = await openMarket(profile)
    stores.game.getState().statsArrived(aPlayersStats({ guide_reward: 100 }))
    stores.market.getState().received(aStreetWithADeal())
    press('SMOKES CHART ▸')
    expect(text()).not.toContain(GUIDE_TEXTS.skip)
    stage.key(V)
    expect(text()).not.toContain('24 h ago')
    expect(text()).toContain(GUIDE_TEXTS.skip)
    expect(world.components.Spoken.details[world.focused ?? -1]?.name).toBe('BUY')
  },
)
