import type { EntityId } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'
import { restartCaret } from './focus.ts'

/** Replaces the text of an input line and puts the caret at its end. Drops a composition. `change` is not called. */
export function setInputValue(world: GameWorld, input: EntityId, value: string): void {
  const { InputLine } = world.components
  if (InputLine.value[input] === value) return
  InputLine.value[input] = value
  for (const end of [InputLine.selectionStart, InputLine.selectionEnd]) end[input] = value.length
  for (const end of [InputLine.composingStart, InputLine.composingEnd]) end[input] = 0
  restartCaret(world, input)
  touch(world)
}
