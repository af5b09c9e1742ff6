import { expect, test } from 'vitest'
import { createOneReload } from '#src/browser/reload-once.ts'
import { reloadWindow } from '#tests/support/reload-window.ts'
import { memoryKept } from '#tests/support/storages.ts'

test('reloads once per session until the flag is cleared', () => {
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
])('keeps the flag in the %s of the window when storage throws', (_where, refusesHistory) => {
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

test("keeps the page's own history state", () => {
  const { kept, storage } = memoryKept()
  storage.full = true
  const { window } = reloadWindow()
  window.history.replaceState({ place: 3 }, '')
  const reload = createOneReload(kept, window)
  reload.reload()
  reload.forget()
  expect(window.history.state).toEqual({ place: 3 })
})

test('does not reload when the flag cannot be kept anywhere', () => {
  const { kept, storage } = memoryKept()
  storage.full = true
  const { window, reloads } = reloadWindow({ refusesHistory: true })
  window.name = 'a name of the opener'
  expect(createOneReload(kept, window).reload()).toBe(false)
  expect(window.name).toBe('a name of the opener')
  expect(reloads()).toBe(0)
})
