import { readFileSync } from 'node:fs'
import { readNpm } from './npm.mjs'
import { place } from './places.mjs'
import { runTool, ToolError } from './tool-error.mjs'

// One attempt: a build without a network must not wait.
const ARGS = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=8000']
const TIMEOUT_MS = 15_000
const SEVERE = ['high', 'critical']

/**
 * A known vulnerability of a package that ships.
 * @typedef {{ id: string, package: string, severity: string, title: string }} Advisory
 */

/**
 * An advisory that is accepted until the end of a day (YYYY-MM-DD), with the reason why it does no harm here.
 * @typedef {{ id: string, reason: string, expires: string }} Allowed
 */

/**
 * The severe advisories of the lock file, apart from the allowed ones; null when the registry does not answer.
 * @returns {Promise<Advisory[] | null>}
 */
export async function openAdvisories() {
  const advisories = readAdvisories(await readNpm(ARGS, { timeoutMs: TIMEOUT_MS }))
  return advisories && withoutAllowed(advisories, readAllowed(), today())
}

/** Prints the severe advisories of the lock file. Never fails: a new advisory must not break a build. */
export async function reportAdvisories() {
  const open = await openAdvisories()
  if (open === null) console.log('Advisories: not checked, because the registry does not answer.')
  else if (open.length === 0) console.log('Advisories: none of high severity is open.')
  else console.warn(`Advisories, see \`npm run advisories\`:\n${describe(open)}`)
}

/** Fails for each severe advisory that is not allowed, and when they cannot be read. */
export function advisories() {
  return runTool(async () => {
    const open = await openAdvisories()
    if (open === null) {
      throw new ToolError('The advisories could not be read: the registry does not answer.')
    }
    if (open.length > 0)
      throw new ToolError('These advisories are open:', { output: describe(open) })
    console.log('No advisory of high severity is open.')
  })
}

/**
 * Returns the severe advisories of a report of `npm audit --json`, each once; null when the text is none.
 * @param {string} text
 * @returns {Advisory[] | null}
 */
export function readAdvisories(text) {
  if (!text.trimStart().startsWith('{')) return null
  const { vulnerabilities } = JSON.parse(text)
  if (vulnerabilities === undefined) return null
  /** @type {Map<string, Advisory>} */
  const found = new Map()
  for (const { via } of Object.values(vulnerabilities)) {
    for (const cause of via) {
      // A text names another package whose advisory is listed with it.
      if (typeof cause === 'string' || !SEVERE.includes(cause.severity)) continue
      const id = /GHSA(-\w{4}){3}/.exec(cause.url)?.[0] ?? String(cause.source)
      found.set(id, { id, package: cause.name, severity: cause.severity, title: cause.title })
    }
  }
  return [...found.values()]
}

/**
 * @param {readonly Advisory[]} advisories
 * @param {readonly Allowed[]} allowed
 * @param {string} day YYYY-MM-DD
 */
export function withoutAllowed(advisories, allowed, day) {
  const valid = allowed.filter(({ expires }) => day <= expires).map(({ id }) => id)
  return advisories.filter(({ id }) => !valid.includes(id))
}

/** @returns {Allowed[]} */
export function readAllowed() {
  return JSON.parse(readFileSync(place('tools/lib/allowed-advisories.json'), 'utf8'))
}

function today() {
  return new Date().toISOString().slice(0, 10)
}

/** @param {readonly Advisory[]} advisories */
function describe(advisories) {
  return advisories
    .map(({ id, package: name, severity, title }) => `${id} ${name} (${severity}): ${title}`)
    .join('\n')
}
