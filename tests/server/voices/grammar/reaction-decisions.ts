import { decide } from '#src/rules/sharks/decide.ts'
import type { Decision, Relation, Shark } from '#src/rules/sharks/decision.ts'
import { aSituation } from '../../../rules/sharks/a-situation.ts'

/** One of each way to take up a reply. */
const REACTIONS = [
  'is that a threat',
  'or else',
  'why',
  'huh',
  'says who',
  'really',
  'answer me',
  'haha',
  'fair enough',
  'ouch',
  'go on',
  'what would you do',
  'in what way',
  'prove it',
  'anything else',
  'hmm',
  'since when',
  'you said something else yesterday',
  'why not',
  'and then what happened',
  'say that again',
  'you already told me that',
  'who is that',
  'when was this',
  'for instance?',
  'I disagree',
  'whatever you say',
  'not funny',
  'wow, impressive',
  'sorry to hear that',
  'what about you',
  'what does that mean',
  'yes',
  'no',
  'noted',
  'cool story bro',
  'you said the door is green',
  'that is not my name',
  'that makes no sense',
  'in plain english',
  'where is that',
  'which one',
  'what happened to him',
  'are you following me',
  "what's your point",
  'you promise?',
  'so is that a yes',
  'never mind',
  'who hurt you',
  'okay okay relax',
  "you're scaring me",
  'try me',
  'maybe',
  'I knew it',
  "look who's talking",
  'no comment',
  'just asking',
  'moving on',
  "that's a shame",
  'how do you know that',
]
/** One act of each kind of last reply that some reactions have lines of their own for. */
const LAST_ACTS = [
  'answer_terms',
  'refuse_loan',
  'answer_joke',
  'talk_street',
  'answer_rules',
] as const

/** Yields what a shark decides about each reaction to a last reply of each kind. */
export function* reactionDecisions(shark: Shark, met: Relation): Iterable<Decision> {
  for (const text of REACTIONS) {
    for (const act of LAST_ACTS)
      yield decide(aSituation({ shark, text, relation: { ...met, last: { act } } })).decision
    const last = { act: 'answer_topic', topic: 'mets' } as const
    yield decide(aSituation({ shark, text, relation: { ...met, last } })).decision
    const { decision } = decide(aSituation({ shark, text, relation: met }))
    yield decision
    // The voice adds what it knows of the words that were said last.
    yield { ...decision, tags: [...decision.tags, 'after_question', 'after_person'] }
  }
}
