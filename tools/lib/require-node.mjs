import { readFileSync } from 'fs'

// Every Node version that supports modules reads this file, so it uses only old syntax: an old Node then prints a sentence
// instead of a syntax error. The entry files in tools/ import everything else after this check.

/**
 * Returns the sentence for a Node that is too old, or undefined.
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

/**
 * Returns true when Node is new enough. Otherwise prints a sentence and ends the process. With `--help` prints the comment at
 * the head of the tool and ends the process.
 */
export function requireNode() {
  if (process.argv.indexOf('--help') > 1) {
    console.log(headComment(readFileSync(process.argv[1] || '', 'utf8')))
    process.exit(0)
  }
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const sentence = nodeTooOld(process.versions.node, manifest.engines.node)
  if (sentence === undefined) return true
  console.error(sentence)
  process.exit(1)
}

/** @param {string} source */
function headComment(source) {
  const lines = source.split('\n').filter((line) => line.indexOf('// ') === 0)
  return lines.map((line) => line.slice(3)).join('\n')
}

/**
 * @param {string} text
 * @returns {[number, number]}
 */
function numbers(text) {
  const parts = text.replace(/^[^0-9]*/, '').split('.')
  return [Number(parts[0]), Number(parts[1] || 0)]
}
