import { expect, test } from 'vitest'
import { chartLines } from '#src/scenes/kit/block-chart.ts'

test('draws figures as columns, the newest at the right', () => {
  expect(chartLines([10, 20, 30], 5, 2)).toEqual(['   ▁█', '  ▁██'].map((line) => line.padStart(5)))
})

test('draws equal figures at half the height, and no figures as blanks', () => {
  expect(chartLines([5], 3, 2)).toEqual(['   ', '  █'])
  expect(chartLines([], 3, 2)).toEqual(['   ', '   '])
})

test('averages figures when there are more than columns', () => {
  const figures = Array.from({ length: 72 }, (_, tick) => 1 + tick)
  const lines = chartLines(figures, 36, 4)
  for (const line of lines) expect(line).toHaveLength(36)
  expect(lines.at(-1)?.at(-1)).toBe('█')
  expect(lines[0]?.at(0)).toBe(' ')
})

test('leaves a gap above a chart of one row', () => {
  expect(chartLines([10, 20, 30], 3, 1)).toEqual(['▁▄▇'])
})
