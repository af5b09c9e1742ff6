import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import {
  replacePresent,
  historyOf,
  redo,
  endGesture,
  pushStep,
  undo,
} from '#src/shell/tweak/history.ts'

test('undoes and redoes steps', () => {
  const history = pushStep(pushStep(historyOf(0), 1, null), 2, null)
  expect(undo(history)).toMatchObject({ past: [0], present: 1, future: [2] })
  expect(redo(undo(history))).toMatchObject({ past: [0, 1], present: 2, future: [] })
  expect(undo(historyOf(0)).present).toBe(0)
  expect(redo(history).present).toBe(2)
})

test('combines steps of one gesture into one until the gesture ends', () => {
  let history = historyOf(0)
  for (const value of [1, 2, 3]) history = pushStep(history, value, 'bloom')
  expect(undo(history).present).toBe(0)
  history = pushStep(endGesture(history), 4, 'bloom')
  expect(undo(history).present).toBe(3)
  history = pushStep(history, 5, 'halation')
  expect(undo(history).present).toBe(4)
})

test('ignores a step to the present state', () => {
  const history = pushStep(historyOf(1), 2, null)
  expect(pushStep(undo(history), 1, null).future).toEqual([2])
})

test('changes the present state without an undo step', () => {
  const history = replacePresent(pushStep(historyOf(1), 2, null), (value) => value * 10)
  expect([history.present, undo(history).present]).toEqual([20, 1])
})

test('returns to the same history after as many redos as undos', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 40 }), fc.nat(60), (values, count) => {
      let history = historyOf(0)
      for (const value of values) history = pushStep(history, value, null)
      let moved = history
      const steps = Math.min(count, history.past.length)
      for (let step = 0; step < steps; step += 1) moved = undo(moved)
      for (let step = 0; step < steps; step += 1) moved = redo(moved)
      expect(moved).toEqual(history)
    }),
  )
})
