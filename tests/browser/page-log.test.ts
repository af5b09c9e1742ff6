import { expect, test } from 'vitest'
import { createPageLog } from '#src/browser/page-log.ts'

function setup(isDebug: boolean) {
  const written: string[] = []
  const write = (...parts: unknown[]): void => void written.push(parts.map(String).join(' '))
  return { log: createPageLog({ warn: write, debug: write }, isDebug), written }
}

test('writes only failures and keeps no lines without debug logs', () => {
  const { log, written } = setup(false)
  log.failed('asking', new RangeError('no'))
  log.debug('flow', { view: 'boot' })
  expect(written).toEqual(['asking: RangeError: no'])
  expect(log.lines).toEqual([])
})

test('keeps the last 500 lines and reports each of them with debug logs', () => {
  const { log } = setup(true)
  const heard: string[] = []
  const end = log.onLine((line) => heard.push(line))
  const circular: Record<string, unknown> = {}
  circular['self'] = circular
  log.debug('flow', { view: 'boot' })
  log.failed('asking', new RangeError('no'))
  log.debug('odd', circular)
  log.debug('nothing', undefined)
  expect(heard).toEqual([
    'flow: {"view":"boot"}',
    'asking: RangeError: no',
    'odd: [object Object]',
    'nothing: undefined',
  ])
  expect(log.lines).toEqual(heard)
  end()
  for (let line = 0; line < 600; line += 1) log.debug('line', line)
  expect(log.lines).toHaveLength(500)
  expect(log.lines.at(-1)).toBe('line: 599')
  expect(heard).toHaveLength(4)
})
