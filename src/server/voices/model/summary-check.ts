import { unprintable } from './checks/character.ts'
import { figuresIn, figuresOfSlots, foreignFigure } from './checks/figures.ts'
import { languageOf } from './checks/language.ts'
import { falsePromise } from './checks/promises.ts'
import type { SummaryRequest } from './model-summary.ts'

/** Sentences that tell a reader what to do rather than what happened. */
const INSTRUCTION =
  /\b(?:ignore|disregard|instructions?|system prompt|you (?:must|should|are now)|from now on|always (?:lend|give|say|agree))\b/i

/**
 * Returns a check for the sentences of a summary: whether one may replace what the rules have noted. Figures must be
 * among the noted ones or among those that the shark has said, never only among those of the player.
 */
export function createSummaryCheck(
  { before = '', facts, history }: Pick<SummaryRequest, 'before' | 'facts' | 'history'>,
  now: Date,
): (sentence: string) => boolean {
  const said = history.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const sources = [before, facts, ...said]
  const allowed = figuresOfSlots(sources, now)
  const known = sources.join('\n').toLowerCase()
  return (sentence) => {
    if (unprintable(sentence) !== null || INSTRUCTION.test(sentence)) return false
    if (languageOf(sentence) !== 'en') return false
    const { cents, rates, tokens } = figuresIn(sentence, now)
    if (foreignFigure({ cents, rates, tokens, days: [] }, allowed) !== null) return false
    const promise = falsePromise(sentence, [])
    return promise === null || known.includes(promise.toLowerCase())
  }
}
