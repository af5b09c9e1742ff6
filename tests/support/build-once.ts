import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fingerprint } from '../../tools/lib/fingerprint.mjs'
import { place } from '../../tools/lib/places.mjs'

export interface BuildOnceParameters {
  /** The folder's name in the cache. */
  readonly name: string
  /** Files and folders of the project that the result depends on. */
  readonly sources: readonly string[]
  /** Creates the result in a new folder. */
  make(folder: string): Promise<void>
}

/** Resolves with the path of a cached folder, which is made once for each state of its sources. */
export async function buildOnce({ name, sources, make }: BuildOnceParameters): Promise<string> {
  const folder = place(`.cache/${name}/${fingerprint(sources).slice(0, 16)}`)
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`
    mkdirSync(dirname(folder), { recursive: true })
    await make(draft)
    // Renamed when complete, because another run may make the same folder.
    if (!existsSync(folder)) renameSync(draft, folder)
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}
