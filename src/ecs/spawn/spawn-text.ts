import { addComponent, addEntity, type EntityId } from 'bitecs'
import { lineCount, widestLine } from '#src/lib/text-layout.ts'
import type { SpokenDetails } from '../components/spoken.ts'
import { INK } from '../components/text-run.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

export interface TypingPace {
  readonly graphemesPerSecond: number
  /** How many graphemes appear at once. Default: 1. */
  readonly graphemesAtOnce?: number
}

export interface TextPlacement {
  readonly text: string
  readonly column: number
  readonly row: number
  /** Size in cells. Default: the size of the text, adjusted when the text changes. */
  readonly columns?: number
  readonly rows?: number
  /** Default: the ground. */
  readonly layer?: EntityId
  readonly foreground?: number
  readonly background?: number
  readonly attributes?: number
  /** How the twin exposes the text. Default: a paragraph. Null for decoration (frames, rules, fills). */
  readonly spoken?: SpokenDetails | null
  /** Types the text out. Default: the whole text at once. */
  readonly typed?: TypingPace
}

/** Spawns text on a layer. It is removed with its screen. */
export function spawnText(world: GameWorld, placement: TextPlacement): EntityId {
  const { BelongsToScreen, Place, Spoken, TextRun, Typewriter } = world.components
  const text = addEntity(world)
  for (const component of [Place, TextRun, BelongsToScreen]) addComponent(world, text, component)
  Place.layer[text] = placement.layer ?? world.ground
  Place.column[text] = placement.column
  Place.row[text] = placement.row
  Place.columns[text] = placement.columns ?? widestLine(placement.text)
  Place.rows[text] = placement.rows ?? lineCount(placement.text)
  world.lastOrder += 1
  Place.order[text] = world.lastOrder
  TextRun.text[text] = placement.text
  TextRun.foreground[text] = placement.foreground ?? INK.normal
  TextRun.background[text] = placement.background ?? INK.black
  TextRun.attributes[text] = placement.attributes ?? 0
  TextRun.fitsText[text] = placement.columns === undefined && placement.rows === undefined
  if (placement.spoken !== null) {
    addComponent(world, text, Spoken)
    Spoken.details[text] = { ...(placement.spoken ?? { role: 'paragraph' }) }
  }
  if (placement.typed !== undefined) {
    addComponent(world, text, Typewriter)
    Typewriter.shown[text] = 0
    Typewriter.graphemesPerSecond[text] = placement.typed.graphemesPerSecond
    Typewriter.graphemesAtOnce[text] = placement.typed.graphemesAtOnce ?? 1
  }
  touch(world)
  return text
}
