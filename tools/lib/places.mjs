import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * The absolute path of a file or folder of the project.
 * @param {string} path relative, with slashes
 */
export function place(path) {
  return fileURLToPath(new URL(path, new URL('../../', import.meta.url)))
}
