import { expect, test } from 'vitest'
import { chartLines } from '#src/scenes/market/price-chart.ts'

test('default', () => {
  const history: [number, number][] = [
    [1, 10],
    [2, 20],
    [3, 30],
  ]
  expect(chartLines(history, 5, 2)).toEqual(['   ▁█', '  ▁██'].map((line) => line.padStart(5)))
})

test('behavior: a flat price is a line, no price is nothing', () => {
  expect(chartLines([[1, 5]], 3, 2)).toEqual(['   ', '  █'])
  expect(chartLines([], 3, 2)).toEqual(['   ', '   '])
})

test('behavior: more prices than columns share them', () => {
  const history = Array.from({ length: 72 }, (_, tick): [number, number] => [tick, 1 + tick])
  const lines = chartLines(history, 36, 4)
  for (const line of lines) expect(line).toHaveLength(36)
  expect(lines.at(-1)?.at(-1)).toBe('█')
  expect(lines[0]?.at(0)).toBe(' ')
})
