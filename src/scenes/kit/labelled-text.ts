import { INK } from '#src/ecs/components/text-run.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'

/** Two or more spaces separate a label from its value. */
const LABEL_PREFIX = /^(.*?) {2,}/

/** Spawns a faint label and its value as one paragraph. Returns its number of rows. */
export function spawnLabelledText(
  world: GameWorld,
  placement: {
    readonly text: string
    readonly column: number
    readonly row: number
    columns: number
  },
): number {
  const { text, columns, ...place } = placement
  const [prefix = '', label = ''] = LABEL_PREFIX.exec(text) ?? []
  const indent = prefix.length
  const lines = wrapText(text.slice(indent), columns - indent)
  spawnText(world, { ...place, text: prefix + lines.join(`\n${' '.repeat(indent)}`) })
  spawnText(world, { ...place, text: label, foreground: INK.faint, spoken: null })
  return lines.length
}
