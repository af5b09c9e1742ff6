import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { amend, historyOf, redo, rest, stepOn, undo } from '#src/shell/tweak/history.ts'

test('default', () => {
  const history = stepOn(stepOn(historyOf(0), 1, null), 2, null)
  expect(undo(history)).toMatchObject({ past: [0], present: 1, future: [2] })
  expect(redo(undo(history))).toMatchObject({ past: [0, 1], present: 2, future: [] })
  expect(undo(historyOf(0)).present).toBe(0)
  expect(redo(history).present).toBe(2)
})

test('behavior: steps under one hand are one step to take back, until it rests', () => {
  let history = historyOf(0)
  for (const value of [1, 2, 3]) history = stepOn(history, value, 'bloom')
  expect(undo(history).present).toBe(0)
  history = stepOn(rest(history), 4, 'bloom')
  expect(undo(history).present).toBe(3)
  history = stepOn(history, 5, 'halation')
  expect(undo(history).present).toBe(4)
})

test('behavior: a step to where one is, is none', () => {
  const history = stepOn(historyOf(1), 2, null)
  expect(stepOn(undo(history), 1, null).future).toEqual([2])
})

test('behavior: an amendment cannot be taken back', () => {
  const history = amend(stepOn(historyOf(1), 2, null), (value) => value * 10)
  expect([history.present, undo(history).present]).toEqual([20, 1])
})

test('behavior: as many redos as undos lead back to where one was', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 40 }), fc.nat(60), (values, count) => {
      let history = historyOf(0)
      for (const value of values) history = stepOn(history, value, null)
      let moved = history
      const steps = Math.min(count, history.past.length)
      for (let step = 0; step < steps; step += 1) moved = undo(moved)
      for (let step = 0; step < steps; step += 1) moved = redo(moved)
      expect(moved).toEqual(history)
    }),
  )
})
