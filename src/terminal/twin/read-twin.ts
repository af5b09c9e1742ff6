import { type EntityId, hasComponent } from 'bitecs'
import { BLINK } from '#src/ecs/components/text-run.ts'
import { liveQuery } from '#src/ecs/live-query.ts'
import { CELL } from '#src/ecs/screen-mode.ts'
import { areBlinksLit } from '#src/ecs/systems/blink-text.ts'
import { modalOf } from '#src/ecs/systems/modal.ts'
import { compareRanks, readingRank } from '#src/ecs/systems/reading-rank.ts'
import { shownText } from '#src/ecs/systems/shown-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type DrawStates, readDrawStates, styleOf } from '../cells/draw-states.ts'
import { textOf } from './twin-element.ts'
import { CONTROL_ROLES, type DrawnText, type PixelBox, type TwinNode } from './twin-node.ts'

const drawnEntities = liveQuery(({ Place, TextRun }) => [Place, TextRun])
const spokenEntities = liveQuery(({ Place, Spoken }) => [Place, Spoken])
const inReadingOrder = (a: Reading, b: Reading): number => compareRanks(a.rank, b.rank)

/** A node with its sort key, while the tree is built. */
interface Reading extends TwinNode {
  readonly children: Reading[]
  readonly rank: readonly number[]
}

/** The tree of all spoken entities in reading order: by row, column and spawn. A layer's entities sort at its window. */
export function readTwin(world: GameWorld): TwinNode[] {
  return readTree(world, null)
}

/** {@link readTwin} with how each node is drawn. Drawn entities that are not spoken follow as ornaments. */
export function readShownTwin(world: GameWorld): TwinNode[] {
  const states = readDrawStates(world)
  return [...readTree(world, states), ...readOrnaments(world, states)]
}

function readTree(world: GameWorld, states: DrawStates | null): Reading[] {
  const { Spoken } = world.components
  const modal = modalOf(world)
  const readings = new Map<EntityId, Reading>()
  for (const entity of spokenEntities(world)) {
    const isRoot = Spoken.details[entity]?.parent === undefined
    const inert = modal !== null && isRoot && entity !== modal
    readings.set(entity, { ...readEntity(world, entity, states), inert })
  }
  const roots: Reading[] = []
  for (const reading of readings.values()) {
    const { parent } = reading.details
    const siblings = parent === undefined ? roots : readings.get(parent)?.children
    ;(siblings ?? roots).push(reading)
  }
  for (const { children } of readings.values()) children.sort(inReadingOrder)
  return roots.sort(inReadingOrder)
}

function readEntity(world: GameWorld, entity: EntityId, states: DrawStates | null): Reading {
  const { Control, InputLine, Place, ProgressBar, Spoken, TextRun } = world.components
  const hasText =
    hasComponent(world, entity, TextRun) &&
    !hasComponent(world, entity, InputLine) &&
    !hasComponent(world, entity, ProgressBar)
  const node = {
    entity,
    key: Place.order[entity] ?? 0,
    details: Spoken.details[entity] ?? { role: 'paragraph' as const },
    text: hasText ? trimLines(shownText(world, entity)) : '',
    box: boxOnScreen(world, entity),
    disabled: hasComponent(world, entity, Control) && Control.disabled[entity] === true,
    inert: false,
    progress: hasComponent(world, entity, ProgressBar) ? (ProgressBar.value[entity] ?? 0) : null,
    placeholder: hasComponent(world, entity, InputLine)
      ? InputLine.placeholder[entity] || null
      : null,
    drawn: null,
    order: null,
    children: [],
    rank: readingRank(world, entity),
  }
  const isAsDrawn = states !== null && hasComponent(world, entity, TextRun) && readsAsDrawn(node)
  if (isAsDrawn) return { ...node, drawn: drawnOf(world, entity, states) }
  // Without a z-index, text and pictures drawn over the control would receive its clicks.
  const isOrdered = states !== null && CONTROL_ROLES.has(node.details.role)
  return isOrdered ? { ...node, order: node.key } : node
}

/** Whether the element's own text equals what the glass draws there. */
function readsAsDrawn(node: Omit<TwinNode, 'drawn'>): boolean {
  if (node.details.role === 'textbox') return true
  return node.progress === null && textOf(node) === node.text
}

function readOrnaments(world: GameWorld, states: DrawStates): TwinNode[] {
  const { Spoken } = world.components
  const ornaments: TwinNode[] = []
  for (const entity of drawnEntities(world)) {
    const isSpoken = hasComponent(world, entity, Spoken)
    if (isSpoken && readEntity(world, entity, states).drawn !== null) continue
    const drawn = drawnOf(world, entity, states)
    if (!drawn || drawn.text === '') continue
    ornaments.push({
      entity,
      key: isSpoken ? -drawn.order : drawn.order,
      details: { role: 'ornament' },
      text: trimLines(drawn.text),
      box: boxOnScreen(world, entity),
      disabled: false,
      inert: false,
      progress: null,
      placeholder: null,
      drawn,
      order: null,
      children: [],
    })
  }
  return ornaments
}

function drawnOf(world: GameWorld, entity: EntityId, states: DrawStates): DrawnText | null {
  const { Place } = world.components
  const style = styleOf(world, entity, states)
  const isField = states.inputs.has(entity)
  return {
    text: isField ? '' : shownText(world, entity),
    style,
    isLit: (style.attributes & BLINK) === 0 || areBlinksLit(world),
    isField,
    whole: boxOnScreen(world, entity, { isWhole: true }),
    order: Place.order[entity] ?? 0,
  }
}

function boxOnScreen(world: GameWorld, entity: EntityId, { isWhole = false } = {}): PixelBox {
  const { Layer, Place } = world.components
  const layer = Place.layer[entity] ?? world.ground
  const windowLeft = Layer.left[layer] ?? 0
  const windowTop = Layer.top[layer] ?? 0
  const across = clip(
    (Place.column[entity] ?? 0) * CELL.width - (Layer.scrollX[layer] ?? 0),
    (Place.columns[entity] ?? 0) * CELL.width,
    isWhole ? null : (Layer.width[layer] ?? 0),
  )
  const down = clip(
    (Place.row[entity] ?? 0) * CELL.height - (Layer.scrollY[layer] ?? 0),
    (Place.rows[entity] ?? 0) * CELL.height,
    isWhole ? null : (Layer.height[layer] ?? 0),
  )
  return {
    left: windowLeft + across.start,
    top: windowTop + down.start,
    width: across.length,
    height: down.length,
  }
}

/** Clips a range to a window of that length. Null does not clip. */
function clip(
  start: number,
  length: number,
  window: number | null,
): { start: number; length: number } {
  if (window === null) return { start, length }
  const first = Math.min(window, Math.max(0, start))
  const last = Math.min(window, Math.max(0, start + length))
  return { start: first, length: last - first }
}

function trimLines(text: string): string {
  return text.replace(/ +$/gm, '')
}
