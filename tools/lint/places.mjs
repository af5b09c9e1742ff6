import { dirname, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * A file of src/, identified by its path below src/ without its extension: `scenes/chat/log`, `main`.
 * @typedef {{ room: string, path: string }} Place
 */

/**
 * The path of a file below the project's folder, with slashes.
 * @param {string} filename absolute
 */
export function projectPath(filename) {
  return relative(ROOT, filename).split(sep).join('/')
}

/**
 * @param {string} path below the project's folder
 * @returns {Place | undefined} undefined outside src/
 */
export function placeOf(path) {
  const inside = /^src\/(.+?)(\.d)?(\.\w+)?$/.exec(path)?.[1]
  if (inside === undefined) return undefined
  return { room: inside.split('/')[0] ?? inside, path: inside }
}

/**
 * The path that an import refers to, below the project's folder, or undefined for a package.
 * @param {string} from the importing file, below the project's folder
 * @param {string} specifier
 */
export function targetOf(from, specifier) {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  if (!bare.startsWith('.')) return undefined
  return posix.normalize(posix.join(dirname(from), bare))
}

/**
 * Whether a file belongs to one of these rooms or folders; `*-repository` is every file whose name ends so.
 * @param {Place} place
 * @param {readonly string[]} homes
 */
export function isIn(place, homes) {
  return homes.some((home) =>
    home.startsWith('*')
      ? place.path.endsWith(home.slice(1))
      : place.path === home || place.path.startsWith(`${home}/`),
  )
}
