import { addComponent, addEntity, type EntityId } from 'bitecs'
import { INK } from '../components/text-run.ts'
import type { SpokenDetails } from '../components/spoken.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

export interface TextPlacement {
  readonly text: string
  readonly column: number
  readonly row: number
  /** Size in cells; the text's own where absent. */
  readonly columns?: number
  readonly rows?: number
  /** The ground where absent. */
  readonly layer?: EntityId
  readonly foreground?: number
  readonly background?: number
  readonly attributes?: number
  /** How the twin says it; a paragraph where absent, nothing where null (frames, rules, fillings). */
  readonly spoken?: SpokenDetails | null
}

/** Text on a layer, ending with its screen. */
export function spawnText(world: GameWorld, placement: TextPlacement): EntityId {
  const { BelongsToScreen, Place, Spoken, TextRun } = world.components
  const text = addEntity(world)
  for (const component of [Place, TextRun, BelongsToScreen]) addComponent(world, text, component)
  const lines = placement.text.split('\n')
  Place.layer[text] = placement.layer ?? world.ground
  Place.column[text] = placement.column
  Place.row[text] = placement.row
  Place.columns[text] = placement.columns ?? Math.max(...lines.map((line) => line.length))
  Place.rows[text] = placement.rows ?? lines.length
  Place.order[text] = world.lastOrder += 1
  TextRun.text[text] = placement.text
  TextRun.foreground[text] = placement.foreground ?? INK.normal
  TextRun.background[text] = placement.background ?? INK.black
  TextRun.attributes[text] = placement.attributes ?? 0
  if (placement.spoken !== null) {
    addComponent(world, text, Spoken)
    Spoken.details[text] = { ...(placement.spoken ?? { role: 'paragraph' }) }
  }
  touch(world)
  return text
}
