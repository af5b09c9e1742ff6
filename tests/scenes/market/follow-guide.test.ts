import { expect, test } from 'vitest'
import { type Stash } from '#src/protocol/street.ts'
import { isGuided } from '#src/scenes/kit/guide/read-guide.ts'
import { followGuide } from '#src/scenes/market/orders/follow-guide.ts'
import { createTestStores } from '#tests/support/test-stores.ts'
import { aPlayersStats } from '#tests/support/a-player.ts'

const EMPTY: Stash = { capacity: 100, used: 0, next: null, goods: [] }
const TRIP = { kind: 'travel', borough: 'queens' } as const
const SALE = {
  kind: 'trade',
  side: 'sell',
  symbol: 'TAPES',
  quantity: 9,
  quoted_price: 90,
} as const
const done = (stash: Stash = EMPTY) => ({ text: '', delta: {}, update: { stash } })

function newPlayer() {
  const stores = createTestStores()
  stores.game.getState().statsArrived(aPlayersStats({ guide_reward: 100 }))
  return stores
}

test('guides a new player until everything is sold after the reward', () => {
  const stores = newPlayer()
  expect(isGuided(stores)).toBe(true)
  expect(followGuide(stores, TRIP, { ...done(), reward: 100 })).toBe('goes on')
  expect(isGuided(stores)).toBe(true)
  expect(followGuide(stores, SALE, done({ ...EMPTY, used: 2 }))).toBe('goes on')
  expect(followGuide(stores, SALE, done())).toBe('ended')
  expect(isGuided(stores)).toBe(false)
})

test('goes on after a sale before the reward', () => {
  const stores = newPlayer()
  expect(followGuide(stores, SALE, done())).toBe('goes on')
  expect(isGuided(stores)).toBe(true)
})

test('leaves a player alone who has skipped it, until they ask for it', () => {
  const stores = newPlayer()
  stores.settings.getState().guideChosen('closed')
  expect(isGuided(stores)).toBe(false)
  followGuide(stores, TRIP, { ...done(), reward: 100 })
  expect(isGuided(stores)).toBe(false)
  stores.settings.getState().guideChosen('taken')
  expect(isGuided(stores)).toBe(true)
})

test('does not guide a player whose reward was paid before', () => {
  const stores = createTestStores()
  stores.game.getState().statsArrived(aPlayersStats({ guide_reward: null }))
  expect(isGuided(stores)).toBe(false)
})
