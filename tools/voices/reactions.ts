import { readFileSync } from 'node:fs'
import type { Weights } from '#src/rules/sharks/hearing/classify.ts'
import { readMessage } from '#src/rules/sharks/hearing/message.ts'
import { REACTION_KINDS } from '#src/rules/sharks/reactions/kinds.ts'
import { hearingAt, readCorpus } from './corpus.ts'
import { type Example, learn } from './learn.ts'

type ReactionKind = (typeof REACTION_KINDS)[number]

/** A message with how it takes up the reply before it. The fields are described in `tests/corpus/README.md`. */
interface LabelledReaction {
  readonly text: string
  readonly reaction: ReactionKind
}

const FILE = new URL('../../tests/corpus/reactions.jsonl', import.meta.url)

/** Reads the labelled reactions in the order of their file. */
function readReactions(): readonly LabelledReaction[] {
  const lines = readFileSync(FILE, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line): LabelledReaction => JSON.parse(line))
}

/** The least words of a message of the corpus that says something of its own, and which of them teach: every fifth. */
const LEAST_WORDS = 4
const ONE_IN = 5

/** Messages of the tuning set that say something of their own. */
function ownMessages(): readonly LabelledReaction[] {
  return readCorpus()
    .filter(({ set, intent }) => set === 'tuning' && intent !== 'unknown')
    .filter(({ text }, index) => index % ONE_IN === 0 && text.split(' ').length >= LEAST_WORDS)
    .map(({ text }) => ({ text, reaction: 'none' }))
}

/** Messages with their reactions, and messages of the corpus that are none. */
export function reactionLessons(): readonly LabelledReaction[] {
  return [...readReactions(), ...ownMessages()]
}

/** Features of fewer messages are not learned. */
const LEAST_MESSAGES = 4

/** Learns the reactions of labelled messages. The same messages give the same weights. */
export function trainReactions(labelled: readonly LabelledReaction[]): Weights {
  const { now } = hearingAt(undefined)
  const examples = labelled.map(
    ({ text, reaction }): Example<ReactionKind> => ({
      features: readMessage(text, now).features,
      legal: REACTION_KINDS,
      kind: reaction,
    }),
  )
  const counts = new Map<number, number>()
  for (const { features } of examples)
    for (const bucket of features.keys()) counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  const isKnown = (bucket: number): boolean => (counts.get(bucket) ?? 0) >= LEAST_MESSAGES
  return learn(
    REACTION_KINDS,
    examples.map((example) => ({
      ...example,
      features: new Map([...example.features].filter(([bucket]) => isKnown(bucket))),
    })),
  )
}
