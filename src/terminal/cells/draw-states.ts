import { type EntityId } from 'bitecs'
import { DIM, FOCUS_PAPER, INK } from '#src/ecs/components/text-run.ts'
import { liveQuery } from '#src/ecs/live-query.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type CellStyle } from './tones.ts'

const controls = liveQuery(({ Control }) => [Control])
const typewriters = liveQuery(({ Typewriter }) => [Typewriter])
const inputLines = liveQuery(({ InputLine }) => [InputLine])

/** The entities that are not drawn simply by their text and style. Read once per picture. */
export interface DrawStates {
  /** Entities that are not drawn by their whole text: input lines and typewriters. */
  readonly special: ReadonlySet<EntityId>
  readonly inputs: ReadonlySet<EntityId>
  readonly disabled: ReadonlySet<EntityId>
}

export function readDrawStates(world: GameWorld): DrawStates {
  const { Control } = world.components
  const inputs = new Set(inputLines(world))
  return {
    special: new Set([...inputs, ...typewriters(world)]),
    inputs,
    disabled: new Set(controls(world).filter((it) => Control.disabled[it])),
  }
}

/**
 * The style of a text run. The focused control is bright on a lit background, because the glow of a bright block would
 * cover dark letters. A focused input line shows its caret instead. A disabled control is dim.
 */
export function styleOf(
  world: GameWorld,
  entity: EntityId,
  { disabled, inputs }: DrawStates,
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
