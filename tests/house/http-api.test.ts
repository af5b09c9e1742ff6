import { expect, test } from 'vitest'
import { CALLS } from '#src/protocol/calls.ts'
import { chatEventSchemas } from '#src/protocol/chat.ts'
import { COMMON_ERRORS } from '#src/protocol/endpoint.ts'
import { ERROR_STATUS } from '#src/protocol/errors.ts'
import { LIMITS } from '#src/server/platform/http/rate-limit.ts'
import { codesIn, readTable, textOf } from './read-tables.ts'

const PAGE = 'docs/http-api.md'
const PERIODS: Readonly<Record<number, string>> = { 60: 'minute', 3600: 'hour' }

test('lists every error code with its status', () => {
  const listed = readTable(PAGE, 'Errors').map(([code = '', status]) => [
    codesIn(code)[0],
    Number(status),
  ])
  expect(Object.fromEntries(listed)).toEqual(ERROR_STATUS)
  expect(listed).toHaveLength(Object.keys(ERROR_STATUS).length)
})

test('names the codes that all calls share', () => {
  const [, sentence = ''] = /common to all calls: ([^.]+)\./.exec(textOf(PAGE)) ?? []
  expect(codesIn(sentence)).toEqual(COMMON_ERRORS)
})

test('lists every event of a stream with its fields', () => {
  const listed = readTable(PAGE, 'Streams of a conversation').map(([event = '', data = '']) => [
    codesIn(event)[0],
    [...codesIn(data)].sort(),
  ])
  const events = Object.entries(chatEventSchemas).map(([event, schema]) => [
    event,
    Object.keys(schema.shape).sort(),
  ])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(events))
})

test('lists every rate limit', () => {
  const listed = readTable(PAGE, 'Rate limits').map(([limit = '', , requests]) => [
    codesIn(limit)[0],
    requests,
  ])
  const limits = Object.entries(LIMITS).map(([name, { points, seconds }]) => [
    name,
    `${points} a${seconds === 3600 ? 'n' : ''} ${PERIODS[seconds]}`,
  ])
  expect(listed).toEqual(limits)
})

const AREAS = readTable(PAGE, 'Areas').flatMap(([paths = '']) => codesIn(paths))

/** Whether a path belongs to an area: '/auth/…' is everything below it, '/auth' is also the path itself. */
function isIn(area: string, path: string): boolean {
  if (area.endsWith('…')) return path.startsWith(area.slice(0, -1))
  return path === area || path.startsWith(`${area}/`)
}

test.each([...new Set(CALLS.map(({ path }) => path))])('names the area of %s', (path) => {
  expect(AREAS.filter((area) => isIn(area, path))).not.toEqual([])
})

test.each(AREAS)('the area %s has a call', (area) => {
  expect(CALLS.filter(({ path }) => isIn(area, path))).not.toEqual([])
})
