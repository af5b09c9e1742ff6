import { expect, test } from 'vitest'
import { createOneReload } from '#src/browser/reload-once.ts'
import { reloadWindow } from '#tests/support/reload-window.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'

test('reloads once per session until the flag is cleared', () => {
  const { storage } = createMemoryStorage()
  const { window, reloads } = reloadWindow()
  expect(createOneReload(storage, window).reload()).toBe(true)
  expect(storage.read('dcw_after_visibility_reload')).toBe('1')
  const again = createOneReload(storage, window)
  expect(again.reload()).toBe(false)
  again.forget()
  expect(again.reload()).toBe(true)
  expect(reloads()).toBe(2)
})

test.each([
  ['history', false],
  ['name', true],
])('keeps the flag in the %s of the window when backing throws', (_where, refusesHistory) => {
  const { window, reloads } = reloadWindow({ refusesHistory })
  const blocked = () => {
    const { storage, backing } = createMemoryStorage()
    backing.full = true
    return createOneReload(storage, window)
  }
  expect(blocked().reload()).toBe(true)
  expect(blocked().reload()).toBe(false)
  expect(reloads()).toBe(1)
  const well = blocked()
  well.forget()
  expect(well.reload()).toBe(true)
  expect(reloads()).toBe(2)
})

test("keeps the page's own history state", () => {
  const { storage, backing } = createMemoryStorage()
  backing.full = true
  const { window } = reloadWindow()
  window.history.replaceState({ place: 3 }, '')
  const reload = createOneReload(storage, window)
  reload.reload()
  reload.forget()
  expect(window.history.state).toEqual({ place: 3 })
})

test('does not reload when the flag cannot be kept anywhere', () => {
  const { storage, backing } = createMemoryStorage()
  backing.full = true
  const { window, reloads } = reloadWindow({ refusesHistory: true })
  window.name = 'a name of the opener'
  expect(createOneReload(storage, window).reload()).toBe(false)
  expect(window.name).toBe('a name of the opener')
  expect(reloads()).toBe(0)
})
