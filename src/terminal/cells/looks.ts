import { type EntityId, query } from 'bitecs'
import { DIM, INVERSE } from '#src/ecs/components/text-run.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type CellStyle } from './cell-grid.ts'

/** The few entities that are not drawn as they stand, found once a picture. */
export interface Looks {
  readonly inputs: ReadonlySet<EntityId>
  readonly typed: ReadonlySet<EntityId>
  readonly unlit: ReadonlySet<EntityId>
  readonly disabled: ReadonlySet<EntityId>
}

export function readLooks(world: GameWorld): Looks {
  const { Blink, Control, InputLine, Typewriter } = world.components
  const inputs = new Set(query(world, [InputLine]))
  return {
    inputs,
    typed: new Set(query(world, [Typewriter])),
    // An input line's own blink is its caret's.
    unlit: new Set([...query(world, [Blink])].filter((it) => !Blink.lit[it] && !inputs.has(it))),
    disabled: new Set([...query(world, [Control])].filter((it) => Control.disabled[it])),
  }
}

/** The style of a text run; the control that has the keyboard is inverted, one that cannot be pressed is dim. */
export function styleOf(world: GameWorld, entity: EntityId, { disabled }: Looks): CellStyle {
  const { TextRun } = world.components
  let attributes = TextRun.attributes[entity] ?? 0
  if (world.focused === entity) attributes ^= INVERSE
  if (disabled.has(entity)) attributes |= DIM
  return {
    foreground: TextRun.foreground[entity] ?? 0,
    background: TextRun.background[entity] ?? 0,
    attributes,
  }
}
