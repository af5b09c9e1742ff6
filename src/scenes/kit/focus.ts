import { type EntityId, query } from 'bitecs'
import { focus } from '#src/ecs/systems/focus.ts'
import { isReachable, modalOf } from '#src/ecs/systems/modal.ts'
import { compareRanks, readingRank } from '#src/ecs/systems/reading-rank.ts'
import { type GameWorld } from '#src/ecs/world.ts'

/** The controls that can have the keyboard, in reading order. */
function controlsInOrder(world: GameWorld): readonly EntityId[] {
  const { Choice, Control, InputLine, Place } = world.components
  const modal = modalOf(world)
  const pressed = [...query(world, [Control, Place])].filter((it) => !Control.disabled[it])
  return [...pressed, ...query(world, [Choice, Place]), ...query(world, [InputLine, Place])]
    .filter((control) => isReachable(world, control, modal))
    .map((control) => ({ control, rank: readingRank(world, control) }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ control }) => control)
}

/** Focuses the control that is `ordinal` in reading order; the last where there are fewer. */
export function focusControl(world: GameWorld, ordinal: number): void {
  const control = controlsInOrder(world).at(ordinal) ?? controlsInOrder(world).at(-1)
  if (control !== undefined) focus(world, control)
}

/** The focused control's place in reading order. */
export function focusedOrdinal(world: GameWorld): number | null {
  const ordinal = controlsInOrder(world).findIndex((control) => control === world.focused)
  return ordinal < 0 ? null : ordinal
}

/** Moves the focus one control on or back, round the ends; from nowhere to the first or last. */
export function moveFocus(world: GameWorld, step: 1 | -1): boolean {
  const controls = controlsInOrder(world)
  if (controls.length === 0) return false
  const ordinal = controls.findIndex((control) => control === world.focused)
  const from = ordinal < 0 && step === -1 ? 0 : ordinal
  const next = controls[(from + step + controls.length) % controls.length]
  if (next !== undefined) focus(world, next)
  return true
}
