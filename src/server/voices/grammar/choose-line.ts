import { type Chance, chanceOf } from '#src/lib/chance.ts'
import type { Decision } from '#src/rules/sharks/decision.ts'
import { type Trigger, triggerFor, triggerOf } from '#src/rules/sharks/triggers.ts'
import type { Topic } from './bank.ts'
import type { CompiledBank, CompiledLine } from './compile-bank.ts'
import { expandLine } from './expand-line.ts'

/** The longest a shark ever speaks, in UTF-16 units. */
export const MAX_SPEECH_LENGTH = 300

/** What is said, and by which lines. */
export interface Speech {
  readonly text: string
  readonly lines: readonly string[]
}

/** A line that fits, worded, with its tail where the offer would not be spoken of otherwise. */
interface Candidate extends Speech {
  readonly line: CompiledLine
}

/**
 * Words a decision: of the lines that fit, the most specific that was not said lately, drawn by the decision's seed.
 * When all were said lately the longest unsaid comes back, opened by an 'again' that was not.
 */
export function chooseSpeech(bank: CompiledBank, decision: Decision): Speech {
  const clause = chooseClause(bank, decision)
  if (!clause) return chooseWords(bank, decision, MAX_SPEECH_LENGTH)
  const words = chooseWords(bank, decision, MAX_SPEECH_LENGTH - clause.text.length - 1)
  return join(words, clause)
}

/** What an offer asks for beside a signature, unless it was said lately: nobody signs what was not said. */
function chooseClause(bank: CompiledBank, decision: Decision): Speech | null {
  const [line] = fittingLines(bank, decision, 'clause').filter(({ id }) => !wasSaid(id, decision))
  const text = line && expandLine(line.text, decision.slots, chanceFor(decision, line.id))
  return line && text ? { text, lines: [line.id] } : null
}

function chooseWords(bank: CompiledBank, decision: Decision, longest: number): Speech {
  const expected = triggerFor(decision)
  const tail = expected === null ? null : chooseTail(bank, decision, expected)
  const wordAll = (lines: readonly CompiledLine[]): readonly Candidate[] =>
    lines.flatMap((line) => {
      const speech = wordLine(line, decision, expected, tail, longest)
      return speech ? [{ ...speech, line }] : []
    })
  const lines = fittingLines(bank, decision, decision.act)
  const fresh = lines.filter(({ id }) => !wasSaid(id, decision))
  for (const equals of bySpecificity(fresh)) {
    const candidates = wordAll(equals)
    if (candidates.length > 0) return strip(drawByWeight(candidates, chanceFor(decision, 'line')))
  }
  return sayAgain(bank, decision, wordAll(lines), longest) ?? silence(tail)
}

/** Lines that ask for equally much, the most first. */
function bySpecificity(lines: readonly CompiledLine[]): readonly (readonly CompiledLine[])[] {
  const degrees = [...new Set(lines.map(specificityOf))].sort((one, other) => other - one)
  return degrees.map((degree) => lines.filter((line) => specificityOf(line) === degree))
}

function specificityOf({ wants, refuses }: CompiledLine): number {
  return wants.length + refuses.length
}

function wordLine(
  line: CompiledLine,
  decision: Decision,
  expected: Trigger | null,
  tail: Speech | null,
  longest: number,
): Speech | null {
  const text = expandLine(line.text, decision.slots, chanceFor(decision, line.id))
  if (text === null) return null
  const speech = { text, lines: [line.id] }
  if (triggerOf(text) === expected) return withinLength(speech, longest)
  const longer = tail && join(speech, tail)
  return longer && triggerOf(longer.text) === expected ? withinLength(longer, longest) : null
}

/** The words that lay an offer on the table: the freshest of their kind. */
function chooseTail(bank: CompiledBank, decision: Decision, trigger: Trigger): Speech | null {
  if (trigger === 'favour') return null
  const tails = fittingLines(bank, decision, `tail:${trigger}`).flatMap((line) => {
    const text = expandLine(line.text, decision.slots, chanceFor(decision, line.id))
    return text !== null && triggerOf(text) === trigger ? [{ text, lines: [line.id], line }] : []
  })
  const fresh = tails.filter(({ line }) => !wasSaid(line.id, decision))
  const pool = fresh.length > 0 ? fresh : longestUnsaid(tails, decision)
  return pool.length > 0 ? strip(drawByWeight(pool, chanceFor(decision, 'tail'))) : null
}

function sayAgain(
  bank: CompiledBank,
  decision: Decision,
  candidates: readonly Candidate[],
  longest: number,
): Speech | null {
  const [oldest] = longestUnsaid(candidates, decision)
  if (!oldest) return null
  const openers = fittingLines(bank, decision, 'again').flatMap((line) => {
    const text = expandLine(line.text, decision.slots, chanceFor(decision, line.id))
    return text === null ? [] : [{ text, lines: [line.id], line }]
  })
  const fresh = openers.filter(({ line }) => !wasSaid(line.id, decision))
  if (fresh.length === 0) return null
  const opener = drawByWeight(fresh, chanceFor(decision, 'again'))
  return withinLength(join(opener, oldest), longest)
}

/** What is left when nothing fits: a look, and the offer. */
function silence(tail: Speech | null): Speech {
  return tail ? join({ text: '...', lines: [] }, tail) : { text: '...', lines: [] }
}

function fittingLines(
  bank: CompiledBank,
  { tags }: Decision,
  topic: Topic,
): readonly CompiledLine[] {
  return (bank.get(topic) ?? []).filter(
    ({ wants, refuses }) =>
      wants.every((tag) => tags.includes(tag)) && !refuses.some((tag) => tags.includes(tag)),
  )
}

/** The one said longest ago, by its place among the recent lines (newest first). */
function longestUnsaid<item extends { readonly line: CompiledLine }>(
  items: readonly item[],
  { recentLines }: Decision,
): readonly item[] {
  const age = ({ line }: item) => recentLines.indexOf(line.id)
  const oldest = Math.max(...items.map(age))
  return items.filter((item) => age(item) === oldest).slice(0, 1)
}

function drawByWeight<item extends { readonly line: CompiledLine }>(
  items: readonly item[],
  chance: Chance,
): item {
  const total = items.reduce((sum, { line }) => sum + line.weight, 0)
  let rest = chance() * total
  const drawn = items.find(({ line }) => {
    rest -= line.weight
    return rest < 0
  })
  const last = drawn ?? items[items.length - 1]
  if (last === undefined) throw new RangeError('drawByWeight needs at least one item')
  return last
}

function wasSaid(id: string | undefined, { recentLines }: Decision): boolean {
  return id !== undefined && recentLines.includes(id)
}

function join(first: Speech, second: Speech): Speech {
  return { text: `${first.text} ${second.text}`, lines: [...first.lines, ...second.lines] }
}

function withinLength(speech: Speech, longest: number): Speech | null {
  return speech.text.length <= longest ? speech : null
}

function strip({ text, lines }: Speech): Speech {
  return { text, lines }
}

function chanceFor({ seed }: Decision, purpose: string): Chance {
  return chanceOf(`${seed}|voice|${purpose}`)
}
