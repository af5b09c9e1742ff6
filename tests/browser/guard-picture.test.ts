import { expect, test } from 'vitest'
import { createAnnouncer } from '#src/browser/announce.ts'
import { guardPicture } from '#src/browser/guard-picture.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { memoryKept } from '#tests/support/storages.ts'

function setup(options: { isPhone?: boolean; blocked?: boolean } = {}) {
  const timers = createManualTimers()
  const { kept, storage } = memoryKept()
  storage.full = options.blocked ?? false
  const target = new EventTarget()
  const heard: unknown[] = []
  for (const name of ['dcw-crt-ready', 'dcw-crt-fallback']) {
    target.addEventListener(name, (event) => heard.push('detail' in event && event.detail))
  }
  let reloads = 0
  const location = {
    reload: () => {
      reloads += 1
    },
  }
  const open = () =>
    guardPicture({
      announce: createAnnouncer(target),
      timers,
      session: kept,
      location,
      isPhone: options.isPhone ?? false,
    })
  const lossListeners = new Set<() => void>()
  const picture = {
    device: { width: 960, height: 720 },
    isContextLost: false,
    onContextLost(run: () => void) {
      lossListeners.add(run)
      return () => lossListeners.delete(run)
    },
  }
  const lose = (): void => {
    picture.isContextLost = true
    for (const run of lossListeners) run()
  }
  return { timers, open, heard, picture, lose, reloads: () => reloads }
}

test('default', async () => {
  const { open, timers, heard, picture, reloads } = setup()
  open().ready(picture)
  await timers.pass(120_000)
  expect(heard).toEqual([{ width: 960, height: 720 }])
  expect(reloads()).toBe(0)
  expect(timers.waiting).toBe(0)
})

test.each([
  [false, 18_000],
  [true, 25_000],
])(
  'behavior: a late picture (phone: %s) is told after %i ms, and reloads 5 s later, once',
  async (isPhone, ms) => {
    const { open, timers, heard, reloads } = setup({ isPhone })
    open()
    await timers.pass(ms - 50)
    expect(heard).toEqual([])
    await timers.pass(50)
    expect(heard).toEqual([{ reason: 'start timed out' }])
    await timers.pass(4_950)
    expect(reloads()).toBe(0)
    await timers.pass(50)
    expect(reloads()).toBe(1)
    open()
    await timers.pass(120_000)
    expect(reloads()).toBe(1)
  },
)

test('behavior: without a session to remember it in there is no reload', async () => {
  const { open, timers, reloads } = setup({ blocked: true })
  open()
  await timers.pass(60_000)
  expect(reloads()).toBe(0)
})

test('behavior: a picture that is there in time, or never will be, is not waited for', async () => {
  const { open, timers, heard } = setup()
  open().failed()
  open().release()
  await timers.pass(60_000)
  expect(heard).toEqual([])
})

test('behavior: a lost picture that comes back is left alone', async () => {
  const { open, timers, picture, lose, reloads } = setup()
  open().ready(picture)
  lose()
  await timers.pass(4_900)
  picture.isContextLost = false
  await timers.pass(60_000)
  expect(reloads()).toBe(0)
})

test('behavior: one that does not is loaded again, once until the page has been well', async () => {
  const { open, timers, picture, lose, reloads } = setup()
  open().ready(picture)
  lose()
  await timers.pass(5_000)
  expect(reloads()).toBe(1)
  lose()
  await timers.pass(5_000)
  expect(reloads()).toBe(1)
  await timers.pass(60_000)
  lose()
  await timers.pass(5_000)
  expect(reloads()).toBe(2)
})
