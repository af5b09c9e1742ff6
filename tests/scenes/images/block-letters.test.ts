import { expect, test } from 'vitest'
import { blockLetters } from '#src/scenes/images/block-letters.ts'

test('draws letters of blocks', () => {
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

test('scales the dots', () => {
  const lines = blockLetters('DCW', { columns: 4, rows: 2 })
  expect(lines).toHaveLength(14)
  for (const line of lines) expect(line).toHaveLength((3 * 5 + 2) * 4)
})

test('omits characters without a pattern', () => {
  const size = { columns: 1, rows: 1 }
  expect(blockLetters('D?C', size)).toEqual(blockLetters('DC', size))
})
