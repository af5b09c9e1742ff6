import { describe, expect, test } from 'vitest'
import { createAnnouncer } from '#src/browser/announce.ts'
import { guardPicture } from '#src/browser/guard-picture.ts'
import { createOneReload } from '#src/browser/reload-once.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { reloadWindow } from '#tests/support/reload-window.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'

const READY = { width: 960, height: 720 }

function setup(options: { isPhone?: boolean; isProduction?: boolean } = {}) {
  const timers = createManualTimers()
  const { storage } = createMemoryStorage()
  const page = reloadWindow()
  const target = new EventTarget()
  const heard: unknown[] = []
  for (const name of ['dcw-crt-ready', 'dcw-crt-fallback', 'dcw-platform-redetected']) {
    target.addEventListener(name, (event) => heard.push('detail' in event && event.detail))
  }
  const shown: string[] = []
  const open = () =>
    guardPicture({
      announce: createAnnouncer(target),
      timers,
      oneReload: createOneReload(storage, page.window),
      isPhone: options.isPhone ?? false,
      isProduction: options.isProduction ?? false,
      redetect: async () => 'desktop',
      fallBack: () => void shown.push('twin'),
      recover: () => void shown.push('tube'),
    })
  const listeners = new Set<() => void>()
  const picture = {
    device: READY,
    isContextLost: false,
    onContextChange(run: () => void) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
  }
  const setLost = (isLost: boolean): void => {
    picture.isContextLost = isLost
    for (const run of listeners) run()
  }
  return { timers, open, heard, shown, picture, setLost, reloads: page.reloads }
}

/** A guard whose picture is ready. */
function ready() {
  const parts = setup()
  const guard = parts.open()
  guard.started(parts.picture)
  guard.frame(null)
  parts.heard.length = 0
  return { ...parts, guard }
}

test('announces the picture with its first frame and does not fall back later', async () => {
  const { open, timers, heard, shown, picture, reloads } = setup()
  const guard = open()
  guard.started(picture)
  expect(heard).toEqual([])
  guard.frame(null)
  guard.frame(null)
  await timers.pass(120_000)
  expect(heard).toEqual([READY])
  expect(shown).toEqual([])
  expect(reloads()).toBe(0)
  expect(timers.waiting).toBe(0)
})

describe('a late start', () => {
  test.each([
    [{}, 18_000],
    [{ isPhone: true }, 25_000],
    [{ isProduction: true }, 23_000],
    [{ isPhone: true, isProduction: true }, 30_000],
  ])('falls back after the timeout and reloads once 5 s later: %o, %i ms', async (where, ms) => {
    const { open, timers, heard, shown, reloads } = setup(where)
    open()
    await timers.pass(ms - 50)
    expect(heard).toEqual([{ platform: 'desktop' }])
    expect(shown).toEqual([])
    await timers.pass(50)
    expect(heard.slice(1)).toEqual([{ reason: 'The start timed out.' }])
    expect(shown).toEqual(['twin'])
    await timers.pass(4_950)
    expect(reloads()).toBe(0)
    await timers.pass(50)
    expect(reloads()).toBe(1)
    open()
    await timers.pass(120_000)
    expect(reloads()).toBe(1)
    expect(shown).toEqual(['twin', 'twin'])
  })

  test('shows a picture that starts after the fallback, without a reload', async () => {
    const { open, timers, heard, shown, picture, reloads } = setup()
    const guard = open()
    await timers.pass(18_000)
    guard.started(picture)
    guard.frame(null)
    await timers.pass(60_000)
    expect(shown).toEqual(['twin', 'tube'])
    expect(heard.at(-1)).toEqual(READY)
    expect(reloads()).toBe(0)
  })
})

test('falls back at once when rendering cannot start, without a reload', async () => {
  const { open, timers, heard, shown, reloads } = setup()
  const guard = open()
  guard.failed('No WebGL.')
  await timers.pass(60_000)
  expect(heard).toEqual([{ reason: 'No WebGL.' }])
  expect(shown).toEqual(['twin'])
  expect(reloads()).toBe(0)
  guard.release()
  expect(timers.waiting).toBe(0)
})

test('detects the platform again after 8 s of black', async () => {
  const { open, timers, heard } = setup()
  open()
  await timers.pass(7_950)
  expect(heard).toEqual([])
  await timers.pass(50)
  expect(heard).toEqual([{ platform: 'desktop' }])
})

describe('a lost context', () => {
  test('does nothing when the context is restored in time', async () => {
    const { timers, setLost, heard, shown, reloads } = ready()
    setLost(true)
    await timers.pass(4_900)
    setLost(false)
    await timers.pass(60_000)
    expect(reloads()).toBe(0)
    expect(shown).toEqual([])
    expect(heard).toEqual([])
  })

  test('reloads when the context stays lost, and again only after a stable minute', async () => {
    const { timers, setLost, reloads } = ready()
    setLost(true)
    await timers.pass(5_000)
    expect(reloads()).toBe(1)
    setLost(false)
    await timers.pass(60_000)
    setLost(true)
    await timers.pass(5_000)
    expect(reloads()).toBe(2)
  })

  test('falls back to the twin when a reload did not help, and recovers with the context', async () => {
    const { timers, setLost, heard, shown, reloads } = ready()
    setLost(true)
    await timers.pass(5_000)
    setLost(true)
    await timers.pass(5_000)
    expect(reloads()).toBe(1)
    expect(heard).toEqual([{ platform: 'desktop' }, { reason: 'The graphics context was lost.' }])
    setLost(false)
    expect(shown).toEqual(['twin', 'tube'])
  })
})

describe('failing frames', () => {
  test('falls back and detects the platform again at the 61st failing frame in a row', async () => {
    const { guard, heard, shown } = ready()
    for (let frame = 0; frame < 60; frame += 1) guard.frame(new TypeError('no'))
    expect(heard).toEqual([])
    guard.frame(new TypeError('no'))
    await expect
      .poll(() => heard)
      .toEqual([{ reason: 'The frames could not be drawn.' }, { platform: 'desktop' }])
    expect(shown).toEqual(['twin'])
  })

  test('resets the count of failing frames at a drawn frame', async () => {
    const { guard, heard, shown, timers } = ready()
    for (let round = 0; round < 5; round += 1) {
      for (let frame = 0; frame < 50; frame += 1) guard.frame(new TypeError('no'))
      guard.frame(null)
    }
    await timers.pass(60_000)
    expect(heard).toEqual([])
    expect(shown).toEqual([])
  })
})
