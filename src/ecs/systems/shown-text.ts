import { type EntityId, hasComponent } from 'bitecs'
import { graphemesOf } from '#src/lib/text-layout.ts'
import type { GameWorld } from '../world.ts'

/** The visible part of a text run: the whole text, or what its typewriter has typed so far. */
export function shownText(world: GameWorld, text: EntityId): string {
  const { TextRun, Typewriter } = world.components
  if (!hasComponent(world, text, Typewriter)) return TextRun.text[text]
  return graphemesOf(TextRun.text[text]).slice(0, shownCount(world, text)).join('')
}

/** The number of graphemes that a text run's typewriter has typed. */
export function shownCount(world: GameWorld, text: EntityId): number {
  const { Typewriter } = world.components
  const atOnce = Typewriter.graphemesAtOnce[text]
  return Math.floor(Typewriter.shown[text] / atOnce) * atOnce
}
