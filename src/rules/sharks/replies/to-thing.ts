import type { Heard } from '../hear.ts'
import { standingOffer } from '../offers.ts'
import { asksSomewhere, formOf, isQuestion, type QuestionForm } from '../questions.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import { type StatementForm, statementOf } from '../statements.ts'
import { thingOf, type ThingKind } from '../things/thing-of.ts'

/** Forms of questions that ask what the shark thinks of the thing that they name. */
const ASKS_FOR_OPINION: readonly QuestionForm[] = [
  'ever',
  'favourite',
  'opinion',
  'do_you',
  'either',
  'choice',
  'about_you',
]
/** Forms of messages that are not about the thing that they name. */
const ABOUT_ELSE: readonly StatementForm[] = ['wishes', 'orders', 'you_are']
/** Kinds that a shark of 1985 cannot know. */
const UNKNOWN_TO_SHARKS: readonly ThingKind[] = ['later_name', 'later_thing']

/** Replies to a message that names a thing of a known kind. Returns null when it names none, or asks or says something else. */
export function replyToThing(situation: Situation, { talk }: Heard): Reply | null {
  const thing = thingOf(situation.text)
  if (thing === null) return null
  if (talk === 'off_topic' && !UNKNOWN_TO_SHARKS.includes(thing.kind)) return null
  const asks = isQuestion(situation.text) || asksSomewhere(situation.text)
  if (!(asks ? asksForOpinion(situation.text) : tellsOfIt(situation.text))) return null
  return {
    act: 'answer_topic',
    offer: standingOffer(situation),
    tags: [`thing_${thing.kind}`, ...(asks ? (['asks_thing'] as const) : [])],
    slots: { Thing: thing.spoken },
  }
}

const ABOUT_IT = /^(?:(?:so|and|but|hey) )?(?:what about|how about|hows|any)\b/i

function asksForOpinion(text: string): boolean {
  const form = formOf(text)
  return ABOUT_IT.test(text) || (form !== null && ASKS_FOR_OPINION.includes(form))
}

function tellsOfIt(text: string): boolean {
  const form = statementOf(text)
  return form === null || !ABOUT_ELSE.includes(form)
}
