import { type EntityId, hasComponent, query } from 'bitecs'
import { type SpokenDetails } from '#src/ecs/components/spoken.ts'
import { CELL } from '#src/ecs/screen-mode.ts'
import { shownText } from '#src/ecs/systems/shown-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'

/** A box in px of the buffer. */
export interface PixelBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What the twin has to say of one entity. */
export interface TwinNode {
  readonly entity: EntityId
  /** Place.order: no two spawns share it, though entities' ids are used again. */
  readonly key: number
  readonly details: SpokenDetails
  /** As drawn, without blanks at line ends; '' for what is not drawn as text. */
  readonly text: string
  /** The part of its place that its layer's window shows; without width or height where it is scrolled out. */
  readonly box: PixelBox
  readonly disabled: boolean
  /** Of a progress bar, 0 to 1. */
  readonly progress: number | null
  readonly children: readonly TwinNode[]
}

interface Reading extends TwinNode {
  readonly children: Reading[]
  readonly rank: readonly number[]
}

/** Everything spoken on the screen as a tree in reading order: by row, by column, by spawn; a layer at its window's place. */
export function readTwin(world: GameWorld): TwinNode[] {
  const { Place, Spoken } = world.components
  const readings = new Map<EntityId, Reading>()
  for (const entity of query(world, [Place, Spoken]))
    readings.set(entity, readEntity(world, entity))
  const roots: Reading[] = []
  for (const reading of readings.values()) {
    const { parent } = reading.details
    const siblings = parent === undefined ? roots : readings.get(parent)?.children
    ;(siblings ?? roots).push(reading)
  }
  for (const { children } of readings.values()) children.sort(byRank)
  return roots.sort(byRank)
}

function readEntity(world: GameWorld, entity: EntityId): Reading {
  const { Control, InputLine, Place, ProgressBar, Spoken, TextRun } = world.components
  const hasText =
    hasComponent(world, entity, TextRun) &&
    !hasComponent(world, entity, InputLine) &&
    !hasComponent(world, entity, ProgressBar)
  return {
    entity,
    key: Place.order[entity] ?? 0,
    details: Spoken.details[entity] ?? { role: 'paragraph' },
    text: hasText ? trimLines(shownText(world, entity)) : '',
    box: boxOnScreen(world, entity),
    disabled: hasComponent(world, entity, Control) && Control.disabled[entity] === true,
    progress: hasComponent(world, entity, ProgressBar) ? (ProgressBar.value[entity] ?? 0) : null,
    children: [],
    rank: rankOf(world, entity),
  }
}

function boxOnScreen(world: GameWorld, entity: EntityId): PixelBox {
  const { Layer, Place } = world.components
  const layer = Place.layer[entity] ?? world.ground
  const windowLeft = Layer.left[layer] ?? 0
  const windowTop = Layer.top[layer] ?? 0
  const across = clip(
    (Place.column[entity] ?? 0) * CELL.width - (Layer.scrollX[layer] ?? 0),
    (Place.columns[entity] ?? 0) * CELL.width,
    Layer.width[layer] ?? 0,
  )
  const down = clip(
    (Place.row[entity] ?? 0) * CELL.height - (Layer.scrollY[layer] ?? 0),
    (Place.rows[entity] ?? 0) * CELL.height,
    Layer.height[layer] ?? 0,
  )
  return {
    left: windowLeft + across.start,
    top: windowTop + down.start,
    width: across.length,
    height: down.length,
  }
}

function clip(start: number, length: number, window: number): { start: number; length: number } {
  const first = Math.min(window, Math.max(0, start))
  const last = Math.min(window, Math.max(0, start + length))
  return { start: first, length: last - first }
}

function rankOf(world: GameWorld, entity: EntityId): readonly number[] {
  const { Layer, Place } = world.components
  const layer = Place.layer[entity] ?? world.ground
  const row = Place.row[entity] ?? 0
  const column = Place.column[entity] ?? 0
  const isGround = layer === world.ground
  return [
    isGround ? row * CELL.height : (Layer.top[layer] ?? 0),
    isGround ? column * CELL.width : (Layer.left[layer] ?? 0),
    row,
    column,
    Place.order[entity] ?? 0,
  ]
}

function byRank({ rank: a }: Reading, { rank: b }: Reading): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function trimLines(text: string): string {
  return text.replace(/ +$/gm, '')
}
