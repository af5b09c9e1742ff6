import { marketHelp, movesHelp, stashHelp, tripsHelp, workHelp } from './city-rules.ts'
import { ladderHelp, loansHelp, standingHelp } from './debt-rules.ts'
import { frontsHelp, kickingUpHelp } from './front-rules.ts'
import type { HelpSection } from './rule.ts'

/** Returns the rules for players, by subject. */
export function helpSections(): readonly HelpSection[] {
  return [
    movesHelp(),
    tripsHelp(),
    marketHelp(),
    standingHelp(),
    loansHelp(),
    ladderHelp(),
    workHelp(),
    frontsHelp(),
    kickingUpHelp(),
    stashHelp(),
  ]
}

/**
 * Returns the sections with the rules that contain all words of a search, in any case. A section whose title contains them
 * keeps all of its rules. Without words everything is returned. `others` are searched as well, and follow the first.
 */
export function findHelp(
  search: string,
  others: readonly HelpSection[] = [],
): readonly HelpSection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word))
  const [first, ...rest] = helpSections()
  return [...(first ? [first] : []), ...others, ...rest]
    .map(({ title, rules }) => ({ title, rules: fits(title) ? rules : rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0)
}
