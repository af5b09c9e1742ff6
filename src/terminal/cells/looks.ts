import { type EntityId } from 'bitecs'
import { DIM, INVERSE } from '#src/ecs/components/text-run.ts'
import { liveQuery } from '#src/ecs/live-query.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type CellStyle } from './cell-grid.ts'

const controls = liveQuery(({ Control }) => [Control])
const typewriters = liveQuery(({ Typewriter }) => [Typewriter])
const inputLines = liveQuery(({ InputLine }) => [InputLine])

/** The few entities that are not drawn as they stand, found once a picture. */
export interface Looks {
  /** All that are drawn otherwise than by their text. */
  readonly special: ReadonlySet<EntityId>
  readonly inputs: ReadonlySet<EntityId>
  readonly disabled: ReadonlySet<EntityId>
}

export function readLooks(world: GameWorld): Looks {
  const { Control } = world.components
  const inputs = new Set(inputLines(world))
  return {
    special: new Set([...inputs, ...typewriters(world)]),
    inputs,
    disabled: new Set(controls(world).filter((it) => Control.disabled[it])),
  }
}

/** The style of a text run; the control that has the keyboard is inverted, one that cannot be pressed is dim. */
export function styleOf(world: GameWorld, entity: EntityId, { disabled }: Looks): CellStyle {
  const { TextRun } = world.components
  let attributes = TextRun.attributes[entity] ?? 0
  if (world.focused === entity) attributes ^= INVERSE
  if (disabled.size > 0 && disabled.has(entity)) attributes |= DIM
  return {
    foreground: TextRun.foreground[entity] ?? 0,
    background: TextRun.background[entity] ?? 0,
    attributes,
  }
}
