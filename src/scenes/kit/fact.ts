import { INK } from '#src/ecs/components/text-run.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'

/** Two blanks or more part a label from what it names. */
const LABEL = /^(.*?) {2,}/

/** A label, fainter, and what it names beside it, in one paragraph. Answers how many rows it took. */
export function spawnFact(
  world: GameWorld,
  fact: { readonly text: string; readonly column: number; readonly row: number; columns: number },
): number {
  const { text, columns, ...place } = fact
  const [labelled = '', label = ''] = LABEL.exec(text) ?? []
  const inset = labelled.length
  const lines = wrapText(text.slice(inset), columns - inset)
  spawnText(world, { ...place, text: labelled + lines.join(`\n${' '.repeat(inset)}`) })
  spawnText(world, { ...place, text: label, foreground: INK.faint, spoken: null })
  return lines.length
}
