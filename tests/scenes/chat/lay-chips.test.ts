import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { widthOf } from '#src/lib/text-layout.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { CHAT_LAYOUTS } from '#src/scenes/chat/chat-layout.ts'
import { layChips } from '#src/scenes/chat/lay-chips.ts'

test('places chips side by side', () => {
  expect(layChips(['Deal', 'No deal'], { columns: 20, lines: 2, padding: 2 })).toEqual([
    { index: 0, label: 'Deal', column: 0, line: 0 },
    { index: 1, label: 'No deal', column: 7, line: 0 },
  ])
})

test('places the default chips unshortened in both text modes', () => {
  const titles = CHAT_TEXTS.defaultQuickReplies
  const { desktop, mobile } = CHAT_LAYOUTS
  const wide = layChips(titles, { columns: desktop.chips.columns, lines: 2, padding: 4 })
  const narrow = layChips(titles, { columns: mobile.chips.columns, lines: 2, padding: 4 })
  expect(wide.map(({ label }) => label)).toEqual(titles)
  expect(narrow.map(({ label }) => label)).toEqual(titles)
})

test('shortens labels before it omits a chip', () => {
  const long = 'Tell me about the job on the pier tonight'
  const placed = layChips([long, long, long], { columns: 45, lines: 2, padding: 4 })
  expect(placed).toHaveLength(3)
  expect(placed[0]?.label).toBe('Tell me about…')
})

test('never overlaps chips or exceeds the columns', () => {
  const titles = fc.array(fc.string({ minLength: 1, maxLength: 70 }), { maxLength: 12 })
  fc.assert(
    fc.property(titles, fc.integer({ min: 20, max: 80 }), (given, columns) => {
      const placed = layChips(given, { columns, lines: 2, padding: 4 })
      const ends = new Map<number, number>()
      for (const { label, column, line } of placed) {
        expect(column).toBeGreaterThanOrEqual(ends.get(line) ?? 0)
        expect(line).toBeLessThan(2)
        ends.set(line, column + widthOf(label) + 4)
        expect(ends.get(line)).toBeLessThanOrEqual(columns)
      }
    }),
  )
})
