import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { confirmDurable, DurableNodeFs, syncFolder } from './durable-fs.ts'

/**
 * These turn on fsync, which PGlite turns off by default (-F). Of the values of `wal_sync_method` only `fsync` reaches
 * the file system. The smaller buffers save 110 MB of memory; the system's page cache also caches the files.
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

/** Opens or creates the embedded database in `folder`. Throws a StartError if commits do not reach the disk. */
export async function openPglite(folder: string, isFresh: boolean): Promise<OpenPglite> {
  const files = new DurableNodeFs(folder)
  const lite = await PGlite.create({ fs: files, startParams: START_PARAMETERS })
  await confirmDurable(lite, () => files.syncs)
  if (isFresh) {
    // PGlite's initdb does not sync its files.
    await lite.exec('checkpoint')
    syncTree(folder)
  }
  return { lite, files }
}

/** Syncs a folder and everything in it to disk. */
function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncFile(path)
  }
  syncFolder(folder)
}

function syncFile(path: string): void {
  // Windows syncs only files that were opened for writing.
  const descriptor = openSync(path, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
