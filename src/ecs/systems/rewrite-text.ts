import type { EntityId } from 'bitecs'
import { lineCount, widestLine } from '#src/lib/text-layout.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** Replaces the text of a text run. Resizes its place, unless the spawner set a size. */
export function rewriteText(world: GameWorld, entity: EntityId, text: string): void {
  const { Place, TextRun } = world.components
  if (TextRun.text[entity] === text) return
  TextRun.text[entity] = text
  if (TextRun.fitsText[entity]) {
    Place.columns[entity] = widestLine(text)
    Place.rows[entity] = lineCount(text)
  }
  touch(world)
}
