import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './places.mjs'

/**
 * A hash over the names and contents of files and folders: equal on all machines for equal content, and different when one
 * byte differs.
 * @param {readonly string[]} paths relative to the project's folder; absent ones count as absent
 * @param {readonly string[]} [words] other inputs of the result
 */
export function fingerprint(paths, words = []) {
  const hash = createHash('sha256')
  for (const word of words) hash.update(`word ${word}\0`)
  for (const file of paths.flatMap(filesUnder)) {
    hash.update(`file ${file}\0`)
    hash.update(readFileSync(join(ROOT, file)))
    hash.update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const absolute = join(ROOT, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [path]
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}

/**
 * Whether a stamp file contains this fingerprint.
 * @param {string} stamp an absolute path
 * @param {string} expected
 */
export function isStamped(stamp, expected) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === expected
}
