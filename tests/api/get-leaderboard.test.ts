import { afterEach, beforeEach, expect, test } from 'vitest'
import { getLeaderboard, LEADERBOARD_PATHS } from '#src/api/get-leaderboard.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'

let server: ProtocolServer
beforeEach(async () => {
  server = await startProtocolServer()
})
afterEach(() => server.close())

const paths = () => server.seen.map(({ url }) => url.split('?')[0])

test('returns the rows of the first path, requested without credentials', async () => {
  server.answer('GET /api/v1/leaderboard/public', {
    json: [
      { rank: 1, street_name: 'Nickel Tony', net_worth: 2500, address: '0xab…cd', proven: true },
    ],
  })
  const rows = await getLeaderboard(createTestClient(server.origin).client, { limit: 10 })
  expect(rows).toEqual([
    {
      ...{ rank: 1, name: 'Nickel Tony', netWorth: 2500, score: 2500, address: '0xab…cd' },
      proven: true,
    },
  ])
  expect(server.seen[0]?.url).toBe('/api/v1/leaderboard/public?limit=10')
  expect(server.seen[0]?.headers.authorization).toBeUndefined()
})

test('tries the paths of the board in order', async () => {
  server.answer('GET /leaderboard', { json: [] })
  expect(await getLeaderboard(createTestClient(server.origin).client)).toEqual([])
  expect(paths()).toEqual([
    '/api/v1/leaderboard/public',
    '/api/v1/leaderboard/daily',
    '/api/v1/leaderboard/top-players',
    '/api/v1/leaderboard/tournament',
    '/v1/leaderboard/public',
    '/v1/leaderboard/daily',
    '/v1/leaderboard/top-players',
    '/v1/leaderboard/tournament',
    '/api/v1/metrics/players',
    '/api/v1/leaderboard',
    '/leaderboard',
  ])
})

test('skips a response that is not an array', async () => {
  server.answer('GET /api/v1/leaderboard/public', { json: { players: [] } })
  server.answer('GET /api/v1/leaderboard/daily', { json: [{ name: 'Ada', score: 5 }] })
  expect(await getLeaderboard(createTestClient(server.origin).client)).toEqual([
    { rank: 1, name: 'Ada', netWorth: 5, score: 5, address: null, proven: false },
  ])
})

test('reads other field names, and counts ranks from the offset when none is given', async () => {
  server.answer('GET /api/v1/leaderboard/public', {
    json: [
      { streetName: 'Ada', netWorth: 9 },
      { address: '0x1', position: 40 },
    ],
  })
  const rows = await getLeaderboard(createTestClient(server.origin).client, { offset: 20 })
  expect(rows).toEqual([
    { rank: 21, name: 'Ada', netWorth: 9, score: 9, address: null, proven: false },
    { rank: 40, name: '0x1', netWorth: 0, score: 0, address: '0x1', proven: false },
  ])
})

test('rejects when every path fails', async () => {
  await expect(getLeaderboard(createTestClient(server.origin).client)).rejects.toMatchObject({
    status: 404,
  })
  expect(server.seen).toHaveLength(LEADERBOARD_PATHS.length)
})

test('does not try other paths without a connection', async () => {
  server.answer('GET /api/v1/leaderboard/public', (request) => request.socket.destroy())
  await expect(getLeaderboard(createTestClient(server.origin).client)).rejects.toMatchObject({
    code: 'network',
  })
  expect(server.seen).toHaveLength(1)
})
