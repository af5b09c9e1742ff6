import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ToolError } from './tool-error.mjs'
import { ROOT } from './places.mjs'

/** Licences of packages that may ship with the product. Any other stops the build. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  // Applies per file: the packages are unmodified, and the notice links to their source.
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
])

const TEXT_FILE = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i

/**
 * @typedef {object} Notice
 * @property {string} name
 * @property {string} version
 * @property {string} license an SPDX expression
 * @property {string} author
 * @property {string} source the address of its source, from its manifest
 * @property {readonly string[]} texts
 */

/**
 * Collects name, version and licence text of every package that ships into one file.
 * @param {string} target an absolute path
 */
export function writeNotices(target) {
  writeFileSync(target, formatNotices(shippedPackages(ROOT).map((path) => readNotice(ROOT, path))))
}

/**
 * The folders of all packages that ship: those of the lock file, except for development packages and packages for other
 * systems.
 * @param {string} root
 * @returns {string[]}
 */
export function shippedPackages(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && !entry.dev && !entry.devOptional && !entry.peer)
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path, 'package.json')))
    .sort()
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Notice}
 */
export function readNotice(root, path) {
  const folder = join(root, path)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const license = String(manifest.license?.type ?? manifest.license ?? 'unknown')
  if (!isAccepted(license)) {
    throw new ToolError(
      `${manifest.name} ${manifest.version} is under the licence '${license}', which tools/lib/notices.mjs does not accept.`,
    )
  }
  return {
    name: manifest.name,
    version: manifest.version,
    license,
    author: String(manifest.author?.name ?? manifest.author ?? ''),
    source: String(manifest.repository?.url ?? manifest.repository ?? manifest.homepage ?? ''),
    texts: readdirSync(folder)
      .filter((name) => TEXT_FILE.test(name))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8').trim()),
  }
}

/**
 * Whether one of an SPDX expression's choices is accepted in all of its parts.
 * @param {string} expression
 */
export function isAccepted(expression) {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => ACCEPTED.has(id.trim())))
}

/**
 * Formats the notices, with one text per group of packages whose texts are equal.
 * @param {readonly Notice[]} notices
 */
export function formatNotices(notices) {
  /** @type {Map<string, Notice[]>} */
  const byText = new Map()
  for (const notice of notices) {
    const text = notice.texts.join('\n\n')
    byText.set(text, [...(byText.get(text) ?? []), notice])
  }
  const sections = [...byText].map(([text, group]) => {
    const heads = group.map(({ name, version, license, author, source }) =>
      [`${name} ${version}`, license, ...(text === '' ? [author] : []), source]
        .filter((part) => part !== '')
        .join(' · '),
    )
    return [...heads, ...(text === '' ? [] : ['', text])].join('\n')
  })
  const rule = `\n\n${'-'.repeat(80)}\n\n`
  return `Dope Chain Wars ships with these packages. Their authors' words:${rule}${sections.join(rule)}\n`
}
