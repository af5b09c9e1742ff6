import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { place } from '../../tools/lib/places.mjs'
import { codesIn, readTable, textOf } from './read-tables.ts'

const PAGE = 'docs/operations.md'
const LOG_CALL = /\blog\.(fatal|error|warn|info|debug)\(\s*(?:\{[^;]*?\},\s*)?(['`])([^'`]+)\2/gs

const LISTED = readTable(PAGE, 'Log lines').map(([level = '', line = '']) => ({
  level: codesIn(level)[0] ?? '',
  message: codesIn(line)[0] ?? '',
}))

test('lists every line that the server logs, with its level', () => {
  const logged = readdirSync(place('src/server'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [...textOf(`src/server/${path}`).matchAll(LOG_CALL)])
    .map(([, level = '', , message = '']) => ({ level, message: fixedPart(message) }))
  expect(logged.length).toBeGreaterThan(20)
  expect(sorted(LISTED)).toEqual(sorted(logged))
})

test('lists every event of the security log', () => {
  const source = textOf('src/server/platform/security-log.ts')
  const events = [...source.matchAll(/(?:success|refusal): '(\w+)'/g)].map(([, event]) => event)
  const listed = readTable(PAGE, 'Security log').flatMap((cells) => cells.flatMap(codesIn))
  expect(events.length).toBeGreaterThan(10)
  expect(listed).toEqual(expect.arrayContaining(events))
})

/** The part of a message before its first colon or variable. */
function fixedPart(message: string): string {
  return (message.split(/: |\$\{/)[0] ?? '').trim()
}

function sorted(lines: readonly { level: string; message: string }[]): string[] {
  return [...new Set(lines.map(({ level, message }) => `${level}: ${message}`))].sort()
}
