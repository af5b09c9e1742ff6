import { type EntityId } from 'bitecs'
import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { widestLine } from '#src/lib/text-layout.ts'
import { frameText, type FrameLines, SINGLE } from './frame.ts'

/** Rows of a boxed button; 52 CSS px on a phone. */
export const BOX_BUTTON_ROWS = 3

export interface BoxButton {
  /** Drawn inside the box, of which each further line makes it a row higher; also the accessible name unless `name` is given. */
  readonly label: string
  readonly name?: string
  readonly column: number
  readonly row: number
  /** Including the box. Defaults to the label and a cell on either side. */
  readonly columns?: number
  readonly lines?: FrameLines
  readonly foreground?: number
  readonly layer?: EntityId
  readonly parent?: EntityId
  /** Makes the button a choice among others. Tells whether it is the current one. */
  readonly pressed?: boolean
  readonly press: () => void
}

/** Spawns a button with a box around it. The whole box can be pressed. */
export function spawnBoxButton(world: GameWorld, button: BoxButton): EntityId {
  const { label, name, columns = boxColumns(label), lines = SINGLE, ...rest } = button
  const inside = label.split('\n').map((line) => {
    const left = Math.max(0, Math.floor((columns - 2 - line.length) / 2))
    return `${' '.repeat(left)}${line}`.padEnd(columns - 2).slice(0, columns - 2)
  })
  return spawnButton(world, {
    ...rest,
    foreground: rest.foreground ?? INK.normal,
    label: frameText(columns, inside, lines),
    name: name ?? label.replaceAll('\n', ' '),
  })
}

export function boxColumns(label: string): number {
  return widestLine(label) + 4
}
