import { plainText } from '../amounts/plain-text.ts'
import type { Heard } from '../hear.ts'
import { standingOffer } from '../offers.ts'
import { asksSomewhere, formOf, isQuestion, type QuestionForm } from '../questions.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import { type StatementForm, statementOf } from '../statements.ts'
import { type Thing, thingOf, type ThingKind } from '../things/thing-of.ts'

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
  if (!(asks ? asksForOpinion(situation.text, thing) : tellsOfIt(situation.text, thing)))
    return null
  return {
    act: 'answer_topic',
    offer: standingOffer(situation),
    tags: [`thing_${thing.kind}`, ...(asks ? (['asks_thing'] as const) : [])],
    slots: { Thing: thing.spoken },
  }
}

const ABOUT_IT = /^(?:(?:so|and|but|hey) )?(?:what about|how about|hows|any)\b/i

function asksForOpinion(text: string, { words }: Thing): boolean {
  if (words > MOST_WORDS_OF_QUESTION) return false
  const form = formOf(text)
  return ABOUT_IT.test(text) || (form !== null && ASKS_FOR_OPINION.includes(form))
}

/** What the player does with a thing that a message is about: 'I love pigeons', 'got any gum'. */
const DOES_WITH_IT =
  /\b(?:love|like|hate|want|wanna|need|miss|prefer|enjoy|adore|collect|dream|learn\w*|study\w*|play|playing|played|eat|eating|ate|drink|drinking|drank|cook\w*|bake\w*|saw|seen|watch\w*|heard|listen\w*|read|reading|bought|got|have|own|keep|found|lost|broke|going|went|been|visit\w*|from|afraid|scared|allergic|sick|fan|talk\w*|sell\w*|wear\w*|give|brought|about)\b/
/** A message of at most this number of words is about the thing that it names. */
const SHORT = 5
/** The most words of a message that is about a thing that it names at its beginning, or with which the player does something. */
const MOST_WORDS = 11
const MOST_WORDS_OF_ASIDE = 8
const MOST_WORDS_OF_QUESTION = 14
const MOST_SENTENCES = 2
const BEGINNING = 4
/** Kinds whose names are hardly ever an aside. */
const CERTAIN: readonly ThingKind[] = [
  'musician',
  'film_or_show',
  'hero_or_cartoon',
  'famous_person',
  'athlete',
  'sports_team',
  'sport',
  'later_name',
  'later_thing',
]

/** Whether a message that asks nothing is about the thing that it names. A thing of a longer story is an aside. */
function tellsOfIt(text: string, { kind, at, words, isAside }: Thing): boolean {
  const form = statementOf(text)
  if (form !== null && ABOUT_ELSE.includes(form)) return false
  if (words <= SHORT) return true
  const sentences = text.split(/[.!?]+\s+\S/).length
  if (words > (isAside ? MOST_WORDS_OF_ASIDE : MOST_WORDS) || sentences > MOST_SENTENCES)
    return false
  return CERTAIN.includes(kind) || at < BEGINNING || DOES_WITH_IT.test(plainText(text))
}
