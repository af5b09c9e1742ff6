import { chmod, mkdir, open, readFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFailure } from '#src/lib/errors.ts'
import { StartError } from './start-error.ts'

/** Free space that an embedded database needs for its log, which grows in steps of 16 MB. */
export const MIN_FREE_BYTES = 64 * 2 ** 20
/** PostgreSQL's major version in the embedded engine, which reads only files of this version. */
const ENGINE_VERSION = '18'

export interface DataFolder {
  /** The folder that DATA_DIR names. */
  readonly root: string
  /** The engine's own folder inside `root`. */
  readonly database: string
  /** Whether there is no database yet. */
  readonly isFresh: boolean
}

export interface PrepareDataFolderOptions {
  /** Resolves with the free bytes for this user on the file system of `folder`. */
  freeBytes?(folder: string): Promise<number>
}

/**
 * Creates the data folder, accessible to its owner only. Throws a {@link StartError} unless it is writable, has enough
 * free space, and is empty or contains files of this engine's version.
 */
export async function prepareDataFolder(
  root: string,
  { freeBytes = readFreeBytes }: PrepareDataFolderOptions = {},
): Promise<DataFolder> {
  const database = join(root, 'database')
  await expectWritable(root, async () => {
    await mkdir(database, { recursive: true, mode: 0o700 })
    // The engine makes some of its files readable for all users, so the folder must exclude them.
    await chmod(database, 0o700)
    await writeProbe(root)
  })
  const free = await freeBytes(root)
  if (free < MIN_FREE_BYTES) throw diskFull(root)
  const version = await readVersion(database)
  if (version !== undefined && version !== ENGINE_VERSION) {
    throw new StartError(
      'data_newer',
      `The data in ${root} was written by PostgreSQL ${version}, and this version of the game reads ${ENGINE_VERSION}: start the version that wrote it, or set DATA_DIR to another folder.`,
    )
  }
  return { root, database, isFresh: version === undefined }
}

/** Returns the error for a full disk, at the start or later. */
export function diskFull(root: string, cause?: unknown): StartError {
  return new StartError(
    'disk_full',
    `The disk that holds ${root} is full: free at least ${MIN_FREE_BYTES / 2 ** 20} MB and start again.`,
    { cause },
  )
}

async function expectWritable(root: string, write: () => Promise<void>): Promise<void> {
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

async function writeProbe(folder: string): Promise<void> {
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

/** Whether a failure comes from the operating system, with a code such as ENOSPC. */
export function isErrno(failure: unknown): failure is Error & { code: string } {
  return failure instanceof Error && 'code' in failure && typeof failure.code === 'string'
}
