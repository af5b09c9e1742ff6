import { expect, test } from 'vitest'
import { despawnScreen } from '#src/ecs/spawn/despawn.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { focus } from '#src/ecs/systems/focus.ts'
import { type FocusMark, focusMark, focusMarked, moveFocus } from '#src/scenes/kit/focus.ts'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'

type Drawn = readonly (string | { label: string; name: string })[]

/** Draws `before`, focuses the button `at`, draws `after`, and returns the index of the focused button. */
function redraw({ before, at, after }: { before: Drawn; at: number; after: Drawn }): number {
  const world = createTestWorld()
  const draw = (buttons: Drawn): number[] => {
    despawnScreen(world)
    return buttons.map((button, row) =>
      spawnButton(world, {
        ...(typeof button === 'string' ? { label: button } : button),
        column: 0,
        row,
        press: () => undefined,
      }),
    )
  }
  focus(world, draw(before)[at] ?? null)
  const mark = focusMark(world) as FocusMark
  const drawn = draw(after)
  focusMarked(world, mark)
  return drawn.indexOf(world.focused ?? -1)
}

test('restores the focus to the same control at its new position', () => {
  expect(redraw({ before: ['A', 'B', 'C'], at: 1, after: ['NEW', 'A', 'C', 'B'] })).toBe(3)
})

test('finds a control by its name, whatever its label', () => {
  const before = [{ label: '1 Deal', name: 'Deal' }, 'B']
  const after = ['B', { label: '2 Deal', name: 'Deal' }]
  expect(redraw({ before, at: 0, after })).toBe(1)
})

test('restores the focus to the same index among equal names, or to the last', () => {
  expect(redraw({ before: ['PAY', 'PAY', 'PAY'], at: 1, after: ['X', 'PAY', 'PAY'] })).toBe(2)
  expect(redraw({ before: ['PAY', 'PAY', 'PAY'], at: 2, after: ['PAY', 'PAY'] })).toBe(1)
})

test('focuses the control at the same position when the marked one is gone', () => {
  expect(redraw({ before: ['A', 'B', 'C'], at: 1, after: ['A', 'X', 'C'] })).toBe(1)
  expect(redraw({ before: ['A', 'B', 'C'], at: 2, after: ['X', 'Y'] })).toBe(1)
})

test('moves through the members of a group where the group begins', () => {
  const world = createTestWorld()
  const button = (label: string, row: number, parent?: number): number =>
    spawnButton(world, { label, column: 0, row, press: () => undefined, ...(parent && { parent }) })
  const parent = spawnGroup(world, { name: 'DESK', column: 0, row: 0, columns: 9, rows: 9 })
  const outside = button('OUTSIDE', 1)
  const inside = button('INSIDE', 5, parent)
  focus(world, outside)
  moveFocus(world, -1)
  expect(world.focused).toBe(inside)
})

test('returns no mark when nothing is focused', () => {
  const world = createTestWorld()
  spawnButton(world, { label: 'A', column: 0, row: 0, press: () => undefined })
  expect(focusMark(world)).toBeNull()
})
