import {
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity'

/** Words of a machine, and refusals as an assistant. */
const MACHINE =
  /\b(?:as an? (?:ai|assistant|language model)|i(?:'m| am) (?:just )?(?:an? )?(?:ai|assistant|chatbot|bot|language model|virtual)|language model|large language|system prompt|prompts?\b(?! (?:payment|man|pay))|my (?:instructions|guidelines|programming|training|creators?)|openai|chatgpt|anthropic|gemini|llama|role-?play|in character|the (?:director|player|user|assistant)\b|director's note|content policy|json|tool[_ ]call|function call)\b/i
const ASSISTANT =
  /\b(?:i(?:'m| am) (?:sorry|afraid),? (?:but )?i (?:can(?:no|')t|am unable)|i (?:can(?:no|')t|am unable to|won't be able to) (?:assist|help (?:you )?with (?:that|this)|fulfil+|comply|continue|provide|participate|engage)|(?:how (?:can|may) i (?:help|assist) you)|is there anything else|let me know if|i(?:'d| would) be happy to|feel free to|illegal activit(?:y|ies)|seek (?:professional )?help|certainly!|sure! here|of course! here)/i
/** Rests of markup, tools and data. */
const MARKUP =
  /<\/?[a-z][\w-]*[^>]*>|<\|[^|]*\|>|\[\/?INST\]|\{\s*"|"\s*:\s*["{[\d]|```|\]\(https?:|https?:\/\/|^\s*(?:NOTE|SYSTEM|USER|ASSISTANT)\b\s*:?|\b(?:offer_loan|set_mood|give_tip|end_talk)\b/i

/** The slurs and obscenities of a maintained English list, and slurs of the period that it lacks. */
const obscenities = new RegExpMatcher({
  ...englishDataset.build(),
  ...englishRecommendedTransformers,
  blacklistedTerms: [
    ...(englishDataset.build().blacklistedTerms ?? []),
    ...[
      parseRawPattern('|wop|'),
      parseRawPattern('|wops|'),
      parseRawPattern('|dago|'),
      parseRawPattern('|dagos|'),
      parseRawPattern('|spic|'),
      parseRawPattern('|spics|'),
      parseRawPattern('|gook'),
      parseRawPattern('|polack'),
      parseRawPattern('|wetback'),
      parseRawPattern('|coon|'),
    ].map((pattern, index) => ({ id: 1_000 + index, pattern })),
  ],
})

/** Returns why a sentence cannot come from a shark, as a reason for the model, or null. */
export function outOfCharacter(sentence: string): string | null {
  const plain = sentence.replace(/[‘’]/g, "'")
  if (MACHINE.test(plain)) return 'It broke character.'
  if (ASSISTANT.test(plain)) return 'It spoke as an assistant.'
  return unprintable(plain)
}

/** Returns why a text cannot be shown or stored, or null. */
export function unprintable(text: string): string | null {
  if (MARKUP.test(text)) return 'It contained markup or data.'
  return obscenities.hasMatch(text) ? 'It contained a slur or an obscenity.' : null
}
