import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A folder in memory, on Linux. */
const SHARED_MEMORY = '/dev/shm'
/** Enough space for the databases of all workers. Containers often have only 64 MB. */
const ENOUGH_BYTES = 2 * 2 ** 30

/**
 * Returns the folder for the databases of tests: in memory if there is enough space, else the system's temporary
 * folder. The embedded engine syncs every commit, which takes milliseconds on a disk. A killed process loses no data in
 * either, because the system has its writes.
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
