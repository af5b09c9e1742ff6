import { type EntityId, query } from 'bitecs'
import { type SpokenRole } from '#src/ecs/components/spoken.ts'
import { focus } from '#src/ecs/systems/focus.ts'
import { isReachable, modalOf } from '#src/ecs/systems/modal.ts'
import { compareRanks, screenRank } from '#src/ecs/systems/reading-rank.ts'
import { type GameWorld } from '#src/ecs/world.ts'

/** Returns the focusable controls in reading order. */
function controlsInOrder(world: GameWorld): readonly EntityId[] {
  const { Choice, Control, InputLine, Place } = world.components
  const modal = modalOf(world)
  const buttons = [...query(world, [Control, Place])].filter((it) => !Control.disabled[it])
  return [...buttons, ...query(world, [Choice, Place]), ...query(world, [InputLine, Place])]
    .filter((control) => isReachable(world, control, modal))
    .map((control) => ({ control, rank: screenRank(world, control) }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ control }) => control)
}

/** Focuses the control at `ordinal` in reading order, or the last one if there are fewer. */
export function focusControl(world: GameWorld, ordinal: number): void {
  const control = controlsInOrder(world).at(ordinal) ?? controlsInOrder(world).at(-1)
  if (control !== undefined) focus(world, control)
}

/** Identifies a control, so that it can be found again after a redraw. */
export interface FocusMark {
  readonly role: SpokenRole | undefined
  readonly name: string
  /** Its index among the controls with the same role and name. */
  readonly sameNameIndex: number
  readonly ordinal: number
}

/** Returns a mark of the focused control; null when nothing is focused. */
export function focusMark(world: GameWorld): FocusMark | null {
  const controls = controlsInOrder(world)
  const ordinal = controls.findIndex((control) => control === world.focused)
  const focused = controls[ordinal]
  if (focused === undefined) return null
  const roleAndName = roleAndNameOf(world, focused)
  const sameNamed = controls.filter((control) => hasRoleAndName(world, control, roleAndName))
  return { ...roleAndName, sameNameIndex: sameNamed.indexOf(focused), ordinal }
}

/** Restores the focus: to the control with the same role and name, or to the one at the same position. */
export function focusMarked(world: GameWorld, mark: FocusMark): void {
  const sameNamed = controlsInOrder(world).filter((control) => hasRoleAndName(world, control, mark))
  const control = sameNamed[mark.sameNameIndex] ?? sameNamed.at(-1)
  if (control === undefined) focusControl(world, mark.ordinal)
  else focus(world, control)
}

type RoleAndName = Pick<FocusMark, 'role' | 'name'>

function roleAndNameOf(world: GameWorld, control: EntityId): RoleAndName {
  const { Spoken, TextRun } = world.components
  const { name, role } = Spoken.details[control] ?? {}
  return { role, name: name ?? TextRun.text[control] ?? '' }
}

function hasRoleAndName(world: GameWorld, control: EntityId, { name, role }: RoleAndName): boolean {
  const roleAndName = roleAndNameOf(world, control)
  return roleAndName.role === role && roleAndName.name === name
}

/**
 * Moves the focus to the next or previous control, wrapping around; without a focus, to the first or last. Returns
 * false when there are no controls.
 */
export function moveFocus(world: GameWorld, step: 1 | -1): boolean {
  const controls = controlsInOrder(world)
  if (controls.length === 0) return false
  const ordinal = controls.findIndex((control) => control === world.focused)
  const from = ordinal < 0 && step === -1 ? 0 : ordinal
  const next = controls[(from + step + controls.length) % controls.length]
  if (next !== undefined) focus(world, next)
  return true
}
