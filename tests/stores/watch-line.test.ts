import { beforeEach, expect, test } from 'vitest'
import { createLineStore } from '#src/stores/line-store.ts'
import { createLine, type Line } from '#src/stores/watch-line.ts'
import { deferred } from '#tests/support/deferred.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { createTestLine } from '#tests/support/test-line.ts'

const CHECK_MS = 5_000

let answer: () => Promise<Response>
let asked: number
let line: Line
let parts: ReturnType<typeof open>

function open(pageVersion: string | null = 'index-a.js') {
  const timers = createManualTimers()
  const browser = createTestLine()
  const store = createLineStore()
  const opened = createLine({
    ...{ store, timers, pageVersion },
    network: browser.network,
    fetcher: () => answer(),
    probe: () => {
      asked += 1
      return opened.fetch('/health').then(
        ({ ok }) => ok,
        () => false,
      )
    },
  })
  line = opened
  return { browser, store, timers }
}

const answers = (version?: string) => () =>
  Promise.resolve(new Response('{}', { headers: version ? { 'x-page-version': version } : {} }))
const fails = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  asked = 0
  answer = answers()
  parts = open()
})

test('asks the server after a failed call, and again until it answers', async () => {
  const heard: boolean[] = []
  line.follow((isOnline) => heard.push(isOnline))
  answer = fails
  await expect(line.fetch('/x')).rejects.toThrow('Failed to fetch')
  await parts.timers.answered()
  expect(asked).toBe(1)
  expect(line.isOnline()).toBe(false)
  await parts.timers.pass(CHECK_MS)
  expect(asked).toBe(2)
  answer = answers()
  await parts.timers.pass(CHECK_MS)
  expect(line.isOnline()).toBe(true)
  expect(heard).toEqual([false, true])
  await parts.timers.pass(CHECK_MS)
  expect(asked).toBe(3)
})

test('stays up after a failed call when the server answers', async () => {
  answer = fails
  const call = line.fetch('/x')
  answer = answers()
  await expect(call).rejects.toThrow()
  await parts.timers.answered()
  expect(asked).toBe(1)
  expect(line.isOnline()).toBe(true)
})

test('ignores a call that its caller has stopped', async () => {
  answer = fails
  await expect(line.fetch('/x', { signal: AbortSignal.abort() })).rejects.toThrow()
  await parts.timers.answered()
  expect(asked).toBe(0)
})

test('asks the server when the browser reports a change, and believes the server', async () => {
  parts.browser.set(false)
  await parts.timers.answered()
  expect(line.isOnline()).toBe(true)
  answer = fails
  parts.browser.set(false)
  await parts.timers.answered()
  expect(line.isOnline()).toBe(false)
  answer = answers()
  parts.browser.set(true)
  await parts.timers.answered()
  expect(line.isOnline()).toBe(true)
})

test('notices another version of the page, and keeps telling of it', async () => {
  const hasNewVersion = () => parts.store.getState().hasNewVersion
  answer = answers('index-a.js')
  await line.fetch('/x')
  expect(hasNewVersion()).toBe(false)
  answer = answers('index-b.js')
  await line.fetch('/x')
  expect(hasNewVersion()).toBe(true)
  answer = answers()
  await line.fetch('/x')
  expect(hasNewVersion()).toBe(true)
  answer = answers('index-a.js')
  expect(await line.check()).toMatchObject({ hasNewVersion: true, isUp: true })
})

test('does not compare versions on a page that was not built', async () => {
  parts = open(null)
  answer = answers('index-b.js')
  await line.fetch('/x')
  expect(parts.store.getState().hasNewVersion).toBe(false)
})

test('stops asking when it is released', async () => {
  answer = fails
  await line.check()
  line.release()
  await parts.timers.pass(2 * CHECK_MS)
  expect(asked).toBe(1)
})

test('is down although an answer to an earlier call arrives during the check', async () => {
  const late = deferred<Response>()
  answer = () => late.promise
  const early = line.fetch('/early')
  const probe = deferred()
  answer = () => probe.promise.then(fails)
  const checked = line.check()
  late.resolve(new Response('{}'))
  await early
  probe.resolve()
  expect(await checked).toMatchObject({ isUp: false })
  expect(line.isOnline()).toBe(false)
})

test('stays down when an answer to a call from before the failed check arrives', async () => {
  const late = deferred<Response>()
  answer = () => late.promise
  const early = line.fetch('/early')
  answer = fails
  await line.check()
  late.resolve(new Response('{}'))
  await early
  expect(line.isOnline()).toBe(false)
  answer = answers()
  await parts.timers.pass(CHECK_MS)
  expect(line.isOnline()).toBe(true)
})
