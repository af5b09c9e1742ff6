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

/** A folder that is made once for each state of its sources, and kept in the cache; its path. */
export async function buildOnce({ name, sources, make }: BuildOnceParameters): Promise<string> {
  const folder = place(`.cache/${name}/${fingerprint(sources).slice(0, 16)}`)
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`
    mkdirSync(dirname(folder), { recursive: true })
    await make(draft)
    // Whole or not at all: another run may be making the same.
    if (!existsSync(folder)) renameSync(draft, folder)
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}
