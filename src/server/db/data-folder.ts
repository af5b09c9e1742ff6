import { chmod, mkdir, open, readFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFailure } from '#src/lib/errors.ts'
import { StartError } from './start-error.ts'

/** Below this an embedded database cannot promise to write its log; PostgreSQL's log grows by 16 MB at a time. */
export const LEAST_FREE_BYTES = 64 * 2 ** 20
/** The major version inside the embedded engine; it reads no other's files. */
const ENGINE_VERSION = '18'

export interface DataFolder {
  /** The folder that the player of DATA_DIR names. */
  readonly root: string
  /** Where the engine keeps its files, inside it. */
  readonly database: string
  /** Whether no database has been made here yet. */
  readonly isFresh: boolean
}

export interface PrepareDataFolderMeans {
  /** Bytes that this user may still write to the file system of `folder`. */
  freeBytes?(folder: string): Promise<number>
}

/**
 * Makes the data folder (for its owner only) and sees that it can be written, has room, and holds files of this engine.
 * Throws a {@link StartError} otherwise.
 */
export async function prepareDataFolder(
  root: string,
  { freeBytes = readFreeBytes }: PrepareDataFolderMeans = {},
): Promise<DataFolder> {
  const database = join(root, 'database')
  await mustWrite(root, async () => {
    await mkdir(database, { recursive: true, mode: 0o700 })
    // The engine gives some of its files to all, whatever the process's mask: the folder keeps others out.
    await chmod(database, 0o700)
    await tryWriting(root)
  })
  const free = await freeBytes(root)
  if (free < LEAST_FREE_BYTES) throw diskFull(root)
  const version = await readVersion(database)
  if (version !== undefined && version !== ENGINE_VERSION) {
    throw new StartError(
      'data_newer',
      `The data in ${root} was written by PostgreSQL ${version}, and this version of the game reads ${ENGINE_VERSION}: start the version that wrote it, or set DATA_DIR to another folder.`,
    )
  }
  return { root, database, isFresh: version === undefined }
}

/** The sentence for a disk without room, at the start or later. */
export function diskFull(root: string, cause?: unknown): StartError {
  return new StartError(
    'disk_full',
    `The disk that holds ${root} is full: free at least ${LEAST_FREE_BYTES / 2 ** 20} MB and start again.`,
    { cause },
  )
}

async function mustWrite(root: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (failure) {
    if (isErrno(failure) && (failure.code === 'ENOSPC' || failure.code === 'EDQUOT')) {
      throw diskFull(root, failure)
    }
    throw new StartError(
      'folder_not_writable',
      `The data folder ${root} cannot be written (${describeFailure(failure)}): give this user the right to, or set DATA_DIR to another folder.`,
      { cause: failure },
    )
  }
}

async function tryWriting(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`)
  const file = await open(probe, 'w')
  try {
    await file.write('probe')
    await file.sync()
  } finally {
    await file.close()
    await rm(probe, { force: true })
  }
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function readVersion(database: string): Promise<string | undefined> {
  try {
    return (await readFile(join(database, 'PG_VERSION'), 'utf8')).trim()
  } catch (failure) {
    if (isErrno(failure) && failure.code === 'ENOENT') return undefined
    throw new StartError(
      'folder_not_writable',
      `The database in ${database} cannot be read (${describeFailure(failure)}).`,
      { cause: failure },
    )
  }
}

/** A failure of the operating system, with its name such as ENOSPC. */
export function isErrno(failure: unknown): failure is Error & { code: string } {
  return failure instanceof Error && 'code' in failure && typeof failure.code === 'string'
}
