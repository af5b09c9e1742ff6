/** Ways to take up what the shark has just said: the labels of `tests/corpus/reactions.jsonl`. */
export const REACTIONS = [
  'asks_again',
  'asks_meaning',
  'told_already',
  'not_as_said',
  'presses',
  'doubts',
  'proves',
  'asks_source',
  'asks_why',
  'why_not',
  'asks_how',
  'asks_then',
  'asks_more',
  'asks_else',
  'asks_who',
  'asks_when',
  'since_when',
  'asks_example',
  'or_else',
  'asks_threat',
  'asks_advice',
  'asks_back',
  'agrees',
  'disagrees',
  'yields',
  'laughs',
  'not_funny',
  'hurts',
  'admires',
  'pities',
  'hums',
] as const
export type Reaction = (typeof REACTIONS)[number]

/** A reaction, or none: a message that says something of its own. */
export const REACTION_KINDS = [...REACTIONS, 'none'] as const
