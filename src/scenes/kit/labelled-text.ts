import { INK } from '#src/ecs/components/text-run.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'

/** Two or more spaces separate a label from its value. */
const LABEL_PREFIX = /^(.*?) {2,}/

/** Where there are fewer columns the value is below its label, indented. */
const LEAST_COLUMNS = 36
const INDENT = 2

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
  const value = text.slice(prefix.length)
  const isBelow = prefix !== '' && columns < LEAST_COLUMNS
  const indent = isBelow ? INDENT : prefix.length
  const lines = wrapText(value, columns - indent)
  const first = isBelow ? `${label}\n${' '.repeat(indent)}` : prefix
  spawnText(world, { ...place, text: first + lines.join(`\n${' '.repeat(indent)}`) })
  spawnText(world, { ...place, text: label, foreground: INK.faint, spoken: null })
  return lines.length + (isBelow ? 1 : 0)
}
