import { expect, test } from 'vitest'
import { hitTargets } from '#src/terminal/twin/hit-targets.ts'

const SCREEN = { width: 800, height: 400 }

function box(left: number, top: number, width: number, height: number) {
  return { left, top, width, height }
}

test('enlarges a control to a finger about its middle and within the screen', () => {
  expect(hitTargets([box(100, 100, 20, 16), box(0, 390, 60, 10)], SCREEN)).toEqual([
    box(88, 86, 44, 44),
    box(0, 356, 60, 44),
  ])
})

test('ends the targets of neighbours in the middle of the gap', () => {
  const [above, below] = hitTargets([box(0, 100, 60, 16), box(0, 120, 60, 16)], SCREEN)
  expect(above).toEqual(box(0, 86, 60, 32))
  expect(below).toEqual(box(0, 118, 60, 32))
  const [right, left] = hitTargets([box(130, 100, 20, 44), box(100, 100, 20, 44)], SCREEN)
  expect(left).toEqual(box(88, 100, 37, 44))
  expect(right).toEqual(box(125, 100, 37, 44))
})

test('keeps the target of a control that covers another', () => {
  const controls = [box(0, 0, 200, 200), box(50, 50, 60, 60)]
  expect(hitTargets(controls, SCREEN)).toEqual(controls)
})
