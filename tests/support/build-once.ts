import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fingerprint } from '../../tools/lib/fingerprint.mjs'
import { place } from '../../tools/lib/places.mjs'

export interface BuildOnceParameters {
  /** The folder's name in the cache. */
  readonly name: string
  /** Everything the result depends on: files and folders of the project. */
  readonly sources: readonly string[]
  /** Makes the result as a new folder. */
  make(folder: string): Promise<void>
}

/** Makes a folder once for each state of its sources and stores it in the cache. Returns its path. */
export async function buildOnce({ name, sources, make }: BuildOnceParameters): Promise<string> {
  const folder = place(`.cache/${name}/${fingerprint(sources).slice(0, 16)}`)
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`
    mkdirSync(dirname(folder), { recursive: true })
    await make(draft)
    // Renamed when complete, because another run may be making the same folder.
    if (!existsSync(folder)) renameSync(draft, folder)
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}
