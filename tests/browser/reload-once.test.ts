import { expect, test } from 'vitest'
import { createOneReload } from '#src/browser/reload-once.ts'
import { reloadWindow } from '#tests/support/reload-window.ts'
import { memoryKept } from '#tests/support/storages.ts'

test('default: once, remembered in the session, until the page has been well', () => {
  const { kept } = memoryKept()
  const { window, reloads } = reloadWindow()
  expect(createOneReload(kept, window).reload()).toBe(true)
  expect(kept.read('dcw_after_visibility_reload')).toBe('1')
  const again = createOneReload(kept, window)
  expect(again.reload()).toBe(false)
  again.forget()
  expect(again.reload()).toBe(true)
  expect(reloads()).toBe(2)
})

test.each([
  ['history', false],
  ['name', true],
])('behavior: where storage throws, the %s of the window remembers', (_where, refusesHistory) => {
  const { window, reloads } = reloadWindow({ refusesHistory })
  const blocked = () => {
    const { kept, storage } = memoryKept()
    storage.full = true
    return createOneReload(kept, window)
  }
  expect(blocked().reload()).toBe(true)
  expect(blocked().reload()).toBe(false)
  expect(reloads()).toBe(1)
  const well = blocked()
  well.forget()
  expect(well.reload()).toBe(true)
  expect(reloads()).toBe(2)
})

test('behavior: what a page keeps in its history stays there', () => {
  const { kept, storage } = memoryKept()
  storage.full = true
  const { window } = reloadWindow()
  window.history.replaceState({ place: 3 }, '')
  const reload = createOneReload(kept, window)
  reload.reload()
  reload.forget()
  expect(window.history.state).toEqual({ place: 3 })
})

test('behavior: where nothing can be remembered nothing is reloaded', () => {
  const { kept, storage } = memoryKept()
  storage.full = true
  const { window, reloads } = reloadWindow({ refusesHistory: true })
  window.name = 'a name of the opener'
  expect(createOneReload(kept, window).reload()).toBe(false)
  expect(window.name).toBe('a name of the opener')
  expect(reloads()).toBe(0)
})
