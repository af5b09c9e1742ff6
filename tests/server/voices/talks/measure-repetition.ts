import { SHARKS } from '#src/lib/names.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { drawTalks } from './draw-talks.ts'
import { readMessages } from './messages.ts'

/** How many of a shark's replies in the drawn talks have been said before. */
export interface Repetition {
  readonly shark: Shark
  readonly replies: number
  /** Said before in the same talk. */
  readonly within: number
  /** Said in another talk before. */
  readonly across: number
}

/** Measures the repetition in the drawn talks of each shark. */
export function measureRepetition(): readonly Repetition[] {
  const messages = readMessages()
  return SHARKS.map((shark) => {
    const talks = drawTalks(messages, shark).map(({ spoken }) => spoken)
    const within = talks.flatMap((spoken) => spoken.filter((text, at) => spoken.indexOf(text) < at))
    const across = talks.flatMap((spoken, at) => {
      const before = new Set(talks.slice(0, at).flat())
      return spoken.filter((text) => before.has(text))
    })
    return {
      shark,
      replies: talks.flat().length,
      within: within.length,
      across: across.length,
    }
  })
}
