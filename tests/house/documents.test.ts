import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { place } from '../../tools/lib/places.mjs'
import { listTestFiles, readTestFile, selectTests } from '../../tools/lib/select-tests.mjs'
import { readExamples } from './read-examples.ts'
import { listDocuments, textOf } from './read-tables.ts'

const DOCUMENTS = listDocuments()
const TEST_PATTERN = /npm test -- (?:"([^"]+)"|([\w/-]+))/g
const LINK = /\]\(([^)\s]+)\)/g
const CITED = /\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g

/** The files that a document's examples make. */
function madeBy(document: string): readonly string[] {
  return readExamples(document).flatMap(({ path, text }) => (text === null ? [] : [path]))
}

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

test('every page and anchor that a comment cites exists', () => {
  const sources = ['src', 'tools'].flatMap((folder) =>
    readdirSync(place(folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:ts|tsx|mjs|frag|css)$/.test(path))
      .map((path) => `${folder}/${path}`),
  )
  for (const source of sources) {
    for (const [cited, page = '', anchor] of textOf(source).matchAll(CITED)) {
      expect(existsSync(place(page)), `${source} cites ${cited}`).toBe(true)
      if (anchor) expect(anchorsOf(page), `${source} cites ${cited}`).toContain(anchor)
    }
  }
})

test.each(DOCUMENTS)('every pattern of tests that %s names selects a test', (document) => {
  for (const [, quoted, bare] of textOf(document).matchAll(TEST_PATTERN)) {
    const pattern = quoted ?? bare ?? ''
    if (pattern === 'PATTERN' || madeBy(document).some((path) => path.includes(pattern))) continue
    const { files } = selectTests(pattern, listTestFiles(), readTestFile)
    expect(files, `${document} names npm test -- ${pattern}`).not.toEqual([])
  }
})

test.each(DOCUMENTS)('every file of the project that %s names exists', (document) => {
  for (const [, path = ''] of textOf(document).matchAll(/`((?:src|tests|tools)\/[\w./-]+)`/g)) {
    const exists = existsSync(place(path)) || madeBy(document).includes(path)
    expect(exists, `${document} names ${path}`).toBe(true)
  }
})

test('every decision is listed and has the same four parts', () => {
  const folder = 'docs/decisions'
  const pages = readdirSync(place(folder)).filter((path) => path !== 'README.md')
  const links = [...textOf(`${folder}/README.md`).matchAll(/\]\(([\w-]+\.md)\)/g)]
  expect(links.map(([, page]) => page).sort()).toEqual(pages.sort())
  for (const page of pages) {
    const headings = [...textOf(`${folder}/${page}`).matchAll(/^## (.+)$/gm)]
    expect(
      headings.map(([, heading]) => heading),
      page,
    ).toEqual(['Context', 'Choice', 'Consequence', 'What would change it'])
  }
})

test('the README has 150 lines at most', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(151)
})
