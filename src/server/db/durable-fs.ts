import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { StartError } from './start-error.ts'

type PostgresMod = postgresMod.PostgresMod

/** The parts of Emscripten's NODEFS that its own typings leave out. */
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: OpenFile) => number }
  realPath(node: unknown): string
}
interface OpenFile {
  /** The system's descriptor; a folder that was opened has none. */
  readonly nfd?: number
  readonly node: unknown
}

function isNodeFileSystem(value: unknown): value is NodeFileSystem {
  return typeof value === 'object' && value !== null && 'stream_ops' in value && 'realPath' in value
}

/**
 * The file system under the embedded engine, with the fsync that it lacks: Emscripten asks `stream_ops.fsync` for it
 * and takes its absence for success, so that a commit would be lost with the power. Written for PGlite 0.5.16; whether
 * it still takes hold is asked at every start by {@link confirmDurable}.
 */
export class DurableNodeFs extends NodeFS {
  #syncs = 0
  #failure: unknown

  /** How many files have been forced to disk so far. */
  get syncs(): number {
    return this.#syncs
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
    const patch = (engine: PostgresMod): void => {
      const files: unknown = engine.NODEFS
      if (isNodeFileSystem(files)) files.stream_ops.fsync = (stream) => this.#sync(files, stream)
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), patch] },
    }
  }

  #sync(files: NodeFileSystem, { nfd, node }: OpenFile): number {
    try {
      if (nfd === undefined) syncFolder(files.realPath(node))
      else fdatasyncSync(nfd)
      this.#syncs += 1
    } catch (failure) {
      this.#failure ??= failure
      throw failure
    }
    return 0
  }
}

/** Makes the names in a folder last. Windows has no such thing and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
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
