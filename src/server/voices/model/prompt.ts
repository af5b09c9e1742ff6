import type { Decision } from '#src/rules/sharks/decision.ts'
import type { VoiceRequest } from '../voice.ts'
import { DIRECTIONS } from './directions.ts'
import { systemOf } from './personas/persona.ts'

/** How many of the last messages the prompt contains; earlier ones are in the summary. */
const MAX_MESSAGES = 12
/** Acts about talk alone, in which the model is free: it does not see the line of the grammar voice. */
const FREE_ACTS: readonly Decision['act'][] = [
  'greet_back',
  'answer_gossip',
  'answer_identity',
  'answer_joke',
  'answer_compliment',
  'answer_memory',
  'answer_reaction',
  'answer_rules',
  'answer_topic',
  'did_not_follow',
  'farewell',
]
/** Slots whose values contain words of the player. */
const PLAYER_WORDS = ['name', 'noun', 'Noun', 'subject', 'asked']
/** Tags that say nothing that a slot or the direction does not say. */
const SILENT_TAGS = /^(?:day_|borough_|mood_|intent_|met$|same_day$|noun$|weekend$)/

export interface Prompt {
  /** The same in every call of a shark. */
  readonly system: string
  readonly messages: readonly { role: 'user' | 'assistant'; content: string }[]
}

export interface Direction {
  /** The line that the game shows after the reply; null when there is none. */
  readonly termsLine: string | null
  /** The decision as the grammar voice words it. */
  readonly grammarText: string
  /** Why the last attempt could not be used; absent in the first. */
  readonly objection?: string
}

/**
 * Returns the prompt in an order that endpoints can cache: the persona, the city and the rules, then the history, then
 * the director's note on this turn. The note is part of the last message, because not every endpoint accepts a system
 * message there; messages of the player are quoted, so that none can pass for a note.
 */
export function promptFor(request: VoiceRequest, direction: Direction): Prompt {
  const { decision, history, playerText } = request
  const before = history.filter(({ role }) => role !== 'system').slice(-MAX_MESSAGES)
  const last = before.at(-1)
  const isIncluded = last?.role === 'user' && last.content === playerText
  const earlier = isIncluded ? before.slice(0, -1) : before
  const quoted = playerText === '' ? [] : [JSON.stringify(playerText)]
  return {
    system: systemOf(decision.shark).text,
    messages: [
      ...earlier.map(({ role, content }) =>
        role === 'assistant'
          ? { role: 'assistant' as const, content }
          : { role: 'user' as const, content: JSON.stringify(content) },
      ),
      { role: 'user', content: [...quoted, noteFor(request, direction)].join('\n\n') },
    ],
  }
}

function noteFor(
  { decision, summary }: VoiceRequest,
  { grammarText, objection, termsLine }: Direction,
): string {
  const { act, mood, slots, tags } = decision
  const facts = Object.entries(slots)
    .filter(([slot]) => !PLAYER_WORDS.includes(slot))
    .map(([slot, value]) => `${slot}: ${value}`)
  const notes = tags.filter((tag) => !SILENT_TAGS.test(tag))
  return [
    `NOTE. ${DIRECTIONS[act]} Your mood: ${mood}.`,
    `They call themselves ${JSON.stringify(slots['name'] ?? 'nobody')}. Facts: ${facts.join('; ')}.`,
    ...(notes.length > 0 ? [`The situation: ${notes.join(', ')}.`] : []),
    ...(summary ? [`Your notes on them:\n${summary}`] : []),
    ...(termsLine === null
      ? ['Nothing is offered or demanded in this reply.']
      : [`After your words the game shows: "${termsLine}" Do not say it yourself.`]),
    ...(FREE_ACTS.includes(act) ? [] : [`A line that would do: ${JSON.stringify(grammarText)}`]),
    ...(objection === undefined
      ? []
      : [`Your last try could not be used. ${objection} Try again.`]),
  ].join('\n')
}
