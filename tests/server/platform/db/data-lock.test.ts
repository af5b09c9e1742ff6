import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { lockAddress, lockDataFolder, type Unlock } from '#src/server/platform/db/data-lock.ts'
import { accounts } from '#src/server/platform/db/schema.ts'
import { openTestStore } from '#tests/support/database.ts'
import { embeddedFolder, scratchFolder } from '#tests/support/embedded-folder.ts'
import { startHolder } from '#tests/support/holder-process.ts'

test('locks a folder once, and again after its release', async () => {
  const root = scratchFolder()
  const unlock = await lockDataFolder(root)
  await expect(lockDataFolder(root)).rejects.toMatchObject({ code: 'data_in_use' })
  await unlock()
  await (await lockDataFolder(root))()
})

test('locks a folder whose path is too long for a socket', async () => {
  const root = join(scratchFolder(), 'long'.repeat(40))
  mkdirSync(root)
  expect(dirname(lockAddress(root))).toBe(tmpdir())
  const unlock = await lockDataFolder(root)
  await expect(lockDataFolder(root)).rejects.toMatchObject({ code: 'data_in_use' })
  await unlock()
})

test('uses a named pipe on Windows', () => {
  const root = scratchFolder()
  expect(lockAddress(root, 'win32')).toMatch(/^\\\\\.\\pipe\\dope-chain-wars-[0-9a-f]{32}$/)
})

test('gives a dead lock to exactly one of five callers', async () => {
  const root = embeddedFolder()
  const holder = startHolder(root)
  expect(await holder.nextLine()).toBe('open')
  await holder.kill9()
  const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => lockDataFolder(root)))
  const won = attempts.filter(
    (attempt): attempt is PromiseFulfilledResult<Unlock> => attempt.status === 'fulfilled',
  )
  expect(won).toHaveLength(1)
  await won[0]?.value()
})

test('rejects a folder that another process has locked', async () => {
  const root = embeddedFolder()
  const holder = startHolder(root)
  expect(await holder.nextLine()).toBe('open')
  await expect(openTestStore({ dataDir: root })).rejects.toMatchObject({
    code: 'data_in_use',
    message: `The data folder ${root} is in use by another process of the game: stop that one, or set DATA_DIR to another folder.`,
  })
  const second = startHolder(root)
  expect(await second.nextLine()).toMatch(/^data_in_use: /)
})

test('opens after kill -9 without repair and with all committed rows', async () => {
  const root = embeddedFolder()
  const acknowledged: string[] = []
  for (let kill = 1; kill <= 3; kill += 1) {
    const holder = startHolder(root)
    expect(await holder.nextLine()).toBe('open')
    for (let row = 0; row < 20 * kill; row += 1) acknowledged.push(await holder.nextLine())
    acknowledged.push(...(await holder.kill9()))
  }
  const store = await openTestStore({ dataDir: root })
  const rows = await store.db.select({ name: accounts.name }).from(accounts)
  await store.close()
  const kept = new Set(rows.map(({ name }) => name))
  expect(acknowledged.length).toBeGreaterThan(100)
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  // Each kill may come between a commit and its report, so up to three more rows exist.
  expect(kept.size - acknowledged.length).toBeLessThanOrEqual(3)
})
