import { expect, test } from 'vitest'
import { createDueTimers } from '#src/browser/due-timers.ts'
import { waitFor } from '#src/browser/wait-for.ts'

test('runs due timers in the order of their due times', () => {
  const timers = createDueTimers(1_000)
  const ran: string[] = []
  timers.after(100, () => ran.push('second'))
  timers.after(50, () => ran.push('first'))
  timers.beat(1_049)
  expect(ran).toEqual([])
  timers.beat(1_200)
  expect(ran).toEqual(['first', 'second'])
  expect(timers.waiting).toBe(0)
})

test('runs a repeating timer once per period, and once after a long gap', () => {
  const timers = createDueTimers()
  let runs = 0
  const release = timers.every(100, () => {
    runs += 1
  })
  timers.beat(100)
  timers.beat(199)
  expect(runs).toBe(1)
  timers.beat(5_000)
  expect(runs).toBe(2)
  timers.beat(5_099)
  expect(runs).toBe(2)
  timers.beat(5_100)
  expect(runs).toBe(3)
  release()
  timers.beat(9_000)
  expect(runs).toBe(3)
})

test('obeys timers that a timer starts or releases while it runs', () => {
  const timers = createDueTimers()
  const ran: string[] = []
  timers.after(10, () => {
    ran.push('a')
    releaseB()
    timers.after(0, () => ran.push('c'))
  })
  const releaseB = timers.after(20, () => ran.push('b'))
  timers.beat(50)
  expect(ran).toEqual(['a', 'c'])
})

test('ignores a clock that jumps back', () => {
  const timers = createDueTimers()
  let ran = false
  timers.beat(100)
  timers.after(50, () => {
    ran = true
  })
  timers.beat(20)
  expect(timers.now()).toBe(100)
  timers.beat(150)
  expect(ran).toBe(true)
})

test('resolves waitFor by time or by signal and leaves no timers', async () => {
  const timers = createDueTimers()
  const stop = new AbortController()
  const both = Promise.all([waitFor(timers, 10), waitFor(timers, 1_000, stop.signal)])
  timers.beat(10)
  stop.abort()
  await both
  await waitFor(timers, 1_000, stop.signal)
  expect(timers.waiting).toBe(0)
})
