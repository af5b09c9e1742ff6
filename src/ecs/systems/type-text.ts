import { removeComponent } from 'bitecs'
import { graphemesOf } from '#src/lib/text-layout.ts'
import { liveQuery } from '../live-query.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'
import { shownCount } from './shown-text.ts'

const typedTexts = liveQuery(({ TextRun, Typewriter }) => [TextRun, Typewriter])

/** Advances all typewriters. Under reduced motion the whole text appears at once. */
export function typeText(world: GameWorld): void {
  const { TextRun, Typewriter } = world.components
  const seconds = world.time.delta / 1000
  for (const text of [...typedTexts(world)]) {
    const before = shownCount(world, text)
    Typewriter.shown[text] += Typewriter.graphemesPerSecond[text] * seconds
    const isComplete =
      world.reducedMotion || Typewriter.shown[text] >= graphemesOf(TextRun.text[text]).length
    if (isComplete) removeComponent(world, text, Typewriter)
    if (isComplete || shownCount(world, text) !== before) touch(world)
  }
}
