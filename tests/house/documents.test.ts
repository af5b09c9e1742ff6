import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { place } from '../../tools/lib/places.mjs'

const DOCUMENTS = [
  'README.md',
  ...readdirSync(place('docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
]
const LINK = /\]\(([^)\s]+)\)/g
const SCRIPTS = JSON.parse(readFileSync(place('package.json'), 'utf8')).scripts

const textOf = (document: string): string => readFileSync(place(document), 'utf8')

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(document: string): readonly string[] {
  const headings = textOf(document).matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(DOCUMENTS)('every link and anchor of %s leads somewhere', (document) => {
  for (const [, target = ''] of textOf(document).matchAll(LINK)) {
    if (/^https?:/.test(target)) continue
    const [path = '', anchor] = target.split('#')
    const file = path === '' ? document : relative(place('.'), join(place(dirname(document)), path))
    expect(existsSync(place(file)), `${document} links to ${target}`).toBe(true)
    if (anchor) expect(anchorsOf(file), `${document} links to ${target}`).toContain(anchor)
  }
})

test.each(DOCUMENTS)('every npm script that %s names exists', (document) => {
  for (const [, name = ''] of textOf(document).matchAll(/npm run ([a-z]+)/g)) {
    expect(SCRIPTS, `${document} names npm run ${name}`).toHaveProperty(name)
  }
})

test.each(DOCUMENTS)('every file of the project that %s names exists', (document) => {
  for (const [, path = ''] of textOf(document).matchAll(/`((?:src|tests|tools)\/[\w./-]+)`/g)) {
    expect(existsSync(place(path)), `${document} names ${path}`).toBe(true)
  }
})

test('the README has 150 lines at most', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(151)
})
