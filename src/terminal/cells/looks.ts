import { type EntityId } from 'bitecs'
import { DIM, FOCUS_PAPER, INK } from '#src/ecs/components/text-run.ts'
import { liveQuery } from '#src/ecs/live-query.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type CellStyle } from './tones.ts'

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

/**
 * The style of a text run. The control that has the keyboard is bright on lit paper: dark letters on a bright block would
 * drown in its glow; a field shows by its own caret. One that cannot be pressed is dim.
 */
export function styleOf(
  world: GameWorld,
  entity: EntityId,
  { disabled, inputs }: Looks,
): CellStyle {
  const { TextRun } = world.components
  const isDim = disabled.size > 0 && disabled.has(entity)
  const attributes = (TextRun.attributes[entity] ?? 0) | (isDim ? DIM : 0)
  if (world.focused === entity && !inputs.has(entity))
    return { foreground: INK.bright, background: FOCUS_PAPER, attributes }
  return {
    foreground: TextRun.foreground[entity] ?? 0,
    background: TextRun.background[entity] ?? 0,
    attributes,
  }
}
