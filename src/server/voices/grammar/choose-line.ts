import { type Chance, chanceOf } from '#src/lib/chance.ts'
import type { Decision } from '#src/rules/sharks/decision.ts'
import { ONCE_PREFIX } from '#src/rules/sharks/relation.ts'
import { type Trigger, triggerFor, triggerOf } from '#src/rules/sharks/triggers.ts'
import type { Tag } from '#src/rules/sharks/tags.ts'
import type { Topic } from './bank.ts'
import type { CompiledBank, CompiledLine } from './compile-bank.ts'
import { expandLine } from './expand-line.ts'

/** The maximum length of a reply, in UTF-16 units. */
export const MAX_SPEECH_LENGTH = 300

/** The maximum length of a line that is repeated. */
const LONGEST_REPEATED = 220

/** A text, and the ids of the lines that it is made of. */
export interface Speech {
  readonly text: string
  readonly lines: readonly string[]
}

/** A fitting line with its text, including a tail if the line does not raise the subject of the chips itself. */
interface Candidate extends Speech {
  readonly line: CompiledLine
}

/**
 * Words a decision. Draws one of the most specific fitting lines that was not used recently, by the decision's seed.
 * When all were used recently, the least recently used one is repeated after an `again` line.
 */
export function chooseSpeech(bank: CompiledBank, drawn: Decision): Speech {
  const decision = withLastLine(bank, drawn)
  const clause = chooseClause(bank, decision)
  if (!clause) return chooseWords(bank, decision, MAX_SPEECH_LENGTH)
  const words = chooseWords(bank, decision, MAX_SPEECH_LENGTH - clause.text.length - 1)
  return join(words, clause)
}

/**
 * Adds to an answer to a reaction what the line that was said last was. Where the decision repeats that line, it fills {said};
 * without such a line, or if it would be too long, nothing is repeated.
 */
function withLastLine(bank: CompiledBank, decision: Decision): Decision {
  if (decision.act !== 'answer_reaction') return decision
  const [last] = decision.recentLines
  const line = [...bank.values()].flat().find(({ id }) => id === last)
  const tags = [...decision.tags, ...kindsOfLine(line?.text ?? '')]
  const said = line ? expandLine(line.text, decision.slots, chanceFor(decision, line.id)) : null
  if (said !== null && said.length <= LONGEST_REPEATED)
    return { ...decision, tags, slots: { ...decision.slots, said } }
  return { ...decision, tags: tags.filter((tag) => tag !== 'repeats') }
}

/** Words for a person that a line speaks of. */
const PERSON =
  /\b(?:he|him|his|she|guys?|man|men|woman|fella|gentleman|kid|cousin|aunt|uncle|nephew|brother|client|customer|barber|banker|tailor|Nicky|Mrs|Mr|Connie|Sal|Vinnie|Tommy|Carmela)\b/i

function kindsOfLine(text: string): readonly Tag[] {
  return [
    ...(text.trimEnd().endsWith('?') ? (['after_question'] as const) : []),
    ...(PERSON.test(text) ? (['after_person'] as const) : []),
  ]
}

/** Returns the clause about the collateral of an offer; null if there is none, or it was used recently. */
function chooseClause(bank: CompiledBank, decision: Decision): Speech | null {
  if (decision.tags.includes('offer_rests')) return null
  const [line] = fittingLines(bank, decision, 'clause').filter(
    ({ id }) => !wasUsedRecently(id, decision),
  )
  const text = line && expandLine(line.text, decision.slots, chanceFor(decision, line.id))
  return line && text ? { text, lines: [line.id] } : null
}

function chooseWords(bank: CompiledBank, decision: Decision, maxLength: number): Speech {
  const expected = triggerFor(decision)
  const tail = expected === null ? null : chooseTail(bank, decision, expected)
  const renderAll = (lines: readonly CompiledLine[]): readonly Candidate[] =>
    lines.flatMap((line) => {
      const speech = renderLine(line, decision, expected, tail, maxLength)
      return speech ? [{ ...speech, line }] : []
    })
  const lines = fittingLines(bank, decision, decision.act)
  const fresh = lines.filter(({ id }) => !wasUsedRecently(id, decision))
  for (const group of bySpecificity(fresh)) {
    const candidates = renderAll(group)
    if (candidates.length > 0)
      return toSpeech(drawByWeight(candidates, chanceFor(decision, 'line')))
  }
  return repeatLine(bank, decision, renderAll(lines), maxLength) ?? ellipsis(tail)
}

