import { expect, test } from 'vitest'
import { createAnnouncer } from '#src/browser/announce.ts'
import { createCrashCounter } from '#src/shell/crash-counter.ts'

test('announces every crash, and a critical fallback after five', () => {
  const target = new EventTarget()
  const events: unknown[] = []
  for (const name of ['dcw-sdk-crash', 'dcw-critical-fallback']) {
    target.addEventListener(name, (event) => events.push([name, 'detail' in event && event.detail]))
  }
  const crashed = createCrashCounter(createAnnouncer(target))
  for (let count = 1; count <= 6; count += 1) crashed(`crash ${count}`)
  expect(events.slice(0, 2)).toEqual([
    ['dcw-sdk-crash', { message: 'crash 1', count: 1 }],
    ['dcw-sdk-crash', { message: 'crash 2', count: 2 }],
  ])
  expect(events.slice(5)).toEqual([
    ['dcw-sdk-crash', { message: 'crash 6', count: 6 }],
    ['dcw-critical-fallback', { message: 'crash 6', count: 6 }],
  ])
})
