import { type EntityId } from 'bitecs'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { frameText, type FrameLines, SINGLE } from './frame.ts'

/** Rows of a boxed button; on a phone they make 52 CSS px. */
export const BOX_BUTTON_ROWS = 3

export interface BoxButton {
  /** As drawn inside the box; the button's name too, unless `name` says another. */
  readonly label: string
  readonly name?: string
  readonly column: number
  readonly row: number
  /** With the box; the label and a cell on either side where absent. */
  readonly columns?: number
  readonly lines?: FrameLines
  readonly foreground?: number
  readonly layer?: EntityId
  readonly parent?: EntityId
  readonly press: () => void
}

/** A button with a box around it, all of which can be pressed. */
export function spawnBoxButton(world: GameWorld, button: BoxButton): EntityId {
  const { label, name, columns = boxColumns(label), lines = SINGLE, ...rest } = button
  const left = Math.max(0, Math.floor((columns - 2 - label.length) / 2))
  const inside = `${' '.repeat(left)}${label}`.padEnd(columns - 2).slice(0, columns - 2)
  return spawnButton(world, {
    ...rest,
    foreground: rest.foreground ?? INK.normal,
    label: frameText(columns, [inside], lines),
    name: name ?? label,
  })
}

export function boxColumns(label: string): number {
  return label.length + 4
}
