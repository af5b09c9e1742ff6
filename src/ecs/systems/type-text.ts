import { query, removeComponent } from 'bitecs'
import { graphemesOf } from '#src/lib/text-layout.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** Lets typewriters type on; under reduced motion the whole text is there at once. */
export function typeText(world: GameWorld): void {
  const { TextRun, Typewriter } = world.components
  const seconds = world.time.delta / 1000
  for (const text of [...query(world, [TextRun, Typewriter])]) {
    const before = Math.floor(Typewriter.shown[text])
    Typewriter.shown[text] += Typewriter.graphemesPerSecond[text] * seconds
    const isOut =
      world.reducedMotion || Typewriter.shown[text] >= graphemesOf(TextRun.text[text]).length
    if (isOut) removeComponent(world, text, Typewriter)
    if (isOut || Math.floor(Typewriter.shown[text]) !== before) touch(world)
  }
}
