import { entityExists, query } from 'bitecs'
import { expect, test } from 'vitest'
import { despawn, despawnScreen } from '#src/ecs/spawn/despawn.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnInputLine } from '#src/ecs/spawn/spawn-input-line.ts'
import { spawnScroll } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnTable } from '#src/ecs/spawn/spawn-table.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { spawnTicker } from '#src/ecs/spawn/spawn-ticker.ts'
import { focus } from '#src/ecs/systems/focus.ts'
import { moveTo } from '#src/ecs/systems/move-to.ts'
import { restyleText } from '#src/ecs/systems/restyle-text.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { setSpoken } from '#src/ecs/systems/set-spoken.ts'
import { setDisabled } from '#src/ecs/systems/set-disabled.ts'
import { setInputValue } from '#src/ecs/systems/set-input-value.ts'
import { createTestWorld } from '../../support/terminal/test-world.ts'

test('removes all dependents with the entity', () => {
  const world = createTestWorld()
  const { Place, Scroll, ScrollBar, TickerLine } = world.components
  const table = spawnTable(world, {
    name: 'Ranks',
    column: 0,
    row: 0,
    columns: [{ title: 'NAME', columns: 9 }],
    rows: [['a'], ['b']],
  })
  const window = { column: 0, row: 5, columns: 9, rows: 3 }
  const { layer } = spawnScroll(world, { window, contentRows: 9, barColumn: 10 })
  spawnText(world, { text: 'on it', column: 0, row: 0, layer })
  const ticker = spawnTicker(world, { text: 'x', column: 0, row: 9, columns: 9, speed: 9 })
  despawn(world, table, layer, ticker.layer)
  for (const component of [Place, Scroll, ScrollBar, TickerLine]) {
    expect([...query(world, [component])]).toEqual([])
  }
})

test('ignores an entity that was removed already', () => {
  const world = createTestWorld()
  const text = spawnText(world, { text: 'x', column: 0, row: 0 })
  despawn(world, text)
  const { revision } = world
  despawn(world, text)
  expect(world.revision).toBe(revision)
})

test("removes the screen's entities and the focus, and keeps the ground", () => {
  const world = createTestWorld()
  const button = spawnButton(world, { label: 'GO', column: 0, row: 0, press: () => undefined })
  focus(world, button)
  despawnScreen(world)
  expect(world.focused).toBeNull()
  expect(entityExists(world, button)).toBe(false)
  expect(entityExists(world, world.ground)).toBe(true)
})

test('increases the revision when a setter changes something, and only then', () => {
  const world = createTestWorld()
  const press = () => undefined
  const button = spawnButton(world, { label: 'GO', column: 0, row: 0, press })
  const submit = () => undefined
  const input = spawnInputLine(world, { name: 'Message', column: 0, row: 1, columns: 9, submit })
  const changes: (() => void)[] = [
    () => rewriteText(world, button, 'GONE'),
    () => restyleText(world, button, { foreground: 15 }),
    () => moveTo(world, button, { row: 4 }),
    () => setDisabled(world, button, true),
    () => setSpoken(world, button, { name: 'Go' }),
    () => setInputValue(world, input, 'text'),
    () => focus(world, input),
  ]
  for (const change of changes) {
    const before = world.revision
    change()
    const after = world.revision
    expect(after, String(change)).toBeGreaterThan(before)
    change()
    expect(world.revision, String(change)).toBe(after)
  }
  expect(world.components.Place.columns[button]).toBe(4)
})
