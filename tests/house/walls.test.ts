import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Complaint, openScratchProject } from './scratch-project.ts'
import { CLEAN, IMPORT_BREAKS, STYLE_BREAKS } from './wall-breaks.ts'

/**
 * The folders that may import each folder: the inverse of the table in tools/lint/rooms.mjs. `main` is src/main.tsx, which
 * may import every folder of the client.
 */
const IMPORTED_BY = {
  lib: [
    'protocol',
    'rules',
    'ecs',
    'terminal',
    'crt',
    'flow',
    'scenes',
    'stores',
    'api',
    'hosts',
    'wallet',
    'session',
    'browser',
    'shell',
    'server',
  ],
  protocol: [
    'terminal',
    'crt',
    'flow',
    'scenes',
    'stores',
    'api',
    'hosts',
    'wallet',
    'session',
    'browser',
    'shell',
    'server',
  ],
  rules: ['server'],
  ecs: ['terminal', 'scenes'],
  terminal: ['scenes'],
  crt: ['scenes'],
  flow: ['scenes', 'shell', 'stores', 'session'],
  stores: ['scenes', 'shell', 'session'],
  api: ['scenes', 'shell', 'stores', 'wallet', 'session'],
  hosts: ['scenes', 'shell', 'wallet', 'session'],
  wallet: ['scenes', 'shell', 'session'],
  session: ['scenes'],
  browser: ['scenes', 'shell', 'stores', 'wallet', 'session', 'hosts'],
  scenes: [],
  shell: [],
  server: [],
} as const satisfies Record<string, readonly string[]>

const ROOMS = Object.keys(IMPORTED_BY)
const PAIRS = Object.entries(IMPORTED_BY).flatMap(([imported, by]: [string, readonly string[]]) =>
  ROOMS.filter((importer) => importer !== imported).map((importer) => ({
    importer,
    imported,
    isAllowed: by.includes(importer),
  })),
)

/** Calls that use time, chance or I/O, one per line. */
const AMBIENT_CALLS = [
  'Date.now()',
  'new Date()',
  'Date()',
  'Math.random()',
  'performance.now()',
  'setTimeout(run, 1)',
  'setInterval(run, 1)',
  "fetch('/')",
  "localStorage.getItem('')",
  "globalThis.fetch('/')",
  "window['localStorage']",
]
const PURE_ROOMS = [
  'lib',
  'protocol',
  'rules',
  'ecs',
  'flow',
  'scenes',
  'stores',
  'terminal',
  'crt',
  'api',
  'wallet',
  'session',
  'hosts',
  'shell',
  'server',
]
const AMBIENT_FILE = AMBIENT_CALLS.map(
  (call, line) => `export const run${line} = (): unknown => ${call}`,
).join('\n')

const project = openScratchProject()
afterAll(project.release)

function pairFile({ importer, imported }: { importer: string; imported: string }): string {
  const folder = importer === 'scenes' ? 'scenes/chat' : importer
  return `src/${folder}/from-${importer}-to-${imported}.ts`
}

describe('lint', () => {
  let complaints: readonly Complaint[]

  beforeAll(async () => {
    for (const pair of PAIRS)
      project.write(pairFile(pair), `import '#src/${pair.imported}/any-file.ts'`)
    for (const { file, text } of [...IMPORT_BREAKS, ...STYLE_BREAKS]) project.write(file, text)
    // Completes the import cycle of src/lib/f.ts.
    project.write('src/lib/g.ts', "import { f } from './f.ts'\nexport const g = (): number => f()")
    for (const room of PURE_ROOMS) project.write(`src/${room}/ambient.ts`, AMBIENT_FILE)
    for (const [file, text] of Object.entries(CLEAN)) project.write(file, text)
    complaints = await project.lint()
  })

  const about = (file: string) => complaints.filter((complaint) => complaint.file === file)
  const rulesFor = (file: string) => about(file).map(({ rule }) => rule)

  test.each(PAIRS.filter(({ isAllowed }) => !isAllowed))(
    'rejects an import of $imported from $importer',
    (pair) => {
      expect(rulesFor(pairFile(pair))).toEqual(['house(walls)'])
    },
  )

  test.each(PAIRS.filter(({ isAllowed }) => isAllowed))(
    'accepts an import of $imported from $importer',
    (pair) => {
      expect(rulesFor(pairFile(pair))).toEqual([])
    },
  )

  test.each([...IMPORT_BREAKS, ...STYLE_BREAKS])('rejects $name', ({ file, rule }) => {
    expect(rulesFor(file)).toContain(rule ?? 'house(walls)')
  })

  test.each(PURE_ROOMS)('rejects every ambient call in %s', (room) => {
    const ambient = about(`src/${room}/ambient.ts`).filter(
      ({ rule }) => rule === 'house(no-ambient)',
    )
    expect(ambient.map(({ line }) => AMBIENT_CALLS[line - 1])).toEqual(AMBIENT_CALLS)
  })

  test.each(Object.keys(CLEAN))('accepts %s', (file) => {
    expect(about(file)).toEqual([])
  })

  test('names in the message what to use instead', () => {
    expect(about('src/rules/ambient.ts')[0]?.message).toMatchInlineSnapshot(
      `"Date.now is ambient: time comes in as an argument, a Clock or world.time."`,
    )
    expect(about('src/rules/from-rules-to-protocol.ts')[0]?.message).toMatchInlineSnapshot(
      `"A wall: rules may import lib, and not protocol/any-file."`,
    )
  })
})
