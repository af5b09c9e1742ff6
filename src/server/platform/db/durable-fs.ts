import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { StartError } from './start-error.ts'

type PostgresMod = postgresMod.PostgresMod

/** The parts of Emscripten's NODEFS that its own typings leave out. */
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: OpenFile) => number }
  readonly node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown
    rename(node: unknown, newParent: unknown, newName: string): void
  }
  realPath(node: unknown): string
}
interface OpenFile {
  /** The system's file descriptor; absent for a folder. */
  readonly nfd?: number
}

function isNodeFileSystem(value: unknown): value is NodeFileSystem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'stream_ops' in value &&
    'node_ops' in value &&
    'realPath' in value
  )
}

/**
 * The file system of the embedded engine, extended by fsync. Emscripten calls `stream_ops.fsync` and treats its absence
 * as success, so that without this class a power failure could lose commits. The engine never syncs folders, so folders
 * with new or renamed entries are synced together with the next file. Written for PGlite 0.5.16; {@link confirmDurable}
 * checks at every start that it works.
 */
export class DurableNodeFs extends NodeFS {
  /** Folders with new or renamed entries since the last sync. */
  readonly #changedFolders = new Set<string>()
  #syncs = 0
  #folderSyncs = 0
  #failure: unknown

  /** The number of file syncs so far. */
  get syncs(): number {
    return this.#syncs
  }

  /** The number of folder syncs so far. */
  get folderSyncs(): number {
    return this.#folderSyncs
  }

  /** The first failure of a sync. After it, commits that the engine reports may not be on disk. */
  get failure(): unknown {
    return this.#failure
  }

  override async init(
    lite: PGlite,
    options: Partial<PostgresMod>,
  ): Promise<{ emscriptenOpts: Partial<PostgresMod> }> {
    const { emscriptenOpts } = await super.init(lite, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), (engine: PostgresMod) => this.#patch(engine)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  #patch({ NODEFS: files }: { NODEFS: unknown }): void {
    if (!isNodeFileSystem(files)) return
    const { mknod, rename } = files.node_ops
    files.node_ops.mknod = (parent, ...rest) => {
      this.#changedFolders.add(files.realPath(parent))
      return mknod(parent, ...rest)
    }
    files.node_ops.rename = (node, newParent, newName) => {
      this.#changedFolders.add(files.realPath(newParent))
      rename(node, newParent, newName)
    }
    files.stream_ops.fsync = (file) => this.#sync(file)
  }

  #sync({ nfd }: OpenFile): number {
    try {
      if (nfd !== undefined) {
        fdatasyncSync(nfd)
        this.#syncs += 1
      }
      for (const folder of this.#changedFolders) {
        syncFolder(folder)
        this.#folderSyncs += 1
      }
      this.#changedFolders.clear()
    } catch (failure) {
      this.#failure ??= failure
      throw failure
    }
    return 0
  }
}

/** Syncs a folder's entries to disk if it exists. Does nothing on Windows, which does not need it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32' || !existsSync(folder)) return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Runs one commit. Throws a StartError if it caused no file sync. */
export async function confirmDurable(
  lite: Pick<PGlite, 'exec'>,
  readSyncs: () => number,
): Promise<void> {
  const before = readSyncs()
  await lite.exec(`select pg_logical_emit_message(true, 'dope-chain-wars', 'self-test')`)
  if (readSyncs() > before) return
  throw new StartError(
    'not_durable',
    'The embedded database does not force its commits to disk on this system: set DATABASE_URL to a PostgreSQL server instead.',
  )
}
