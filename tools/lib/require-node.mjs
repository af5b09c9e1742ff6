import { readFileSync } from 'fs'

// Read by every Node that knows modules at all: only old syntax here, so that an old Node gets a sentence
// instead of a syntax error. The entry files in tools/ import everything newer after this check.

/**
 * The sentence for a Node that is too old, or undefined.
 * @param {string} version as in process.versions.node
 * @param {string} engines as in package.json, `>=major.minor`
 * @returns {string | undefined}
 */
export function nodeTooOld(version, engines) {
  const [major, minor] = numbers(version)
  const [leastMajor, leastMinor] = numbers(engines)
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined
  return (
    'Dope Chain Wars needs Node.js ' +
    leastMajor +
    '.' +
    leastMinor +
    ' or newer, and this is Node.js ' +
    version +
    '. Install a newer one (nodejs.org) and run the same command again.'
  )
}

/** Ends the process with a sentence where Node is too old for the product; true where it is not. */
export function requireNode() {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const sentence = nodeTooOld(process.versions.node, manifest.engines.node)
  if (sentence === undefined) return true
  console.error(sentence)
  process.exit(1)
}

/**
 * @param {string} text
 * @returns {[number, number]}
 */
function numbers(text) {
  const parts = text.replace(/^[^0-9]*/, '').split('.')
  return [Number(parts[0]), Number(parts[1] || 0)]
}
