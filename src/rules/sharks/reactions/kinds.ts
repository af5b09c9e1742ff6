/** Ways to take up what the shark has just said: the labels of `tests/corpus/reactions.jsonl`. */
const LEARNED = [
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

/** More of them, of which the weights come after the weight of messages that are none. */
const LEARNED_LATER = ['acknowledges', 'mocks', 'corrects', 'complains'] as const

/** Those that only set phrases are heard as. */
const BY_PHRASE = [
  'says_yes',
  'says_no',
  'quotes',
  'asks_simply',
  'asks_where',
  'asks_which',
  'asks_fate',
  'asks_spying',
  'asks_point',
  'asks_word',
  'asks_verdict',
  'changes_mind',
  'minds_tone',
  'calms',
  'is_scared',
  'unafraid',
  'half_answers',
  'knew_it',
  'retorts',
  'keeps_quiet',
  'excuses_self',
  'moves_on',
  'dislikes',
  'how_known',
] as const

export type FirstReaction = (typeof LEARNED)[number]
export type LaterReaction = (typeof LEARNED_LATER | typeof BY_PHRASE)[number]
export type Reaction = FirstReaction | LaterReaction

/** A reaction that the classifier knows, or none: a message that says something of its own. */
export const REACTION_KINDS = [...LEARNED, 'none', ...LEARNED_LATER] as const

/** Kinds of last replies that some reactions have lines of their own for. */
export const LAST_KINDS = ['terms', 'refusal', 'joke', 'tip', 'rule', 'question', 'person'] as const
export type LastKind = (typeof LAST_KINDS)[number]
