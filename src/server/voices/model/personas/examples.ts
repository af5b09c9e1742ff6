import { chanceOf, pick } from '#src/lib/chance.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { BANKS } from '../../grammar/banks/banks.ts'

const EXAMPLES = 10

/** Returns ten lines of a shark's bank without slots or alternatives: always the same, drawn over the whole bank. */
export function examplesOf(shark: Shark): readonly string[] {
  const lines = BANKS[shark]
    .flatMap((group) => group.lines)
    .map((line) => (typeof line === 'string' ? line : line.text))
    .filter((text) => !/[{[$]/.test(text))
  const chance = chanceOf(`examples|${shark}`)
  const drawn = new Set<string>()
  while (drawn.size < Math.min(EXAMPLES, lines.length)) drawn.add(pick(chance, lines))
  return [...drawn]
}
