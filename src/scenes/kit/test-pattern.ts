import { type EntityId, query, removeComponent } from 'bitecs'
import { CELL, type ScreenMode } from '#src/ecs/screen-mode.ts'
import { despawn } from '#src/ecs/spawn/despawn.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnLayer } from '#src/ecs/spawn/spawn-layer.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { touch } from '#src/ecs/touch.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { patternName, type PatternId } from '#src/protocol/tweak-texts.ts'
import { patternOf } from './pattern-texts.ts'

/** Scrolling speed in buffer px per second: two rows. */
const SCROLL_SPEED = 2 * CELL.height

export interface TestPattern {
  show(pattern: PatternId | null): void
  /** Call after the world has moved and before the picture and the twin are updated. */
  beat(): void
}

interface Shown {
  readonly pattern: PatternId
  readonly mode: ScreenMode
  readonly layer: EntityId
  readonly group: EntityId
  readonly startedAt: number
  /** Rows after which the picture repeats; 0 when it does not scroll. */
  readonly period: number
}

/**
 * Creates test patterns, which cover any screen. To the twin a pattern is a dialog, so nothing below it can be reached.
 * It stays across screens until it is replaced or removed.
 */
export function createTestPattern(world: GameWorld): TestPattern {
  let shown: Shown | null = null

  const show = (pattern: PatternId | null): void => {
    if (shown) despawn(world, shown.group, shown.layer)
    shown = pattern && spawnPattern(world, pattern)
  }
  return {
    show,
    beat() {
      if (!shown) return
      if (shown.mode !== world.screen) show(shown.pattern)
      keepOnTop(world, shown)
      scroll(world, shown)
    },
  }
}

function spawnPattern(world: GameWorld, pattern: PatternId): Shown {
  const { columns, rows } = world.screen
  const { period, texts } = patternOf(pattern, columns, rows)
  const layer = spawnLayer(world, {
    columns,
    rows: rows + period,
    window: { column: 0, row: 0, columns, rows },
  })
  const place = { layer, column: 0, row: 0, columns, rows }
  const group = spawnGroup(world, { ...place, role: 'dialog', name: patternName(pattern) })
  const parts = texts.map((text) => spawnText(world, { spoken: null, ...text, layer }))
  const { BelongsToScreen } = world.components
  for (const entity of [layer, group, ...parts]) removeComponent(world, entity, BelongsToScreen)
  return { pattern, mode: world.screen, layer, group, startedAt: world.time.now, period }
}

/** Keeps the pattern above screens and dialogs that were spawned later. */
function keepOnTop(world: GameWorld, { group, layer }: Shown): void {
  const { Layer, Place } = world.components
  const order = Layer.order[layer] ?? 0
  if ([...query(world, [Layer])].every((other) => (Layer.order[other] ?? 0) <= order)) return
  world.lastOrder += 1
  Layer.order[layer] = world.lastOrder
  Place.order[group] = world.lastOrder
  touch(world)
}

function scroll(world: GameWorld, { layer, period, startedAt }: Shown): void {
  if (period === 0) return
  const { Layer } = world.components
  const distance = ((world.time.now - startedAt) / 1000) * SCROLL_SPEED
  const offset = Math.floor(distance % (period * CELL.height))
  if (Layer.scrollY[layer] === offset) return
  Layer.scrollY[layer] = offset
  touch(world)
}
