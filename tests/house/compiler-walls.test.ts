import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Complaint, openScratchHouse } from './scratch-house.ts'

/** The rooms that know no page; each is a project of the compiler's own. */
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

const house = openScratchHouse()
afterAll(house.release)

let complaints: readonly Complaint[]
const rulesFor = (file: string) =>
  complaints.filter((complaint) => complaint.file === file).map(({ rule }) => rule)

beforeAll(async () => {
  for (const room of [...PAGELESS, 'stores']) {
    house.write(`src/${room}/here.ts`, 'export const here = true\n')
    house.write(`src/${room}/page.ts`, 'export const title = () => document.title\n')
  }
  for (const [importer, imported] of ACROSS) {
    house.write(
      `src/${importer}/across-${imported}.ts`,
      `export { here } from '#src/${imported}/here.ts'\n`,
    )
  }
  house.write('src/stores/node.ts', "export { join } from 'node:path'\n")
  complaints = await house.compile(['src/server', 'src'])
})

test.each(PAGELESS)('error: %s names the page', (room) => {
  expect(rulesFor(`src/${room}/page.ts`)).toEqual(['TS2584'])
})

test.each(ACROSS)('error: %s imports %s', (importer, imported) => {
  expect(rulesFor(`src/${importer}/across-${imported}.ts`)).toEqual(['TS6307'])
})

test('error: Node in the client', () => {
  expect(rulesFor('src/stores/node.ts')).toEqual(['TS2591'])
})

test.each([...PAGELESS, 'stores'])('default: a file of %s that breaks nothing', (room) => {
  expect(rulesFor(`src/${room}/here.ts`)).toEqual([])
})

test('default: the client names the page', () => {
  expect(rulesFor('src/stores/page.ts')).toEqual([])
})
