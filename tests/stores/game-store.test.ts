import { expect, test } from 'vitest'
import { STORED } from '#src/protocol/stored-values.ts'
import { createGameStore } from '#src/stores/game-store.ts'
import { aPlayersStats } from '#tests/support/a-player.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'

const STATS = aPlayersStats({
  player_id: '0b0c7c0e-1111-4222-8333-944455556666',
  street_name: 'Nickel Ada',
  cash: 3000,
  debt: 1100,
  net_worth: 1900,
  quota_left: 2,
  daily_quota: 3,
  moves_left: 4,
  stats: { streak: 3 },
  reputation: 0.53,
  level: 2,
  xp: 110,
  borough: 'queens',
})

test('starts with the initial state', () => {
  const { storage } = createMemoryStorage()
  expect(createGameStore(storage).getState()).toMatchObject({
    movesLeft: 5,
    reputation: 0.5,
    level: 1,
    xp: 0,
    currentBorough: 'manhattan',
    quotaLeft: null,
    playerCash: null,
    waitingForDelta: false,
  })
})

test('changes only the fields of a delta, including zeros', () => {
  const { storage } = createMemoryStorage()
  const store = createGameStore(storage)
  store.getState().applyDelta({ cash: 0, quota_left: 0, borough: 'bronx' })
  expect(store.getState()).toMatchObject({
    playerCash: 0,
    quotaLeft: 0,
    currentBorough: 'bronx',
    movesLeft: 5,
    reputation: 0.5,
  })
})

test('takes over stats and limits', () => {
  const { storage } = createMemoryStorage()
  const store = createGameStore(storage)
  store.getState().statsArrived(STATS)
  expect(store.getState()).toMatchObject({
    playerCash: 3000,
    debt: 1100,
    netWorth: 1900,
    movesLeft: 4,
    streak: 3,
    dailyQuota: 3,
    currentBorough: 'queens',
  })
  store.getState().limitsArrived({
    daily_quota: 4,
    dailyQuota: 4,
    quota_left: 1,
    quotaLeft: 1,
    remaining: 1,
    cooldown_ends_at: '2026-01-02T00:00:00.000Z',
    cooldownEndsAt: '2026-01-02T00:00:00.000Z',
  })
  expect(store.getState()).toMatchObject({
    dailyQuota: 4,
    quotaLeft: 1,
    cooldownEndsAt: '2026-01-02T00:00:00.000Z',
  })
})

test('counts interactions per shark', () => {
  const { storage } = createMemoryStorage()
  const store = createGameStore(storage)
  store.getState().interactionCounted('tommy', '2026-01-01T00:00:00.000Z')
  store.getState().interactionCounted('tommy', '2026-01-01T00:01:00.000Z')
  expect(store.getState().agentPerformance).toEqual({
    tommy: { interactions: 2, successRate: 1, lastInteraction: '2026-01-01T00:01:00.000Z' },
  })
})

test('restores its state after a reload, except the borough', () => {
  const { storage } = createMemoryStorage()
  createGameStore(storage).getState().statsArrived(STATS)
  expect(createGameStore(storage).getState()).toMatchObject({
    playerCash: 3000,
    streak: 3,
    currentBorough: 'manhattan',
  })
})

test('ignores stored state that is invalid', () => {
  const { storage } = createMemoryStorage()
  for (const text of ['{"movesLeft":"many"}', 'not json', '[]']) {
    storage.write(STORED.gameState, text)
    expect(createGameStore(storage).getState().movesLeft).toBe(5)
  }
})

test('resets and removes its stored state on sign-out', () => {
  const { storage, backing } = createMemoryStorage()
  const store = createGameStore(storage)
  store.getState().statsArrived(STATS)
  store.getState().signedOut()
  expect(store.getState()).toMatchObject({ playerCash: null, movesLeft: 5, streak: 0 })
  expect(backing.getItem(STORED.gameState)).toBeNull()
})

test('shows a sample pot until the real one arrives', () => {
  const store = createGameStore(createMemoryStorage().storage)
  store.getState().potUnavailable(Date.parse('2026-11-21T12:00:00.000Z'))
  expect(store.getState().monthlyPot).toMatchObject({
    isSample: true,
    total: 125_000,
    distributionDate: '2026-12-21T12:00:00.000Z',
  })
  store.getState().potArrived({
    status: 'open',
    current_pot: 12,
    player_contribution: 1,
    distribution_date: '2026-12-01T00:00:00.000Z',
    last_contribution: null,
    pot_history: [],
    contribution_breakdown: {
      game_sessions: 12,
      trading_fees: 0,
      loan_interest: 0,
      character_interactions: 0,
    },
    next_distribution: {
      date: '2026-12-01T00:00:00.000Z',
      estimated_amount: 10.8,
      eligible_players: 0,
    },
    days_played: 1,
    days_needed: 5,
    is_demo: true,
    proven: false,
  })
  expect(store.getState()).toMatchObject({
    potTotal: 12,
    monthlyPot: { isSample: false, total: 12, playerContribution: 1 },
  })
})
