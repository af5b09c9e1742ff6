import { readFileSync, writeFileSync } from 'node:fs'
import { readNpm } from './npm.mjs'
import { place } from './places.mjs'

const ARGS = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev']
const TIMEOUT_MS = 60_000

/**
 * Writes the software bill of materials of the packages that ship (CycloneDX), from the lock file alone. Prints a
 * sentence instead when npm gives none: the game runs without it.
 * @param {string} target an absolute path
 */
export async function writeSbom(target) {
  const text = await readNpm(ARGS, { timeoutMs: TIMEOUT_MS })
  if (!text.trimStart().startsWith('{')) {
    console.warn('The SBOM was not written: npm gave none.')
    return
  }
  writeFileSync(target, formatSbom(text, JSON.parse(readFileSync(place('package.json'), 'utf8'))))
}

/**
 * Returns npm's document under the project's name, without its time and serial number: the same lock file gives the same
 * document.
 * @param {string} text
 * @param {{ name: string }} project
 * @returns {string}
 */
export function formatSbom(text, { name }) {
  const { serialNumber: _, metadata, ...document } = JSON.parse(text)
  const { timestamp: __, ...known } = metadata
  const component = { ...known.component, name }
  return `${JSON.stringify({ ...document, metadata: { ...known, component } }, null, 2)}\n`
}
