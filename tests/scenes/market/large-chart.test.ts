import { hasComponent } from 'bitecs'
import { expect, onTestFinished, test } from 'vitest'
import { SCREEN_MODES, type ScreenMode } from '#src/ecs/screen-mode.ts'
import { spawnGround } from '#src/ecs/spawn/spawn-layer.ts'
import { openStage } from '#tests/support/open-stage.ts'

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
