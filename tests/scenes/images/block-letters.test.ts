import { expect, test } from 'vitest'
import { blockLetters } from '#src/scenes/images/block-letters.ts'

test('default', () => {
  expect(blockLetters('DC', { columns: 1, rows: 1 })).toEqual([
    '████   ████',
    '█   █ █    ',
    '█   █ █    ',
    '█   █ █    ',
    '█   █ █    ',
    '█   █ █    ',
    '████   ████',
  ])
})

test('parameters: a dot takes the cells it is given', () => {
  const lines = blockLetters('DCW', { columns: 4, rows: 2 })
  expect(lines).toHaveLength(14)
  for (const line of lines) expect(line).toHaveLength((3 * 5 + 2) * 4)
})

test('behavior: what there are no dots for is left out', () => {
  const size = { columns: 1, rows: 1 }
  expect(blockLetters('D?C', size)).toEqual(blockLetters('DC', size))
})
