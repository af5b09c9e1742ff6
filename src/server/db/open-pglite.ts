import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { confirmDurable, DurableNodeFs, syncFolder } from './durable-fs.ts'

/**
 * PGlite's own start turns fsync off (-F), and only the method named fsync reaches the file system under it.
 * The smaller buffers save 110 MB of memory; the system's page cache stands behind them.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on'],
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=32MB'],
  ...['-c', 'timezone=UTC'],
]

export interface OpenPglite {
  readonly lite: PGlite
  readonly files: DurableNodeFs
}

/** Opens, or makes, the embedded database in `folder`, and proves that a commit reaches the disk. Throws a StartError if not. */
export async function openPglite(folder: string, isFresh: boolean): Promise<OpenPglite> {
  const files = new DurableNodeFs(folder)
  const lite = await PGlite.create({ fs: files, startParams: START_PARAMETERS })
  await confirmDurable(lite, () => files.syncs)
  if (isFresh) {
    // The first files were written by PGlite's initdb, which syncs nothing.
    await lite.exec('checkpoint')
    syncTree(folder)
  }
  return { lite, files }
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncFile(path)
  }
  syncFolder(folder)
}

function syncFile(path: string): void {
  // Windows forces only what was opened for writing.
  const descriptor = openSync(path, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
