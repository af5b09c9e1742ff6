import { plainText, withoutAccents } from './amounts/plain-text.ts'
import type { Act } from './decision.ts'
import type { GoodSymbol } from '../market/goods.ts'
import { GOOD_NAMES } from './spoken-names.ts'
import type { Slot, Tag } from './tags.ts'

/** What exactly a message is about, within the act that answers it. */
export interface Details {
  readonly tags: readonly Tag[]
  readonly slots: Readonly<Partial<Record<Slot, string>>>
}

interface Answer {
  readonly act: Act
  readonly tags?: readonly Tag[]
}

/** For each act, the tags with the words that give them. The first pattern that matches counts. */
const DETAILS: Readonly<Partial<Record<Act, readonly (readonly [Tag, RegExp])[]>>> = {
  answer_rules: [
    [
      'about_early',
      /\b(?:early|earlier|sooner|ahead of time|pay (?:it |you )?(?:back )?(?:tomorrow|today|right away))\b/,
    ],
    ['about_heat', /\b(?:heat|hot|cool|cops?|police|busted|arrest\w*)\b/],
    [
      'about_respect',
      /\b(?:rep|reputation|respect|name|level\w*|xp|streak|trust|the boss|known)\b/,
    ],
    [
      'about_interest',
      /\b(?:rules|explain|how (?:does )?(?:this|it) (?:all )?works?|interest|loans?|lend\w*|borrow\w*|rate|vig|debt|pay back)\b/,
    ],
    ['about_moves', /\b(?:moves?|travel\w*|trains?|subway|borough\w*|prices?|market)\b/],
  ],
  answer_joke: [
    [
      'tells_joke',
      /\b(?:wanna hear|want to hear|i(?:ve)? (?:got|have|know) (?:a|one)|heres|walks? into|cross the road)\b/,
    ],
    ['knock_knock', /\bknock,? ?knock\b/],
    [
      'asks_joke',
      /\b(?:tell|know|got|have|give|another|hear|heard any|any|make me (?:laugh|smile)|say something funny)\b/,
    ],
  ],
  answer_identity: [
    [
      'asks_machine',
      /\b(?:bots?|robot|ai|gpt|chatgpt|machine|computer|program|npc|real|human|person|llm|model|language model|scripted)\b/,
    ],
  ],
  answer_trade: [['sold', /\b(?:sold|unloaded|flipped|dumped|got rid of|moved (?:all|my|the))\b/]],
  answer_compliment: [
    [
      'about_looks',
      /\b(?:suit|hat|tie|shoes?|look\w*|dress\w*|jacket|watch|coat|hair|shirt|eyes|smile|outfit|ring|style|handsome|beautiful|sharp)\b/,
    ],
    [
      'about_place',
      /\b(?:place|office|room|joint|restaurant|bar|club|kitchen|house|apartment|garden|view|furniture|decor)\b/,
    ],
  ],
  talk_street: [
    [
      'asks_prices',
      /\b(?:price\w*|cheap\w*|expensive|sell\w*|buy\w*|moving|worth|market|goods|trade|trading|hot|profit)\b/,
    ],
  ],
  talk_work: [
    [
      'asks_how',
      /\b(?:how (?:do|does|can|should|to|would)|beginner|start|teach|rich|make money|earn|what (?:do|should) (?:i|you) do)\b/,
    ],
    [
      'asks_errand',
      /\b(?:work for me|have work|got work|any work|hire me|errands?|jobs?|gigs?|missions?|tasks?|hire|hiring|put me to work|run for you|need (?:a |any )?(?:somebody|someone|anybody|anyone|driver|runner|help|hand|man|guy)|packages?|deliver\w*)\b/,
    ],
  ],
  answer_terms: [
    ['asks_total', /\b(?:how much|total|in the end|all in all|altogether|balance)\b/],
    [
      'asks_when',
      /\b(?:how long|when|until when|what day|which day|what time|due|deadline|how many days)\b/,
    ],
  ],
}

const GOODS: Readonly<Record<GoodSymbol, RegExp>> = {
  SMOKES: /\b(?:smokes|cigarettes|cigs)\b/,
  TAPES: /\b(?:tapes|cassettes)\b/,
  BOOZE: /\b(?:booze|liquor|whiske?y|vodka)\b/,
  THREADS: /\b(?:threads|clothes)\b/,
  PARTS: /\b(?:car parts|parts)\b/,
  BOARDS: /\b(?:circuit boards|boards|circuits)\b/,
  ICE: /\b(?:ice|diamonds)\b/,
  BONDS: /\bbonds?\b/,
}

/** Returns what a message is about within the act that answers it. A question about lateness has no further details. */
export function detailsOf({ act, tags = [] }: Answer, text: string): Details {
  if (tags.includes('about_lateness')) return { tags: [], slots: {} }
  const plain = withoutAccents(plainText(text))
  const [tag] = DETAILS[act]?.find(([, pattern]) => pattern.test(plain)) ?? []
  if (act === 'talk_street' || act === 'answer_trade') {
    const good = goodNamed(plain)
    if (good !== null) {
      return { tags: tag ? [tag, 'names_good'] : ['names_good'], slots: { asksGood: good } }
    }
  }
  return { tags: tag ? [tag] : [], slots: {} }
}

/** Whether someone who asks for mercy asks not for time, but not to be hurt. */
export function isPlea(text: string): boolean {
  return /\b(?:hurt|mercy|pity|legs?|knees?|kill|beg|spare|dont break)\b/.test(plainText(text))
}

function goodNamed(plain: string): string | null {
  for (const [symbol, pattern] of Object.entries(GOODS)) {
    if (pattern.test(plain)) return GOOD_NAMES[symbol as GoodSymbol]
  }
  return null
}
