import type { EntityId } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

export interface TextStyle {
  readonly foreground?: number
  readonly background?: number
  readonly attributes?: number
}

/** Changes the colours or attributes of a text run. Absent fields keep their value. */
export function restyleText(world: GameWorld, entity: EntityId, style: TextStyle): void {
  const { TextRun } = world.components
  const foreground = style.foreground ?? TextRun.foreground[entity]
  const background = style.background ?? TextRun.background[entity]
  const attributes = style.attributes ?? TextRun.attributes[entity]
  const isSame =
    foreground === TextRun.foreground[entity] &&
    background === TextRun.background[entity] &&
    attributes === TextRun.attributes[entity]
  if (isSame) return
  TextRun.foreground[entity] = foreground
  TextRun.background[entity] = background
  TextRun.attributes[entity] = attributes
  touch(world)
}
