import { expect, test } from 'vitest'
import { chartLines } from '#src/scenes/kit/block-chart.ts'

test('default', () => {
  expect(chartLines([10, 20, 30], 5, 2)).toEqual(['   ▁█', '  ▁██'].map((line) => line.padStart(5)))
})

test('behavior: a flat figure is a line, no figure is nothing', () => {
  expect(chartLines([5], 3, 2)).toEqual(['   ', '  █'])
  expect(chartLines([], 3, 2)).toEqual(['   ', '   '])
})

test('behavior: more figures than columns share them', () => {
  const figures = Array.from({ length: 72 }, (_, tick) => 1 + tick)
  const lines = chartLines(figures, 36, 4)
  for (const line of lines) expect(line).toHaveLength(36)
  expect(lines.at(-1)?.at(-1)).toBe('█')
  expect(lines[0]?.at(0)).toBe(' ')
})

test('behavior: charts of one row leave a gap to the row above', () => {
  expect(chartLines([10, 20, 30], 3, 1)).toEqual(['▁▄▇'])
})
