import { type EntityId, query } from 'bitecs'
import { type SpokenRole } from '#src/ecs/components/spoken.ts'
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

/** A control as it is found again on a screen that was drawn anew. */
export interface FocusMark {
  readonly role: SpokenRole | undefined
  readonly name: string
  /** Which of those that are called so. */
  readonly namesake: number
  readonly ordinal: number
}

/** What has the keyboard; null where nothing has. */
export function focusMark(world: GameWorld): FocusMark | null {
  const controls = controlsInOrder(world)
  const ordinal = controls.findIndex((control) => control === world.focused)
  const focused = controls[ordinal]
  if (focused === undefined) return null
  const called = calledOf(world, focused)
  const namesakes = controls.filter((control) => isCalled(world, control, called))
  return { ...called, namesake: namesakes.indexOf(focused), ordinal }
}

/** Gives the keyboard back to what had it: by its role and name, and where that has gone to what stands in its place. */
export function focusMarked(world: GameWorld, mark: FocusMark): void {
  const namesakes = controlsInOrder(world).filter((control) => isCalled(world, control, mark))
  const again = namesakes[mark.namesake] ?? namesakes.at(-1)
  if (again === undefined) focusControl(world, mark.ordinal)
  else focus(world, again)
}

type Called = Pick<FocusMark, 'role' | 'name'>

function calledOf(world: GameWorld, control: EntityId): Called {
  const { Spoken, TextRun } = world.components
  const { name, role } = Spoken.details[control] ?? {}
  return { role, name: name ?? TextRun.text[control] ?? '' }
}

function isCalled(world: GameWorld, control: EntityId, { name, role }: Called): boolean {
  const called = calledOf(world, control)
  return called.role === role && called.name === name
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
