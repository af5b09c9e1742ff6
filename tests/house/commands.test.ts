import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { place } from '../../tools/lib/places.mjs'
import { runNode } from '../../tools/lib/run.mjs'
import { listTestFiles, readTestFile, selectTests } from '../../tools/lib/select-tests.mjs'
import { listDocuments, textOf } from './read-tables.ts'

const DOCUMENTS = listDocuments()
const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(textOf('package.json')).scripts
/** Tools that only other tools run. */
const INTERNAL = ['bench-one.mjs']
const TOOLS = readdirSync(place('tools')).filter(
  (file) => file.endsWith('.mjs') && !INTERNAL.includes(file),
)
const NPM_COMMAND = /\bnpm (?:run ([a-z-]+)|(start|test)\b)((?: \[?--?[\w-]+| \d+\]?)*)/g
const NODE_COMMAND = /\bnode (tools\/[\w-]+\.mjs)((?: --[\w-]+)*)/g
const NPX_COMMAND = /\bnpx ([\w-]+)([^\n`]*)/g
const OPTION = /--[a-z][\w-]*/g

const help = new Map<string, Promise<{ code: number; output: string }>>()

/** What a tool prints about itself. It runs once. */
function helpOf(tool: string): Promise<{ code: number; output: string }> {
  const known = help.get(tool) ?? runNode([place(tool), '--help'])
  help.set(tool, known)
  return known
}

test.each(TOOLS)('tools/%s describes its command with --help', async (file) => {
  const { code, output } = await helpOf(`tools/${file}`)
  const name = Object.keys(SCRIPTS).find((script) => SCRIPTS[script] === `node tools/${file}`)
  expect(code).toBe(0)
  expect(output).toMatch(new RegExp(`^\`(npm (run )?${name ?? ' '}|node tools/${file})\\b`))
})

test.each(DOCUMENTS)(
  'every npm command of %s is a script that takes its options',
  async (document) => {
    for (const [command, script, short, rest = ''] of textOf(document).matchAll(NPM_COMMAND)) {
      const run = SCRIPTS[script ?? short ?? '']
      expect(run, `${document} names ${command}`).toBeDefined()
      const [, tool] = /^node (tools\/[\w-]+\.mjs)$/.exec(run ?? '') ?? []
      const options = rest.match(OPTION) ?? []
      if (options.length === 0) continue
      const { output } = await helpOf(tool ?? '')
      for (const option of options) expect(output, `${document} names ${command}`).toContain(option)
    }
  },
)

test.each(DOCUMENTS)('every tool that %s runs exists and takes its options', async (document) => {
  for (const [command, tool = '', rest = ''] of textOf(document).matchAll(NODE_COMMAND)) {
    expect(existsSync(place(tool)), `${document} names ${command}`).toBe(true)
    const { output } = await helpOf(tool)
    for (const option of rest.match(OPTION) ?? []) {
      expect(output, `${document} names ${command}`).toContain(option)
    }
  }
})

test.each(DOCUMENTS)(
  'every package that %s runs is installed and takes its options',
  async (document) => {
    for (const [command, name = '', rest = ''] of textOf(document).matchAll(NPX_COMMAND)) {
      expect(existsSync(place(`node_modules/.bin/${name}`)), `${document} names ${command}`).toBe(
        true,
      )
      if (name !== 'vitest') continue
      const { output } = await runNode([place('node_modules/vitest/vitest.mjs'), 'run', '--help'])
      for (const option of rest.match(OPTION) ?? []) expect(output, command).toContain(option)
      const [, project] = /--project=(\w+)/.exec(rest) ?? []
      expect(textOf('vite.config.ts'), command).toContain(`name: '${project}'`)
      const pattern = rest.split(' ').find((word) => /^[a-z]/.test(word) && word !== 'run') ?? ''
      expect(selectTests(pattern, listTestFiles(), readTestFile).files, command).not.toEqual([])
    }
  },
)

test('the README names every command of package.json, and CONTRIBUTING those of daily work', () => {
  for (const script of Object.keys(SCRIPTS)) {
    expect(textOf('README.md')).toMatch(new RegExp(`npm (run )?${script}\\b`))
  }
  for (const script of ['start', 'dev', 'check', 'format', 'test']) {
    expect(textOf('CONTRIBUTING.md')).toMatch(new RegExp(`npm (run )?${script}\\b`))
  }
})

test('the list of words runs as the documents name it', async () => {
  const { code, output } = await runNode([place('tools/words.mjs'), 'src/flow'])
  expect(code).toBe(0)
  expect(output).toMatch(/^\d+ words\.$/m)
})

test('rejects a wrong argument of a command in a sentence', async () => {
  const { code, output } = await runNode([place('tools/flakes.mjs'), '--runs', 'none'])
  expect(code).toBe(1)
  expect(output).not.toContain('    at ')
})
