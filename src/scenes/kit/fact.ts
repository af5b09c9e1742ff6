import { INK } from '#src/ecs/components/text-run.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'

/** Two blanks or more part a label from what it names. */
const LABEL = /^.*?(?= {2})/

/** A label, fainter, and what it names, in one paragraph. Answers how many rows it took. */
export function spawnFact(
  world: GameWorld,
  fact: { readonly text: string; readonly column: number; readonly row: number; columns: number },
): number {
  const { text, columns, ...place } = fact
  const lines = wrapText(text, columns)
  spawnText(world, { ...place, text: lines.join('\n') })
  const [label = ''] = LABEL.exec(text) ?? []
  spawnText(world, { ...place, text: label, foreground: INK.faint, spoken: null })
  return lines.length
}
