import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A folder in memory, on Linux. */
const SHARED_MEMORY = '/dev/shm'
/** Enough for the databases of all workers. Containers often have 64 MB only. */
const ENOUGH_BYTES = 2 * 2 ** 30

/**
 * Returns the folder for the databases of tests: one in memory where there is room, else the system's folder for
 * temporary files. The embedded engine forces every commit to the disk, and a disk takes milliseconds for it. A process
 * that is killed loses nothing in either: what it has written is the system's.
 */
export function databaseRoot(): string {
  return hasRoom(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir()
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}
