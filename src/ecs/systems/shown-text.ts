import { type EntityId, hasComponent } from 'bitecs'
import { graphemesOf } from '#src/lib/text-layout.ts'
import type { GameWorld } from '../world.ts'

/** The part of a text run that stands on the glass: all of it, or what its typewriter has typed. */
export function shownText(world: GameWorld, text: EntityId): string {
  const { TextRun, Typewriter } = world.components
  if (!hasComponent(world, text, Typewriter)) return TextRun.text[text]
  return graphemesOf(TextRun.text[text]).slice(0, Math.floor(Typewriter.shown[text])).join('')
}
