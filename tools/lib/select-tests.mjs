import { readdirSync, readFileSync } from 'node:fs'
import { place } from './places.mjs'

/**
 * The tests that a pattern selects: files by their path and, when no path has it, tests by their name.
 * @typedef {{ files: readonly string[], name: string | null }} Selection
 */

/** Shorter words are too common to select files by. */
const WORD_LETTERS = 4

/**
 * Selects tests by a pattern: a part of a file's path, in any case; when no path has it, a part of a test's full name.
 * `files` are all files that can hold such a test.
 * @param {string} pattern
 * @param {readonly string[]} files paths relative to the project's folder
 * @param {(file: string) => string} readText
 * @returns {Selection}
 */
export function selectTests(pattern, files, readText) {
  const wanted = pattern.toLowerCase()
  const byPath = files.filter((file) => file.toLowerCase().includes(wanted))
  if (byPath.length > 0) return { files: byPath, name: null }
  // A title may be composed at run time, so one of its words in the file's text is enough.
  const words = wanted.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= WORD_LETTERS)
  const mayHoldIt = (/** @type {string} */ file) => {
    const text = readText(file).toLowerCase()
    return words.some((word) => text.includes(word))
  }
  return { files: words.length === 0 ? files : files.filter(mayHoldIt), name: pattern }
}

/** Returns the test files of the gate, relative to the project's folder, without the soak. */
export function listTestFiles() {
  return readdirSync(place('tests'), { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(test\.tsx?|spec\.ts)$/.test(path) && !path.startsWith('tests/soak/'))
    .sort()
}

/** @param {string} file relative to the project's folder */
export function readTestFile(file) {
  return readFileSync(place(file), 'utf8')
}
