import { type MoneyPhrases, YOU } from './kinds.ts'

/** Phrases about money where a debt is late. The first that fits counts. */
export const LATE_PHRASES: readonly MoneyPhrases[] = [
  {
    at: ['late'],
    means: { topic: 'too_late_to_fix' },
    patterns: [
      /\b(?:recover|turn (?:this|it) around|fix (?:this|it|things))\b.*\bor\b|\bstill time to\b|\btoo late to\b|\b(?:possible|way|chance) to (?:recover|fix|come back|turn)\b|\b(?:is it|am i) (?:already |too )+(?:late|far gone|deep)\b.*\b(?:fix|save|recover|get out|this)\b/,
    ],
  },
  {
    at: ['late'],
    means: { topic: 'forgot' },
    patterns: [
      /^(?!(?:is|was|what|when|how|which)\b).*(?<!\b(?:you|u|they|he|she) )\bforgot(?: (?:again|it|about (?:it|you|this|the (?:loan|debt|payment|money))|to (?:pay|log|come|play|check|bring)|completely|totally|the (?:day|date|time|loan|payment|money|due)))?(?:[,.!: ]|$)(?!(?:my|how|what|who|where|your|to tell|that time)\b)|\blost track of (?:the )?(?:time|days?)\b|\bslipped my mind\b/,
    ],
  },
  {
    at: ['late'],
    means: { matter: 'admits' },
    patterns: [
      /^(?:(?:yes|yeah|ok|i know|yea|ya|look|listen|sorry)[,. ]+)*(?:i know (?:that )?(?:im|i am|i was|its|it is) (?:\w+ )?(?:late|overdue|behind|past)|(?:no|got no|have no|i have no|i got no) excuses?|(?:its|it is|it was|all) my (?:own )?fault|i (?:messed|screwed|fucked) up)\b/,
      /\bi promised (?:you|u)?(?: and| but)\b.*\b(?:broke|didnt|failed)\b|\bbroke my (?:word|promise)\b|\bno excuses?\b(?!.*\?)|\bi let (?:you|u) down\b|\bmake (?:it|this|things) right\b/,
    ],
  },
  {
    at: ['late'],
    means: { matter: 'dares' },
    patterns: [
      /^(?:so |then |go ahead(?: and)? |just |fine )*(?:come (?:and )?(?:get|find|catch|take) (?:me|it|some)|(?:send|bring) (?:your|the) (?:guys?|goons?|boys|men|people)|break my \w+|kill me|do your worst|try me|bring it(?: on)?|what are you waiting for)(?: then| already)?[.! ]*$/,
      new RegExp(
        `^(?:(?:im|i am) not (?:scared|afraid|frightened)(?: of (?:you|u|your \\w+))?[.! ]*$|${YOU} (?:dont|do not|cant|wont|will never) (?:scare|frighten|touch|catch|do anything to|hurt) me(?: (?:at all|anyway|one bit|man|old man|pal|now))*[.! ]*$)`,
      ),
    ],
  },
  {
    at: ['late'],
    means: { topic: 'lend_again' },
    patterns: [
      /\b(?:still|ever|again) (?:lend|loan|give) (?:to )?me\b|\blend (?:to )?me (?:again|after|anything)\b|\bborrow (?:again|from you again)\b/,
    ],
  },
  {
    at: ['late'],
    means: { topic: 'how_to_stop_it' },
    patterns: [
      /^(?:so |ok |and |well )*what (?:can|should|do) i do(?: now| then)?[?.! ]*$|\bwhen (?:does|will|is) (?:it|this|all this) (?:stop|end|over)\b|\bhow (?:do|can) i (?:get out of (?:this|it)|fix (?:this|it)|stop (?:this|it|them))\b|\bwhat (?:can|do|should) i do (?:to (?:fix|stop|settle) |about (?:this|it|the (?:debt|loan)))\b/,
    ],
  },
  {
    at: ['late'],
    means: { intent: 'promise' },
    patterns: [
      /^(?:i(?:m| am) )?(?:still )?working on (?:it|that|the money|getting (?:it|the money|your money))\b|^(?:its|it is|the money(?:s| is)|your money(?:s| is)) (?:coming|on (?:the|its) way)(?:[,. ]+(?:soon|relax|chill|man|boss|i swear|ok|promise))*[.! ]*$/,
    ],
  },
  {
    at: ['late'],
    means: { topic: 'blames_other' },
    patterns: [
      /\bnot my fault\b|\b(?:its|it is|it was) (?:the|my|your|his|her|their) (?:\w+ )?fault\b/,
    ],
  },
  {
    at: ['late'],
    means: { intent: 'beg' },
    patterns: [/^(?:please |pls |come on )*help me(?: out)?(?: here)?(?: please)?[.! ]*$/],
  },
  {
    at: ['late'],
    means: { intent: 'excuse' },
    patterns: [
      /^(?:(?:sorry|but|because|cause|cuz|look|well|yeah|see)[,! ]+)*i (?:was|had to|had no|couldnt|could not|didnt have|moved|missed)\b(?: [^ ?]+){0,9}$/,
    ],
  },
]