/** Groups lines by specificity, the most specific first. */
function bySpecificity(lines: readonly CompiledLine[]): readonly (readonly CompiledLine[])[] {
  const degrees = [...new Set(lines.map(specificityOf))].sort((one, other) => other - one)
  return degrees.map((degree) => lines.filter((line) => specificityOf(line) === degree))
}

function specificityOf({ wants, refuses }: CompiledLine): number {
  return wants.length + refuses.length
}

/**
 * Returns the text of a line, with the tail if needed. Returns null if a slot has no value, or if the text is too long
 * or raises another subject than `expected`.
 */
function renderLine(
  line: CompiledLine,
  decision: Decision,
  expected: Trigger | null,
  tail: Speech | null,
  maxLength: number,
): Speech | null {
  const text = expandLine(line.text, decision.slots, chanceFor(decision, line.id))
  if (text === null) return null
  const speech = { text, lines: [line.id] }
  if (triggerOf(text) === expected) return withinLength(speech, maxLength)
  const withTail = tail && join(speech, tail)
  return withTail && triggerOf(withTail.text) === expected
    ? withinLength(withTail, maxLength)
    : null
}

/** Returns a tail that raises the subject, preferably one that was not used recently; null if there is none. */
function chooseTail(bank: CompiledBank, decision: Decision, trigger: Trigger): Speech | null {
  if (trigger === 'favour') return null
  const tails = fittingLines(bank, decision, `tail:${trigger}`).flatMap((line) => {
    const text = expandLine(line.text, decision.slots, chanceFor(decision, line.id))
    return text !== null && triggerOf(text) === trigger ? [{ text, lines: [line.id], line }] : []
  })
  const fresh = tails.filter(({ line }) => !wasUsedRecently(line.id, decision))
  const pool = fresh.length > 0 ? fresh : leastRecent(tails, decision)
  return pool.length > 0 ? toSpeech(drawByWeight(pool, chanceFor(decision, 'tail'))) : null
}

/**
 * Returns an `again` line and the least recently used candidate. Returns null if there is no candidate or no fresh
 * `again` line, or if the text is too long.
 */
function repeatLine(
  bank: CompiledBank,
  decision: Decision,
  candidates: readonly Candidate[],
  maxLength: number,
): Speech | null {
  const [oldest] = leastRecent(candidates, decision)
  if (!oldest) return null
  const openers = fittingLines(bank, decision, 'again').flatMap((line) => {
    const text = expandLine(line.text, decision.slots, chanceFor(decision, line.id))
    return text === null ? [] : [{ text, lines: [line.id], line }]
  })
  const fresh = openers.filter(({ line }) => !wasUsedRecently(line.id, decision))
  if (fresh.length === 0) return null
  const opener = drawByWeight(fresh, chanceFor(decision, 'again'))
  return withinLength(join(opener, oldest), maxLength)
}

/** Returns the wording when no line fits: an ellipsis, followed by the tail if there is one. */
function ellipsis(tail: Speech | null): Speech {
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

/**
 * Returns a list of the one item that was used longest ago, by its place among the recent lines (newest first). Lines that
 * are said only once are left out. Returns an empty list for no items.
 */
function leastRecent<item extends { readonly line: CompiledLine }>(
  items: readonly item[],
  { recentLines }: Decision,
): readonly item[] {
  const repeatable = items.filter(({ line }) => !line.id.startsWith(ONCE_PREFIX))
  const age = ({ line }: item) => recentLines.indexOf(line.id)
  const oldest = Math.max(...repeatable.map(age))
  return repeatable.filter((item) => age(item) === oldest).slice(0, 1)
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

function wasUsedRecently(id: string | undefined, { recentLines }: Decision): boolean {
  return id !== undefined && recentLines.includes(id)
}

function join(first: Speech, second: Speech): Speech {
  return { text: `${first.text} ${second.text}`, lines: [...first.lines, ...second.lines] }
}

function withinLength(speech: Speech, maxLength: number): Speech | null {
  return speech.text.length <= maxLength ? speech : null
}

/** Returns a candidate without its line. */
function toSpeech({ text, lines }: Speech): Speech {
  return { text, lines }
}

function chanceFor({ seed }: Decision, purpose: string): Chance {
  return chanceOf(`${seed}|voice|${purpose}`)
}
