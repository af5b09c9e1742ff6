import type { UtteranceKind } from './kinds.ts'
import type { Message } from './message.ts'
import { type Phrase, TALK_PHRASES, VAGUE } from './talk-phrases.ts'

const REFUSAL = '(?:aint|arent|not|wont|never|dont|cant|no)'
const NOTHING =
  '(?:nothing|anything|shit|squat|jack|zip|(?:a|one|another|any) (?:dime|cent|penny|nickel|red cent|buck))'

const PHRASES: readonly Phrase[] = [
  ...TALK_PHRASES,
  {
    // "You clown, just kidding"
    pattern:
      /\b(?:jk|(?:just |only )?(?:kidding|joking)|lol|lmao|rofl|a?(?:ha){2,}h?|(?:he){2,})\b|😂|🤣|😜|😉/u,
    from: ['insult', 'threat'],
    means: ['joke'],
  },
  {
    pattern: /^(?:not (?:too |so )?bad|so so)\b/,
    from: ['decline', 'unknown'],
    means: ['small_talk'],
  },
  {
    // 'My sister works at the hospital'
    pattern: /\bmy \w+(?: \w+)? (?:works|is working) (?:at|in|for|as)\b/,
    from: ['excuse', 'beg'],
    means: ['small_talk'],
  },
  {
    // 'I owe you an apology'
    pattern:
      /\b(?:owe (?:you|u|ya) an? (?:\w+ )?(?:apolog\w+|sorry)|apologi[sz]e|my apologies|forgive me|i was out of line)\b/,
    from: [...VAGUE, 'promise', 'pay', 'ask_loan', 'ask_terms', 'decline', 'accept', 'excuse'],
    means: ['apology'],
  },
  {
    // "I'll take it, thank you"
    pattern:
      /(?<!\bnot )\b(?:ill|i will|we|well|gonna|going to|lets|let me|lemme|i) ?take (?:it|that|the (?:money|deal|loan|offer|cash|terms))\b(?! (?:back|easy))/,
    from: [...VAGUE, 'thanks', 'compliment', 'farewell', 'greeting', 'pay', 'apology'],
    means: ['accept'],
  },
  {
    // '$50k. Today. No jokes.'
    pattern: /#money.*\b(?:no jokes?|not joking|no joke)\b/,
    from: ['joke'],
    means: ['ask_loan'],
  },
  {
    // 'Is this the place where people get money?'
    pattern:
      /\b(?:right place|this the place|the place)\b.*\b(?:loans?|money|cash|borrow)\b|\b(?:give|lend|loan|spot|front|float) me (?:a |some |all |the )*(?:#money|money|cash|couple|few)\b|\b(?:need|help me with|let me (?:get|have)|lemme (?:get|have)|could use|short this week|bit short) (?:\w+ ){0,2}(?:#money|money|cash|help me out)\b/,
    from: [
      ...VAGUE,
      'promise',
      'ask_tip',
      'pay',
      'ask_work',
      'excuse',
      'thanks',
      'compliment',
      'threat',
      'ask_rules',
    ],
    means: ['ask_loan'],
  },
  {
    // 'What kind of loans do you do'
    pattern:
      /\bwhat (?:kind|sort|type)s? of loans?\b|\b(?:whats|what is|what are) (?:your|ur|the) (?:rates?|terms|interest|percent)\b/,
    from: [...VAGUE, 'ask_rules', 'ask_tip', 'ask_identity'],
    means: ['ask_terms'],
  },
  {
    // 'How many moves do I get per day', 'how hot am I', 'how do I get to see the boss'
    pattern:
      /\bmoves? (?:do i|a day|per day|each day)\b|\bhow hot\b|\bcool (?:off|down)\b|\b(?:trust me|your trust|respect me)$|\b(?:see|meet) (?:the )?(?:big )?boss\b|\bwhat level\b|\b(?:raise|lower|build|improve) (?:my|ur|your) (?:rep|reputation|name)\b/,
    from: [
      ...VAGUE,
      'ask_terms',
      'compliment',
      'ask_memory',
      'gossip',
      'ask_tip',
      'ask_identity',
      'trade',
    ],
    means: ['ask_rules'],
  },
  {
    // 'What should a beginner do first'
    pattern:
      /\bbeginner\b|\bhow (?:do|does|can|to|would) (?:i|one|you|a guy) (?:get rich|make (?:some )?money|earn)\b|\bwhat (?:do|should) i do first\b|\bhow does (?:all )?this work\b/,
    from: [...VAGUE, 'ask_rules', 'ask_identity', 'ask_tip', 'ask_favour', 'ask_loan', 'ask_terms'],
    means: ['ask_work'],
  },
  {
    // 'Got you a bottle of wine'
    pattern: /\b(?:brought|got|bought|made|baked|have) (?:you|u|ya) (?:a|an|some)\b/,
    from: ['threat', 'insult', 'trade', 'ask_tip', 'pay'],
    means: ['small_talk'],
  },
  {
    // 'The best pizza in Brooklyn' praises nothing of the shark's.
    pattern: /^(?!.*\b(?:you|your|ur|u|youre)\b).*\b(?:best|decent|good)\b.*\b(?:in|around|here)\b/,
    from: ['compliment'],
    means: ['small_talk'],
  },
  {
    // 'Why should I trust you'
    pattern: /\b(?:trust|believe) (?:you|u)\b/,
    from: [
      'compliment',
      'ask_identity',
      'ask_memory',
      'decline',
      'accept',
      'promise',
      'insult',
      'unknown',
      'ask_rules',
    ],
    means: ['small_talk'],
  },
  {
    // 'Ya ever been to jail', 'can I have some soup'
    pattern:
      /\bever (?:been|had|done|seen|met|tried)\b|\bcan i have (?:some|a) (?!loan|discount|better|lower|longer)/,
    from: [
      'accept',
      'postpone',
      'pay',
      'decline',
      'counter',
      'ask_loan',
      'beg',
      'excuse',
      'promise',
    ],
    means: ['small_talk'],
  },
  {
    // 'Got robbed on the F train'
    pattern: /\b(?:got|was|been) (?:robbed|mugged)\b/,
    from: ['trade'],
    means: ['small_talk'],
  },
  {
    // 'Which day do I have to bring it'
    pattern:
      /\b(?:which|what|by what) (?:day|time|date)\b.*\b(?:bring|pay|need|due|owe|return)\b|\bwhen (?:exactly )?(?:do|is|must) (?:i|it)\b|\bdeadline\b/,
    from: [...VAGUE, 'postpone', 'accept', 'pay', 'promise'],
    means: ['ask_terms'],
  },
  {
    // 'My bad for what I said'
    pattern: /\bmy bad\b|\bdidnt mean (?:it|that|to)\b|\bi was (?:rude|drunk|wrong)\b/,
    from: [...VAGUE, 'excuse', 'insult', 'promise', 'joke', 'decline'],
    means: ['apology'],
  },
  {
    // 'Chill, the money is coming'
    pattern:
      /\b(?:money|cash|its|it is|payment)(?:s| is)? coming\b|\b(?:you|u)(?:ll| will) (?:get|have) (?:it|your money|ur money)\b/,
    from: [...VAGUE, 'threat', 'insult', 'pay', 'decline', 'postpone', 'apology'],
    means: ['promise'],
  },
  {
    // "You can't do anything to me"
    pattern:
      /\b(?:you|u) (?:cant|wont|dont dare|wouldnt dare)(?: \w+)? (?:do|touch|hurt|make|scare|catch)\b/,
    from: [...VAGUE, 'ask_tip', 'ask_work', 'promise', 'excuse', 'beg', 'ask_favour', 'ask_rules'],
    means: ['decline', 'threat'],
  },
  {
    // 'I might be a little late'
    pattern:
      /\b(?:be|run|running) (?:a )?(?:little |bit |day |few days )*late\b|\b(?:not|dont think ill|dont think i will|wont)(?: \w+){0,2} (?:make it|have it)(?: in time| by)?\b/,
    from: [...VAGUE, 'excuse', 'promise', 'decline', 'apology', 'postpone'],
    means: ['beg'],
  },
  {
    // 'Show me something smaller'
    pattern: /\b(?:something|anything) (?:smaller|littler|bigger|larger)\b/,
    from: [...VAGUE, 'ask_tip', 'trade', 'ask_favour'],
    means: ['counter'],
  },
  {
    // 'Could I have another week'
    pattern:
      /\b(?:can|could|may) i (?:please )?(?:have|get) (?:#days\b|(?:another|one more|a (?:few|couple)(?: of)? more|some more|more) (?:#days|days?|weeks?|time)\b)/,
    from: [...VAGUE, 'ask_terms', 'ask_rules', 'ask_favour', 'postpone'],
    means: ['beg', 'counter'],
  },
  {
    // 'Can I get another loan on top'
    pattern: /\b(?:another|more|second) (?:loan|money|cash)\b|\bborrow more\b/,
    from: [...VAGUE, 'ask_rules', 'ask_terms', 'postpone', 'pay', 'beg', 'trade'],
    means: ['ask_loan'],
  },
  {
    // 'What are you gonna do to me'
    pattern:
      /\bwhat (?:are|will|would|do) (?:you|u|ya)(?: gonna| going to)? do (?:to|with|about) (?:me|people|those|guys|someone|somebody|them)\b|\b(?:you|u) (?:gonna|going to) (?:kill|hurt) me\b|\bwhat happens (?:to|with|when|if)\b|\bif i(?:m| am| was| were)? .*late\b/,
    from: [
      ...VAGUE,
      'threat',
      'ask_terms',
      'promise',
      'beg',
      'excuse',
      'ask_memory',
      'gossip',
      'ask_identity',
    ],
    means: ['ask_rules'],
  },
  {
    // 'Careful, I know people too'
    pattern:
      /\bi know (?:people|guys|some (?:people|guys))\b|\bone (?:phone )?call\b.*\b(?:feds|cops|police|fbi)\b/,
    from: [...VAGUE, 'promise', 'gossip', 'ask_favour', 'trade'],
    means: ['threat'],
  },
  {
    // 'Is that your best price', 'can you do any better', "that's robbery"
    pattern:
      /\b(?:your|the) best (?:price|offer|rate|you (?:can|got))\b|\b(?:can|cant|could|couldnt) (?:you|u)(?: \w+){0,2} (?:do|go)(?: any| a bit| a little)? (?:better|lower|less)\b|\b(?:insane|robbery|ridiculous|outrageous|crazy (?:rate|price|interest)|rip ?off|steep|thats (?:too much|too high|crazy|a lot))\b|\b(?:knock|take|come)(?: \w+){0,2} (?:off|down)\b|\bdiscount\b(?! if)|\bhave a heart\b|\b(?:favou?r|break|mercy) on the rate\b|\bwithout (?:the |any )?interest\b|\bfirst (?:one|day|week) free\b/,
    from: [
      ...VAGUE,
      'compliment',
      'insult',
      'decline',
      'ask_favour',
      'ask_rules',
      'ask_terms',
      'beg',
      'gossip',
      'ask_loan',
      'excuse',
    ],
    means: ['counter'],
  },
  {
    // "You ain't getting nothing from me"
    pattern: new RegExp(
      `\\b${REFUSAL}(?: \\w+){0,3} (?:get|gets|getting|gonna get|see|seeing|give|giving)(?: \\w+){0,2} ${NOTHING}\\b|\\byou(?:ll)? (?:get|are getting|will get) nothing\\b`,
    ),
    from: [
      ...VAGUE,
      'promise',
      'pay',
      'excuse',
      'beg',
      'ask_loan',
      'insult',
      'threat',
      'ask_rules',
    ],
    means: ['decline'],
  },
  {
    // 'Lemme hold 5k'
    pattern:
      /\b(?:lemme|let me|can i|could i|may i|i (?:need|want)(?: to)?|id like to|looking to)(?: \w+)? (?:hold|get|have|see|use|score|grab)(?: \w+){0,2} #money/,
    from: VAGUE,
    means: ['ask_loan'],
  },
  {
    // 'Think you could push my date back a day'
    pattern:
      /\b(?:push|move|shift|change|stretch|extend|bump|set)(?: \w+){0,2} (?:date|deadline|due day|due date|loan|payment)\b/,
    from: [...VAGUE, 'postpone', 'trade', 'farewell', 'ask_loan', 'counter'],
    means: ['beg', 'ask_favour'],
  },
  {
    // 'Give me till Friday'
    pattern: /\b(?:give|gimme|need|allow|lend|spare|wait)(?: me| us)?(?: \w+){0,2} #days\b/,
    from: [...VAGUE, 'postpone', 'farewell', 'promise', 'trade'],
    means: ['beg'],
  },
  {
    // 'I could use some protection', 'spare me a little advance'
    pattern:
      /\b(?:use|need|want|get|give me|spare me|spot me)(?: \w+){0,3} (?:protection|advance)\b|\bprotect me\b/,
    from: [...VAGUE, 'compliment', 'trade', 'beg'],
    means: ['ask_favour'],
  },
  {
    // 'Have we met before'
    pattern:
      /\b(?:have|havent|did|didnt) (?:we|i|you|u) (?:ever |never )?(?:met|meet|seen me|see me)\b|\bdo (?:you|u) (?:know|remember|recogni[sz]e) me\b/,
    from: [...VAGUE, 'ask_identity', 'greeting', 'trade'],
    means: ['ask_memory'],
  },
]

/** Returns the kind that a phrase of the message decides, or null when none applies. */
export function kindByPhrase(
  kind: UtteranceKind,
  { amounts }: Message,
  legal: readonly UtteranceKind[],
): UtteranceKind | null {
  for (const { pattern, from, means } of PHRASES) {
    if (!from.includes(kind) || !pattern.test(amounts.plain)) continue
    const meant = means.find((candidate) => legal.includes(candidate))
    if (meant !== undefined) return meant
  }
  return null
}
