import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Complaint, openScratchProject } from './scratch-project.ts'

/** The folders without a DOM library. Each is a project of the compiler. */
const PAGELESS = ['lib', 'protocol', 'rules', 'ecs', 'server']

const ACROSS = [
  ['lib', 'protocol'],
  ['protocol', 'rules'],
  ['rules', 'protocol'],
  ['ecs', 'protocol'],
  ['ecs', 'rules'],
  ['server', 'ecs'],
  ['server', 'stores'],
  ['stores', 'server'],
] as const

const project = openScratchProject()
afterAll(project.release)

let complaints: readonly Complaint[]
const rulesFor = (file: string) =>
  complaints.filter((complaint) => complaint.file === file).map(({ rule }) => rule)

beforeAll(async () => {
  for (const room of [...PAGELESS, 'stores']) {
    project.write(`src/${room}/here.ts`, 'export const here = true\n')
    project.write(`src/${room}/page.ts`, 'export const title = () => document.title\n')
  }
  for (const [importer, imported] of ACROSS) {
    project.write(
      `src/${importer}/across-${imported}.ts`,
      `export { here } from '#src/${imported}/here.ts'\n`,
    )
  }
  project.write('src/stores/node.ts', "export { join } from 'node:path'\n")
  complaints = await project.compile(['src/server', 'src'])
})

test.each(PAGELESS)('rejects a global of the page in %s', (room) => {
  expect(rulesFor(`src/${room}/page.ts`)).toEqual(['TS2584'])
})

test.each(ACROSS)('rejects an import of %s from %s', (importer, imported) => {
  expect(rulesFor(`src/${importer}/across-${imported}.ts`)).toEqual(['TS6307'])
})

test('rejects a module of Node in the client', () => {
  expect(rulesFor('src/stores/node.ts')).toEqual(['TS2591'])
})

test.each([...PAGELESS, 'stores'])('accepts a file of %s without a break', (room) => {
  expect(rulesFor(`src/${room}/here.ts`)).toEqual([])
})

test('accepts a global of the page in the client', () => {
  expect(rulesFor('src/stores/page.ts')).toEqual([])
})
