import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = join(ROOT, '.cache/pglite-worker')
const SOURCES = ['src/server/db', 'src/lib', 'package-lock.json']

/** Bundles the embedded engine's thread from its sources, once for each state of them; its address. */
export async function buildWorker(): Promise<URL> {
  const folder = join(CACHE, hashSources())
  const worker = join(folder, 'pglite-worker.js')
  if (!existsSync(worker)) {
    const draft = `${folder}.${process.pid}`
    await build({
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      publicDir: false,
      build: {
        ssr: 'src/server/db/pglite-worker.ts',
        outDir: draft,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: '[name].js' } },
      },
    })
    // Whole or not at all: another run may be building the same.
    if (!existsSync(folder)) renameSync(draft, folder)
    rmSync(draft, { recursive: true, force: true })
  }
  return pathToFileURL(worker)
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) hashPath(hash, source)
  return hash.digest('hex').slice(0, 16)
}

function hashPath(hash: ReturnType<typeof createHash>, path: string): void {
  const full = join(ROOT, path)
  if (path.endsWith('.ts') || path.endsWith('.json')) {
    hash.update(path).update(readFileSync(full))
    return
  }
  for (const entry of readdirSync(full, { withFileTypes: true })) {
    const child = `${path}/${entry.name}`
    if (entry.isDirectory() || entry.name.endsWith('.ts')) hashPath(hash, child)
  }
}
