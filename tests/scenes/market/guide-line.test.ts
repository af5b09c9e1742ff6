import { expect, test } from 'vitest'
import { query } from 'bitecs'
import { SCREEN_MODES } from '#src/ecs/screen-mode.ts'
import { drawGuideLine } from '#src/scenes/market/guide-line.ts'
import { MARKET_LAYOUTS } from '#src/scenes/market/market-layout.ts'
import { createTestStores } from '#tests/support/test-stores.ts'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'

const NOTHING = (): void => undefined
const STEP = {
  kind: 'buy',
  symbol: 'BOARDS',
  quantity: 120,
  gain: 12_844,
  to: 'staten_island',
} as const

test.each(['desktop', 'landscape'] as const)(
  'says the next step of the guided deal in one line on a %s, apart from the tabs',
  (profile) => {
    const world = createTestWorld({ screen: SCREEN_MODES[profile] })
    const layout = MARKET_LAYOUTS[profile]
    const state = createTestStores().market.getState()
    const guide = { step: STEP, reward: null, movesLeft: 5 }
    drawGuideLine(world, { layout, guide, state, show: NOTHING, skip: NOTHING })
    const { Place, Spoken, TextRun } = world.components
    const rowsOf = (role: string): (number | undefined)[] =>
      [...query(world, [TextRun, Spoken])]
        .filter((entity) => Spoken.details[entity]?.role === role)
        .map((entity) => Place.row[entity])
    const sentence = [...query(world, [TextRun, Spoken])].find(
      (entity) => Spoken.details[entity]?.role === 'paragraph',
    )
    expect(TextRun.text[sentence ?? -1]).toBe(
      '▸ Buy 120 BOARDS here, sell in Staten Island: about +$12,844.',
    )
    expect(rowsOf('paragraph')).toEqual([5])
    expect(rowsOf('button')).toEqual(profile === 'landscape' ? [23, 23] : [5, 5])
  },
)
