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
  /** The system's descriptor; a folder that was opened has none. */
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
 * The file system under the embedded engine, with the fsync that it lacks: Emscripten asks `stream_ops.fsync` for it
 * and takes its absence for success, so that a commit would be lost with the power. The engine never asks for a
 * folder, so the folders that got new names are forced to disk with the next file.
 * Written for PGlite 0.5.16; whether it still takes hold is asked at every start by {@link confirmDurable}.
 */
export class DurableNodeFs extends NodeFS {
  readonly #renamedIn = new Set<string>()
  #syncs = 0
  #folderSyncs = 0
  #failure: unknown

  /** How many files have been forced to disk so far. */
  get syncs(): number {
    return this.#syncs
  }

  /** How many folders. */
  get folderSyncs(): number {
    return this.#folderSyncs
  }

  /** What a forced write failed with. Afterwards nothing that the engine acknowledges can be trusted. */
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
    files.node_ops.mknod = (parent, ...made) => {
      this.#renamedIn.add(files.realPath(parent))
      return mknod(parent, ...made)
    }
    files.node_ops.rename = (node, newParent, newName) => {
      this.#renamedIn.add(files.realPath(newParent))
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
      for (const folder of this.#renamedIn) {
        syncFolder(folder)
        this.#folderSyncs += 1
      }
      this.#renamedIn.clear()
    } catch (failure) {
      this.#failure ??= failure
      throw failure
    }
    return 0
  }
}

/** Makes the names in a folder last, if it is still there. Windows has no such thing and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32' || !existsSync(folder)) return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Runs one commit and refuses to go on when it did not reach the disk. */
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
