import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { MIN_FREE_BYTES, prepareDataFolder } from '#src/server/platform/db/data-folder.ts'
import { openTestStore } from '#tests/support/database.ts'
import { embeddedFolder, scratchFolder } from '#tests/support/embedded-folder.ts'

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** Drops root's rights for a test, because root may write to any folder. */
function dropRights(): void {
  if (process.getuid?.() !== 0) return
  process.seteuid?.(65_534)
  onTestFinished(() => {
    process.seteuid?.(0)
  })
}

test('creates a folder that only its owner can read', async () => {
  const root = join(scratchFolder(), 'deep/data')
  const folder = await prepareDataFolder(root)
  expect(folder).toEqual({ root, database: join(root, 'database'), isFresh: true })
  expect([mode(root), mode(folder.database)]).toEqual(['700', '700'])
  expect(readdirSync(root)).toEqual(['database'])
})

test('reports a folder with a database as not fresh', async () => {
  expect(await prepareDataFolder(embeddedFolder())).toMatchObject({ isFresh: false })
})

test('removes the rights of other users on an existing folder', async () => {
  const root = scratchFolder()
  mkdirSync(join(root, 'database'), { mode: 0o755 })
  const folder = await prepareDataFolder(root)
  expect(mode(folder.database)).toBe('700')
})

test('rejects a folder without write permission', async () => {
  const root = scratchFolder()
  chmodSync(root, 0o555)
  dropRights()
  await expect(prepareDataFolder(join(root, 'data'))).rejects.toMatchObject({
    code: 'folder_not_writable',
    message: `The data folder ${root}/data cannot be written (EACCES: permission denied, mkdir '${root}/data'): give this user the right to, or set DATA_DIR to another folder.`,
  })
})

test('rejects a folder of another user', async () => {
  const root = scratchFolder()
  mkdirSync(join(root, 'database'))
  chmodSync(join(root, 'database'), 0o755)
  chmodSync(root, 0o755)
  if (process.getuid?.() === 0) dropRights()
  else chmodSync(root, 0o555)
  await expect(prepareDataFolder(root)).rejects.toMatchObject({ code: 'folder_not_writable' })
})

test('rejects a file with the name of the folder', async () => {
  const root = join(scratchFolder(), 'data')
  writeFileSync(root, '')
  await expect(prepareDataFolder(root)).rejects.toMatchObject({ code: 'folder_not_writable' })
})

test('rejects a full disk with the space to free', async () => {
  const root = scratchFolder()
  const freeBytes = async () => MIN_FREE_BYTES - 1
  await expect(prepareDataFolder(root, { freeBytes })).rejects.toMatchObject({
    code: 'disk_full',
    message: `The disk that holds ${root} is full: free at least 64 MB and start again.`,
  })
})

test('rejects files of another major version of PostgreSQL', async () => {
  const root = embeddedFolder()
  writeFileSync(join(root, 'database/PG_VERSION'), '19\n')
  await expect(openTestStore({ dataDir: root })).rejects.toMatchObject({
    code: 'data_newer',
    message: expect.stringContaining('was written by PostgreSQL 19'),
  })
})

test('rejects damaged files and releases the lock', async () => {
  const root = embeddedFolder()
  writeFileSync(join(root, 'database/global/pg_control'), Buffer.alloc(8_192))
  await expect(openTestStore({ dataDir: root })).rejects.toMatchObject({ code: 'database_broken' })
  expect(existsSync(join(root, 'lock'))).toBe(false)
})
