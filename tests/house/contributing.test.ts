import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { place } from '../../tools/lib/places.mjs'
import { readExamples } from './read-examples.ts'
import { textOf } from './read-tables.ts'

const EXAMPLES = readExamples('CONTRIBUTING.md')
const CHANGES = EXAMPLES.filter(({ text }) => text === null)
const FILES = EXAMPLES.filter(({ text }) => text !== null)
const IMPORT = /^import (?:type )?\{([^}]+)\} from '([#.][^']+)'$/gm

test('shows a screen, a call, a knob, a line and a test, in this order', () => {
  const headings = [...textOf('CONTRIBUTING.md').matchAll(/^## (Add .+)$/gm)]
  expect(headings.map(([, heading]) => heading)).toEqual([
    'Add a screen',
    'Add a call',
    'Add a knob',
    "Add a shark's line",
    'Add a test',
  ])
  expect(FILES).toHaveLength(6)
  expect(CHANGES.length).toBeGreaterThan(15)
})

test.each(CHANGES)('what the example replaces in $path is there once', ({ path, hunks }) => {
  for (const { before, after } of hunks) {
    expect(textOf(path).split(before), before).toHaveLength(2)
    expect(after).not.toBe(before)
  }
})

test.each(FILES)('the example makes $path, which does not exist', ({ path }) => {
  expect(path).toMatch(/\.ts$/)
  expect(existsSync(place(path))).toBe(false)
})

/** The text of a file, with what the examples add to it. */
function textWithExamples(path: string): string {
  const added = EXAMPLES.filter((example) => example.path === path)
  const texts = added.map(({ text, hunks }) => text ?? hunks.map(({ after }) => after).join(''))
  return [existsSync(place(path)) ? textOf(path) : '', ...texts].join('\n')
}

test.each(FILES)('what the example in $path imports is exported', ({ path, text }) => {
  for (const [, names = '', from = ''] of (text ?? '').matchAll(IMPORT)) {
    const target = from.startsWith('#') ? from.slice(1) : join(dirname(path), from)
    for (const part of names.split(',')) {
      const name = part.replace('type ', '').trim()
      const exported = new RegExp(`^export (\\w+ )+${name}\\b|^export \\{[^}]*\\b${name}\\b`, 'm')
      expect(textWithExamples(target), `${name} of ${target}`).toMatch(exported)
    }
  }
})
