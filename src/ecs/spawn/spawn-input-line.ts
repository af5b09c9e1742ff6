import { addComponent, addEntity, type EntityId } from 'bitecs'
import { INK } from '../components/text-run.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

export interface InputLinePlacement {
  /** The accessible name: 'Message'. */
  readonly name: string
  readonly column: number
  readonly row: number
  readonly columns: number
  /** Default: 1. A single row scrolls sideways with the caret; several rows wrap. */
  readonly rows?: number
  readonly layer?: EntityId
  readonly foreground?: number
  readonly background?: number
  readonly value?: string
  readonly placeholder?: string
  /** What the field takes: whole numbers, or amounts. Default: text. */
  readonly keyboard?: 'numeric' | 'decimal'
  readonly parent?: EntityId
  /** Called with the whole text after each change by the player. */
  readonly change?: (value: string) => void
  /** Called by the up arrow (1) and the down arrow (-1) instead of moving the caret. Return false to move the caret. */
  readonly step?: (by: 1 | -1) => boolean | void
  /** Called with the whole text on Enter. The caller clears the line ({@link setInputValue}). */
  readonly submit: (value: string) => void
}

/** ms after the last input when a caret stops blinking, so that an idle screen needs no drawing. */
const CARET_RESTS_AFTER = 10_000

/** Spawns the line that the player types in. The twin has the native text field. */
export function spawnInputLine(world: GameWorld, placement: InputLinePlacement): EntityId {
  const { BelongsToScreen, Blink, InputLine, Place, Spoken, TextRun } = world.components
  const input = addEntity(world)
  for (const component of [Place, TextRun, InputLine, Spoken, Blink, BelongsToScreen]) {
    addComponent(world, input, component)
  }
  const { keyboard, name, parent, value = '' } = placement
  Place.layer[input] = placement.layer ?? world.ground
  Place.column[input] = placement.column
  Place.row[input] = placement.row
  Place.columns[input] = placement.columns
  Place.rows[input] = placement.rows ?? 1
  world.lastOrder += 1
  Place.order[input] = world.lastOrder
  TextRun.text[input] = ''
  TextRun.foreground[input] = placement.foreground ?? INK.bright
  TextRun.background[input] = placement.background ?? INK.black
  TextRun.attributes[input] = 0
  TextRun.fitsText[input] = false
  InputLine.value[input] = value
  for (const end of [InputLine.selectionStart, InputLine.selectionEnd]) end[input] = value.length
  for (const end of [InputLine.composingStart, InputLine.composingEnd]) end[input] = 0
  InputLine.placeholder[input] = placement.placeholder ?? ''
  InputLine.change[input] = placement.change ?? (() => undefined)
  InputLine.submit[input] = placement.submit
  InputLine.step[input] = placement.step
  Blink.restsAfter[input] = CARET_RESTS_AFTER
  Blink.since[input] = world.time.now
  Blink.lit[input] = true
  Spoken.details[input] = {
    ...{ role: 'textbox', name },
    ...(keyboard !== undefined && { keyboard }),
    ...(parent !== undefined && { parent }),
  }
  touch(world)
  return input
}
