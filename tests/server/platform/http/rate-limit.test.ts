import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createRateLimits, LIMITS, type Limits } from '#src/server/platform/http/rate-limit.ts'
import { createDatabase } from '#tests/support/database.ts'

const THREE: Limits = { ...LIMITS, playerWrites: { points: 3, seconds: 60 } }

async function openPool(databaseUrl: string | undefined): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  // The tests drop its database, or stop it.
  pool.on('error', () => undefined)
  onTestFinished(() => pool.end())
  return pool
}

const countTaken = async (takes: Promise<void>[]) =>
  (await Promise.allSettled(takes)).filter(({ status }) => status === 'fulfilled').length

test('refuses a key above its limit with the time to wait', async () => {
  const limits = await createRateLimits(THREE)
  const takes = Array.from({ length: 10 }, () => limits.take('playerWrites', 'ada'))
  expect(await countTaken(takes)).toBe(3)
  await limits.take('playerWrites', 'bob')
  await expect(limits.take('playerWrites', 'ada')).rejects.toMatchObject({
    code: 'rate_limited',
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  })
})

test('counts together on two servers with one PostgreSQL', async () => {
  const { location, remove } = await createDatabase('postgres')
  onTestFinished(remove)
  const servers = await Promise.all(
    [1, 2].map(async () => createRateLimits(THREE, await openPool(location.databaseUrl))),
  )
  const takes = servers.flatMap((limits) =>
    Array.from({ length: 10 }, () => limits.take('playerWrites', 'ada')),
  )
  expect(await countTaken(takes)).toBe(3)
})

test('counts in memory while PostgreSQL does not answer', async () => {
  const { location, remove } = await createDatabase('postgres')
  const limits = await createRateLimits(THREE, await openPool(location.databaseUrl))
  await remove()
  const takes = Array.from({ length: 10 }, () => limits.take('playerWrites', 'ada'))
  expect(await countTaken(takes)).toBe(3)
})

test('counts again from one after the time, and deletes counts that have ended', async () => {
  const { location, remove } = await createDatabase('postgres')
  onTestFinished(remove)
  const pool = await openPool(location.databaseUrl)
  const limits = await createRateLimits(THREE, pool)
  const take = (key: string) => limits.take('playerWrites', key)
  expect(await countTaken(['ada', 'ada', 'ada', 'ada', 'bob'].map(take))).toBe(4)
  await pool.query('update rate_limits set expire = 0')
  expect(await countTaken(['ada', 'ada', 'ada', 'ada'].map(take))).toBe(3)
  const countRows = async () =>
    (await pool.query('select count(*)::int as rows from rate_limits')).rows[0]
  expect(await countRows()).toEqual({ rows: 2 })
  for (let trip = 0; trip < 1_000; trip += 1) await countTaken([take('ada')])
  expect(await countRows()).toEqual({ rows: 1 })
})
