import { capitalize } from '#src/lib/capitalize.ts'
import { plainText, withoutAccents } from '../amounts/plain-text.ts'
import { withoutActions } from '../stage.ts'
import { CULTURE_WORDS } from './culture-words.ts'
import { LIFE_WORDS } from './life-words.ts'
import { PLACES_WORDS } from './places-words.ts'

const WORDS = { ...LIFE_WORDS, ...PLACES_WORDS, ...CULTURE_WORDS }

/** A kind of thing that a message may name. */
export type ThingKind = keyof typeof WORDS

export const THING_KINDS = Object.keys(WORDS) as readonly ThingKind[]

/** A thing that a message names, as a word of a closed list. */
export interface Thing {
  readonly kind: ThingKind
  /** The word at the beginning of a sentence. */
  readonly spoken: string
  /** How many words of the message come before it. */
  readonly at: number
  /** How many words the message has. */
  readonly words: number
  /** Whether it is of a kind that is seldom what a message is about. */
  readonly isAside: boolean
}

const KINDS: ReadonlyMap<string, ThingKind> = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) =>
    words
      .trim()
      .split(/,\s+/)
      .map((word) => [word, kind as ThingKind] as const),
  ),
)
/** Kinds whose words are names. */
const NAMES: readonly ThingKind[] = [
  'country_or_city',
  'us_place',
  'city_spot',
  'musician',
  'film_or_show',
  'hero_or_cartoon',
  'famous_person',
  'athlete',
  'sports_team',
  'later_name',
]
/** Kinds that are seldom what a message is about. */
const ASIDES: readonly ThingKind[] = [
  'relative',
  'neighbour_or_stranger',
  'season_or_time',
  'feeling',
  'body_part',
  'home',
]
/** Names of goods whose words name other things. */
const GOODS = /\b(?:car parts|circuit boards?)\b/g
const MOST_WORDS = 3

/** Returns the thing that a message is about, or null: the first one that it names, an aside only where it names nothing else. */
export function thingOf(text: string): Thing | null {
  const plain = withoutAccents(plainText(withoutActions(text))).replace(GOODS, ' ')
  const words = plain.match(/\w+/g) ?? []
  const named = words.flatMap((_, start) => thingsAt(words, start))
  return named.find(({ isAside }) => !isAside) ?? named[0] ?? null
}

/** Returns the longest thing that begins with a word, or nothing. */
function thingsAt(words: readonly string[], start: number): readonly Thing[] {
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const word = words.slice(start, start + length).join(' ')
    const kind = KINDS.get(word)
    if (!kind) continue
    const isAside = ASIDES.includes(kind)
    return [{ kind, spoken: spokenAs(word, kind), at: start, words: words.length, isAside }]
  }
  return []
}

function spokenAs(word: string, kind: ThingKind): string {
  return NAMES.includes(kind)
    ? word.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : capitalize(word)
}
