import { expect, test } from 'vitest'
import { readPlayerSettings } from '#src/protocol/player-settings.ts'
import { createStores, forgetPlayer } from '#src/stores/stores.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'

const SETTINGS = {
  reducedMotion: false,
  coarsePointer: true,
  debugLogs: false,
  tweak: null,
  calibration: { brightness: 100, contrast: 100 },
  preferences: readPlayerSettings(null),
  guidance: null,
  guide: 'open' as const,
}

test('creates the stores with the platform and settings', () => {
  const { storage } = createMemoryStorage()
  const stores = createStores({ storage, platform: 'mobile', settings: SETTINGS })
  expect(stores.session.getState()).toMatchObject({
    wallet: null,
    platform: 'mobile',
    persists: true,
  })
  expect(stores.settings.getState()).toMatchObject(SETTINGS)
})

test("forgetPlayer removes the player's state and keeps the page's", () => {
  const { storage } = createMemoryStorage()
  const stores = createStores({ storage, platform: 'mobile', settings: SETTINGS })
  const { session, chat, game, leaderboard } = stores
  const player = { wallet: '0xada', playerId: 'p1', guest: true, returning: false }
  session.getState().signedIn(player)
  session.getState().nameLearned('Nickel Ada', 'p1')
  chat.getState().systemMessageAdded('e1', 'note')
  game.getState().applyDelta({ cash: 5 })
  leaderboard.getState().rowsArrived([], 9)
  forgetPlayer(stores)
  expect(session.getState()).toMatchObject({
    wallet: null,
    playerId: null,
    streetName: null,
    guest: false,
    platform: 'mobile',
  })
  expect(chat.getState().messages).toEqual([])
  expect(game.getState().playerCash).toBeNull()
  expect(leaderboard.getState().status).toBe('ready')
})

test("keeps the leaderboard's rows during a refetch and after a failure", () => {
  const { storage } = createMemoryStorage()
  const { leaderboard } = createStores({ storage, platform: 'desktop', settings: SETTINGS })
  const rows = [{ rank: 1, name: 'Ada', netWorth: 5, score: 5, address: null, proven: false }]
  leaderboard.getState().rowsArrived(rows, 9)
  leaderboard.getState().fetchStarted()
  expect(leaderboard.getState()).toMatchObject({ rows, status: 'loading' })
  leaderboard.getState().fetchFailed('No.')
  expect(leaderboard.getState()).toMatchObject({ rows, status: 'failed', reason: 'No.' })
})
